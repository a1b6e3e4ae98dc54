"""Inputs of any size, by name: what `growth` doubles."""
from . import catalogs, inputs, texts


class Shape:
    """An input that can have any size."""

    def __init__(self, name, make, first=250):
        self.name = name
        self.make = make      # make(project, size) writes the input and returns the arguments of the command
        self.first = first    # the smallest size that is measured


def all_shapes():
    """Every shape, by its name."""
    made = [Shape(name, make, *first) for module in (texts, catalogs, inputs) for name, make, *first in module.shapes()]
    names = [shape.name for shape in made]
    if len(set(names)) < len(names):
        raise ValueError("two shapes have one name")
    return made

"""Catalogs of Android of any size with texts as apps have them: most without a fault, some with one."""
import random

WORDS = """play pause stop next album library settings account download share queue offline open close send photo video
image select remove add delete edit save cancel search filter sort options all new a the of in and for with your this
every shared hidden empty recent older favourite""".split()
FAULTS = {89: str.upper, 97: lambda text: text + " button", 101: lambda text: "😀 " + text, 103: lambda text: text + "  x"}


def entries(most):
    """Names with texts until they fill a file of so many bytes."""
    chance = random.Random(1)
    size, number = 0, 0
    while size < most:
        number += 1
        kind = chance.choice(("cd", "title", "action") + 7 * ("message",))
        text = " ".join(chance.choices(WORDS, k=chance.choice((6, 12, 16, 20) if kind == "message" else (2, 3, 4))))
        text = text.capitalize()
        if number % 7 == 0:
            text += " %1$s"
        for every, change in FAULTS.items():
            if number % every == 0:
                text = change(text)
        name = f"{kind}_{chance.choice(WORDS)}_{number}"
        size += len(f"    <string name=\"{name}\">{text}</string>\n".encode())
        yield name, text


def resources(named):
    lines = "".join(f"    <string name=\"{name}\">{text}</string>\n" for name, text in named)
    return f"<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n{lines}</resources>\n"

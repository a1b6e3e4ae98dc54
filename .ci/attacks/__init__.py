"""The parts of `.ci/attack`, a subject each."""

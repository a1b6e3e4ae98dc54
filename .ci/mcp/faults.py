"""Faults that a translator's text may have, each with the rules that are to find it."""

import re

PLACEHOLDER = re.compile(r"%(?:\d+\$)?[sd]")


class Fault:
    """A kind of fault; `make` gives the arguments of a faulty text, or None for a key that it does not fit."""

    def __init__(self, name, rules, change):
        self.name, self.rules, self.change = name, set(rules), change

    def make(self, context):
        if context["translations"][0]["slot"].startswith("plural="):
            texts = {t["slot"].removeprefix("plural="): t["text"] for t in context["translations"]}
            forms = self.change(None, None, context, texts)
            return {"forms": forms} if forms else None
        if len(context["translations"]) != 1:
            return None
        text, source = context["translations"][0]["text"], context["source"][0]["text"]
        changed = self.change(text, source, context, None)
        return {"text": changed} if changed is not None and changed != text else None


def of_text(change):
    """A change of a single text."""
    return lambda text, source, context, forms: change(text, source, context) if forms is None else None


def lost(text, source, context):
    found = PLACEHOLDER.search(text)
    return text[: found.start()] + text[found.end():] if found else None


def swapped(text, source, context):
    """Two values change places, without numbers that would say so."""
    found = PLACEHOLDER.findall(text)
    if len(found) != 2 or found[0][-1] == found[1][-1]:
        return None
    kinds = iter(["%" + found[1][-1], "%" + found[0][-1]])
    numbered = iter([found[0][:-1] + found[1][-1], found[1][:-1] + found[0][-1]])
    return PLACEHOLDER.sub(lambda m: next(numbered if "$" in found[0] else kinds), text)


def another(text, source, context):
    """A value that the source does not have in place of one that it has."""
    return re.sub(r"%1\$([sd])", r"%3$\1", text, count=1) if "%1$" in text else None


def mistyped(text, source, context):
    found = PLACEHOLDER.search(text)
    if not found:
        return None
    kind = "d" if found.group()[-1] == "s" else "f"
    return text[: found.end() - 1] + kind + text[found.end():]


def lacking(text, source, context, forms):
    return {name: form for name, form in forms.items() if name != "other"} if forms and len(forms) > 1 else None


def is_plain(text):
    return not PLACEHOLDER.search(text) and "<" not in text and "\n" not in text


def is_heard(context):
    """Whether a screen reader says the text as the name of something, as far as label-lint knows."""
    return context["kind"]["purpose"] == "label" and context["kind"]["confidence"] in ("high", "certain")


def shouting(text, source, context):
    """Capitals are a fault of names and short texts; a sentence in capitals is a choice of its author.

    Of a source in capitals, the source is at fault, and it is told there.
    """
    letters = [c for c in text if c.isalpha()]
    if not is_plain(text) or len(letters) < 6 or text.isupper() or source.isupper():
        return None
    return text.upper() if context["kind"]["purpose"] in ("label", "action", "title", "shortText") else None


def with_role(text, source, context):
    """A screen reader adds the role of what it names; on a button that is seen, the word is only long.

    A role word in the source is a fault of the source, and is told there.
    """
    if "button" in source.lower() or not is_plain(text) or len(text.split()) > 2 or not text.replace(" ", "").isalpha():
        return None
    # A role that the source has, too, is the problem of the source.
    if re.search(r"\bbutton\b", source, re.IGNORECASE):
        return None
    return text + "-Schaltfläche" if is_heard(context) else None


def foreign(text, source, context):
    return "Сохранить все изменения" if is_plain(text) and sum(c.isalpha() for c in source) > 3 else None


def untranslated(text, source, context):
    """An English sentence; two or three words may be a name, or the same in both languages."""
    words = re.findall(r"[A-Za-z]+", PLACEHOLDER.sub("", source))
    return source if "<" not in source and len(words) >= 4 and text != source else None


def blank(text, source, context):
    """Nothing; a sign without letters, such as a comma, may have no counterpart."""
    return " " if is_plain(text) and any(c.isalpha() for c in source) else None


def unclosed(text, source, context):
    closing = re.search(r"</\w+>", text)
    return text[: closing.start()] + text[closing.end():] if closing else None


NUMBER = re.compile(r"(?<![\w.,%$:/-])\d{1,3}(?![\w.,$%:/-])")


def number_of(text, source):
    """A number that text and source have, each as often.

    A text that has other numbers beside it may convert units, and nothing says which of them it converts. A number with a
    letter, such as 2FA or 13M, is a name.
    """
    numbers = [re.findall(r"\d+", part) for part in (text, source)]
    found = NUMBER.search(text)
    if not found or sorted(numbers[0]) != sorted(numbers[1]):
        return None
    return found if re.search(rf"(?<![A-Za-wyz\d]){found.group()}(?![A-Za-wyz\d])", source) else None


def renumbered(text, source, context):
    number = number_of(text, source)
    return text[: number.start()] + str(int(number.group()) + 3) + text[number.end():] if number else None


def uncounted(text, source, context):
    """The number of what is counted is gone.

    Few things are often named one by one, such as fingers; 7 and 30 days may be a week and a month.
    """
    number = number_of(text, source)
    counted = number and re.search(rf"\b{number.group()} ([a-z]{{4,}})", source)
    if not counted or int(number.group()) < 5 or re.match("min|hour|day|week|month|sec", counted.group(1)):
        return None
    return text[: number.start()] + text[number.end():].lstrip()


def trailing(text, source, context):
    return text + " " if is_plain(text) and text == text.strip() and source == source.strip() else None


def cut(text, source, context):
    """The dots that say that more follows, also behind the space that some languages put before them."""
    for mark in ("…", "..."):
        if text.endswith(mark) and source.endswith(("…", "...")):
            return text.removesuffix(mark).rstrip() + "."
    return None


FAULTS = [
    Fault("placeholder lost", ["placeholder-mismatch"], of_text(lost)),
    Fault("placeholders swapped", ["placeholder-mismatch", "unordered-placeholders"], of_text(swapped)),
    Fault("another placeholder", ["placeholder-mismatch"], of_text(another)),
    Fault("placeholder of another type", ["placeholder-mismatch"], of_text(mistyped)),
    Fault("plural form missing", ["missing-plural-category"], lacking),
    Fault("shouting capitals", ["all-caps"], of_text(shouting)),
    Fault("role word", ["role-word"], of_text(with_role)),
    Fault("wrong script", ["wrong-script", "wrong-language", "mixed-script"], of_text(foreign)),
    Fault("untranslated", ["untranslated-copy", "missing-state-counterpart"], of_text(untranslated)),
    Fault("blank", ["missing-translation", "empty-label"], of_text(blank)),
    Fault("markup broken", ["markup-mismatch"], of_text(unclosed)),
    Fault("number changed", ["number-mismatch"], of_text(renumbered)),
    Fault("number lost", ["number-mismatch"], of_text(uncounted)),
    Fault("blank at the end", ["whitespace-mismatch"], of_text(trailing)),
    Fault("ellipsis lost", ["punctuation-mismatch"], of_text(cut)),
]

"""One long text, in a label and in a message, with a translation that is as long."""
from .projects import FORMATS, of_texts


def numbered(form):
    """A text of parts that all differ."""
    return lambda n: "".join(form % i for i in range(1, n + 1))


def letters(number):
    """A number in letters, so that words differ."""
    text = ""
    while number or not text:
        text, number = chr(97 + number % 26) + text, number // 26
    return text


def again(part):
    return lambda n: part * n


def lettered(form):
    return lambda n: "".join(form % letters(i) for i in range(n))


def nested(start, end, middle="x"):
    return lambda n: start * n + middle + end * n


# What is said once for each of the formats stands here, by name: the source, and the translation where it is another.
# A text of the second list is read by what all formats share, and written in two of them.
EVERYWHERE = {
    "placeholders": (numbered("%%%d$d "), None),
    "placeholders-lost": (numbered("%%%d$d "), again("weg ")),
    "placeholders-added": (again("gone "), numbered("%%%d$d ")),
    "placeholders-one": (again("%1$d "), again("%1$d und ")),
    "backslashes": (again("\\"), None),
    "quotes": (again('"'), None),
    "apostrophes": (again("'"), None),
    "unicode-escapes": (again("\\u00e9"), None),
    "tags": (again("<b>x</b> "), again("<i>x</i> ")),
    "long-word": (again("a"), again("b")),
}
SHARED = {
    "placeholders-misspelt": (numbered("%%%d$d "), numbered("%% %d$ d ")),
    "tokens": (lettered("{name%s} "), None),
    "tokens-lost": (lettered("{name%s} "), lettered("{ name%s } ")),
    "tokens-dollar": (lettered("${name%s} "), lettered("$ {name%s} ")),
    "tokens-double": (again("{{name}} "), None),
    "tokens-numbers": (numbered("$%d "), None),
    "braces-open": (again("{"), None),
    "braces-close": (again("}"), None),
    "braces-nested": (nested("{", "}"), None),
    "brackets-open": (again("["), None),
    "brackets-nested": (nested("(", ")"), nested("[", "]")),
    "plural-nested": (nested("{n, plural, other {", "}}"), None),
    "plural-open": (again("{n, plural, other {"), None),
    "plural-in-row": (again("{n, plural, one {# a} other {# b}} "), None),
    "select-branches": (lambda n: "{n, select, %sother {x}}" % lettered("a%s {x} ")(n), None),
    "plural-quoted": (again("{n, plural, other {'{' "), None),
    "percent": (again("%"), None),
    "percent-words": (again("5 % of "), again("5 % von ")),
    "quoted-words": (again("\u201cplay\u201d "), again("\u201eplay\u201c ")),
    "numbers": (numbered("%d7 "), numbered("%d3 ")),
    "numbers-alike": (again("17 "), again("18 ")),
    "numbers-zeros": (lambda n: "".join("%d000 " % (i * 7 + 11) for i in range(n)), numbered("%d1 ")),
    "digits": (again("7"), again("8")),
    "digits-devanagari": (again("\u096d"), again("\u096e")),
    "marks": (lambda n: "e" + "\u0301" * n, None),
    "marks-mixed": (lambda n: "e" + "\u0301\u0327" * n, lambda n: "e" + "\u0327\u0301" * n),
    "marks-alone": (again("\u0301"), None),
    "spaces": (lambda n: "Play" + " " * n + "all", None),
    "spaces-ends": (lambda n: " " * n + "Play" + " " * n, None),
    "no-break-spaces": (again("\u00a0"), None),
    "lines": (again("Play\n"), again("Los\n")),
    "tabs": (again("Play\t"), None),
    "exclamations": (again("!"), None),
    "punctuation": (again("?!\u2026,;:"), again("!?,\u2026")),
    "stops": (again("."), None),
    "hyphens": (again("-"), again("\u2013")),
    "slashes": (again("/"), None),
    "asterisks": (again("*"), None),
    "underscores": (again("a_"), None),
    "capitals": (again("PLAY ALL "), None),
    "capitals-distinct": (lambda n: lettered("Q%s ")(n).upper(), None),
    "camel-case": (again("playAll"), None),
    "words-of-roles": (again("button "), again("Schaltfl\u00e4che ")),
    "words-of-states": (again("on off "), again("ein aus ")),
    "words-again": (again("the the "), again("die die ")),
    "words-distinct": (lettered("q%s "), lettered("z%s ")),
    "words-of-gestures": (again("double tap to play "), again("doppeltippen zum Abspielen ")),
    "words-of-senses": (again("the red button on the left "), None),
    "words-wordy": (again("in order to "), again("please click here ")),
    "sentences": (again("Play it now. "), again("Spiel es. ")),
    "abbreviations": (again("e.g. min. "), again("z. B. ")),
    "times": (again("5 min "), again("5 h ")),
    "emoji": (again("\U0001f600"), None),
    "emoji-joined": (again("\U0001f468\u200d"), None),
    "emoji-families": (again("\U0001f468\u200d\U0001f469\u200d\U0001f467 "), None),
    "flags": (again("\U0001f1e9\U0001f1ea"), None),
    "bidi-open": (again("\u2067"), None),
    "bidi-nested": (nested("\u2067", "\u2069"), None),
    "bidi-embedded": (again("\u202b\u05d0\u202c"), None),
    "right-to-left": (again("\u0645\u0631\u062d\u0628\u0627 "), None),
    "hebrew": (again("\u05e9\u05dc\u05d5\u05dd"), None),
    "cjk": (again("\u97f3\u697d"), again("\u97f3\u4e50")),
    "kana": (again("\u30dc\u30bf\u30f3"), None),
    "thai": (again("\u0e1b\u0e38\u0e48\u0e21"), None),
    "hangul": (again("\uc74c\uc545 "), None),
    "hangul-jamo": (again("\u1112\u1161\u11ab"), None),
    "hindi": (again("\u092c\u091f\u0928 "), None),
    "mixed-scripts": (again("p\u0430ypal "), None),
    "urls": (numbered("https://example.com/%d "), numbered("https://example.org/%d ")),
    "hosts-mixed": (lambda n: "https://" + "a\uac00" * n, None),
    "mail-hosts-mixed": (lambda n: "x@" + "a\uac00" * n, None),
    "url-long": (lambda n: "https://example.com/" + "a/" * n, None),
    "emails": (numbered("a%d@example.com "), numbered("b%d@example.com ")),
    "file-names": (numbered("img_%d.png "), None),
    "dotted": (again("a.b."), None),
    "at-signs": (again("a@"), None),
    "markdown-bold": (again("**x** "), again("**x "),),
    "markdown-links": (again("[a](b) "), again("[a](c) ")),
    "markdown-open": (again("[a]("), None),
    "backticks": (again("`"), None),
    "wiki-templates-open": (again("{{A:"), None),
    "wiki-emphasis-open": (again(" ''a"), None),
    "tags-open": (again("<b>"), None),
    "tags-nested": (nested("<b>", "</b>"), None),
    "tags-unended": (again("<b "), None),
    "tags-distinct": (lettered("<x%s>y</a> "), None),
    "references": (again("&amp;"), None),
    "references-open": (again("&"), None),
    "zero-width": (again("\u200b"), None),
    "soft-hyphens": (again("a\u00ad"), None),
    "object-replacements": (again("\ufffc"), None),
    "private-use": (again("\ue000"), None),
    "ligatures": (again("\ufb01"), None),
    "full-width": (again("\uff21"), None),
    "bidi-closers": (lambda n: "\u202b" * n + "\u2069" * n, lambda n: "\u2069" * n),
}


def shape(kind, source, translation):
    def make(project, size):
        pair = (source(size), (translation or source)(size))
        return of_texts(project, kind, {"cd_play": pair, "message_play": ("Now " + pair[0], "Jetzt " + pair[1])})
    return make


def shapes():
    """Every text in every format it is written in."""
    for name, (source, translation) in EVERYWHERE.items():
        for kind in FORMATS:
            yield "text %s %s" % (name, kind), shape(kind, source, translation)
    for place, (name, (source, translation)) in enumerate(SHARED.items()):
        # Each is written in one format of either platform, in turns.
        for kind in (("android", "compose")[place % 5 == 4], ("strings", "xcstrings", "stringsdict")[place % 3]):
            yield "text %s %s" % (name, kind), shape(kind, source, translation)

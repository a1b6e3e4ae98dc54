"""Small catalogs of every format, and random edits of them that are the same for the same seed."""

import random

from app import ANDROID, APPLE, FILES

# What an edit puts in: words, characters of several units, line ends, marks of the formats and halves of them.
WORDS = ["Play", "SHUFFLE ALL", "Save button", "😀", "🎵 ", "مرحبا", "תפריט", "e\u0301", "👩‍👩‍👧", "%1$d", "%@", "Click here ", "  "]
PIECES = ["<", ">", "&", "&amp;", "&#x1F600;", "\"", "'", "\\", "\\u00e9", "\n", "\r\n", "\r", "</", "/>", "</string>",
          "<string name=\"cd_new\">New</string>", "<!-- ", " -->", "<b>", "<item quantity=\"few\">%d</item>", "/* ", " */",
          ";", " = ", "\"new\" = \"New\";\n", "{", "}", ",", "[", "\"new\" : { },", "\u2028", "\u202e", "\u00a0", "\ufffd"]


def files():
    """The files that are edited: the sample app's, with more entries."""
    made = {path: text for path, text in FILES.items() if not path.endswith((".kt", ".swift"))}
    for locale, word in (("", "Open song"), ("-de", "Titel öffnen"), ("-ar", "افتح الأغنية 😀")):
        path = f"{ANDROID}/values{locale}/strings.xml"
        more = "".join(f"    <string name=\"cd_song_{number}\">{word} {number}</string>\n" for number in range(12))
        made[path] = made[path].replace("</resources>", more + "</resources>")
    for locale, word in (("en", "Open album"), ("ar", "افتح 😀 الألبوم")):
        path = f"{APPLE}/{locale}.lproj/Localizable.strings"
        made[path] += "".join(f"\"album.{number}\" = \"{word} {number}\";\n" for number in range(12))
    return made


class Edits:
    """Edits of a text that often come back to a text that can be read."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def place(self, text):
        """A place of a text that a position can name: none is between CR and LF."""
        place = self.random.randrange(len(text) + 1)
        return place - 1 if 0 < place < len(text) and text[place - 1:place + 1] == "\r\n" else place

    def range(self, text, longest):
        start = self.place(text)
        end = min(len(text), start + self.random.randrange(longest + 1))
        return start, end - 1 if start < end < len(text) and text[end - 1:end + 1] == "\r\n" else end

    def word(self, text):
        """Another word inside of a value, which leaves the text as well-formed as it was."""
        places = [place for place in range(1, len(text) - 1) if text[place].isalpha() and text[place - 1] in "> \""]
        if not places:
            return [(0, 0, "x")]
        start = self.random.choice(places)
        end = start
        while end < len(text) and text[end].isalpha():
            end += 1
        return [(start, end, self.random.choice(WORDS))]

    def damage(self, text):
        """Anything in the place of anything."""
        start, end = self.range(text, self.random.choice((0, 0, 3, 40)))
        return [(start, end, "".join(self.random.choices(WORDS + PIECES, k=self.random.randrange(4))))]

    def several(self, text):
        """Changes in one message, each of the text that the one before leaves."""
        edits = []
        for _ in range(self.random.randrange(2, 5)):
            start, end, new = self.random.choice((self.word, self.damage))(text)[0]
            text = text[:start] + new + text[end:]
            edits.append((start, end, new))
        return edits

    def back(self, text, good):
        """The text that could be read last, by the smallest change or as a whole."""
        if self.random.random() < 0.2:
            return [good]
        start = 0
        while start < min(len(text), len(good)) and text[start] == good[start]:
            start += 1
        end = 0
        while end < min(len(text), len(good)) - start and text[-1 - end] == good[-1 - end]:
            end += 1
        # A place between CR and LF has no name.
        while start and text[start - 1] == "\r":
            start -= 1
        while end and (text[len(text) - end] == "\n" or good[len(good) - end] == "\n"):
            end -= 1
        return [(start, len(text) - end, good[start:len(good) - end])]

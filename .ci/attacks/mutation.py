"""Changes of files that are seeded: broken bytes, broken structure, and texts that are hostile in a whole file."""
import re

HUGE = (
    b"0", b"-1", b"255", b"65536", b"2147483648", b"4294967296", b"9223372036854775807", b"9223372036854775808",
    b"18446744073709551616", b"-9223372036854775809", b"1e999", b"1E-400", b"0.1e+99999999", b"9" * 400, b"NaN", b"0x7fffffff",
)
# Bytes that are no UTF-8, halves of surrogate pairs, code points that there are none of, NUL, and what terminals obey.
RAW = (
    b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xed\xb0\x80", b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80", b"\xe2\x82", b"\x00",
    b"\x1b[31m", b"\x1b]0;t\x07", b"\x9b31m", b"\xc2\x9b31m", b"\xc2\x85", b"\x7f", b"\x08", b"\r", b"\x0b", b"\x0c",
    b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\x00\x00", b"\xe2\x80\xae", b"\xe2\x80\xa8", b"\xef\xbf\xbe",
    b"\xf3\xa0\x80\x81",
)
# Texts that end something in some format, act in one, or are long and odd for those who judge them.
TEXTS = tuple(text.encode() for text in (
    "PLAY ALL BUTTON", "👩‍👩‍👧 Share", "שלום \u202ex", "e\u0301\u0327\u0302" * 40, "\u0301", "]]>", "</script><!--",
    "::error::x",
    "##[error]x", "a|b|c", "\\n\\r\\u0000\\uD800", "\\", "\\'", "''", "{", "{{{", "}", "%", "%%%", "%1$", "%999999999999$s",
    "%-08.99999d",
    "%#@a@", "%@ %2$@ %1$lld", "{n, plural, one{#} other{#}}", "{n, plural, =1{{n, select, a{x} other{}}} other{#}}",
    "{0,choice,0#a|1#b}",
    "{n,number,#,##0.00}", "${x}", "\\(x)", "<b>", "</b>", "<xliff:g id=\"a\">%s</xliff:g>", "&amp;&lt;&#0;&#x110000;&nope;",
    "&#xD800;", "<![CDATA[<b>]]>", "<!--x-->", "=1+1", "@string/x", "?attr/x", "%0A::warning::", "http://[::1]:99999/%zz",
    "a@b@c", "1,000.00",
    "١٢٣ ٤٥٦", "Ａ", "ﷺ" * 30, "I\u0307İıi", "ß" * 50, "\U0001d54f\U0010fffe", "\ufffd", "\ufeff", "\u2028", "\u00ad\u200b",
    "Tap image of icon button!!!",
    "OK OK", "on/off", "...", "…", "12:30 – 14:00", "C:\\x\\y", "a b" * 300, "\u0e01" * 400, "\u4e00" * 400, "x\u0338" * 200,
    "🇩🇪" * 99,
    "{a,plural," * 40, "%s " * 300, "<i>" * 60, "(((((" * 60, "\"“”„«»" * 30, "label-lint:ignore all-caps - x",
    "label-lint:disable all-caps"))
OPENERS = (
    b"<a>", b"<string-array name=\"a\">", b"<plurals name='p'><item quantity='one'>", b"[", b"{\"a\":", b"(", b"{",
    b"<dict><key>a</key>", b"<array>", b"<!--", b"<![CDATA[", b"/*", b"{a=", b"- ", b"{x: [", b"${", b"\\(", b"\"\\(\"", b"&a;",
    b"<!DOCTYPE a [<!ENTITY b '", b"#if a\n",
)


def place(random, data):
    return random.randrange(len(data) + 1)


def piece(random, data):
    """A part of a file: some bytes, or a line."""
    start = place(random, data)
    if random.random() < 0.5:
        start = data.rfind(b"\n", 0, start) + 1
        end = data.find(b"\n", start) + 1
        return start, end or len(data)
    return start, min(len(data), start + random.choice((1, 2, 4, 16, 64, 256)))


def flip(random, data, tokens, others):
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 8, 32))):
        if changed:
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def cut(random, data, tokens, others):
    return data[:place(random, data)] if random.random() < 0.8 else data[place(random, data):]


def drop(random, data, tokens, others):
    start, end = piece(random, data)
    return data[:start] + data[end:]


def repeat(random, data, tokens, others):
    start, end = piece(random, data)
    at = place(random, data) if random.random() < 0.5 else end
    return data[:at] + data[start:end] * random.choice((1, 1, 2, 5, 60)) + data[at:]


def exchange(random, data, tokens, others):
    (a, b), (c, d) = sorted((piece(random, data), piece(random, data)))
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:] if b <= c else data


def insert(random, data, tokens, others):
    at = place(random, data)
    return data[:at] + random.choice(tokens) + data[at:]


def spoil(random, data, tokens, others):
    at = place(random, data)
    return data[:at] + random.choice(RAW) + data[at:]


def number(random, data, tokens, others):
    hits = list(re.finditer(rb"-?\d+(\.\d+)?", data))
    if not hits:
        return insert(random, data, HUGE, others)
    hit = random.choice(hits)
    return data[:hit.start()] + random.choice(HUGE) + data[hit.end():]


def text(random, data, tokens, others):
    """Puts a hostile text in the place of one, so that the rest of the file is read as before."""
    hits = list(re.finditer(rb">[^<>\n]+<|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]+'|: [^,}\n]+", data))
    if not hits:
        return insert(random, data, TEXTS, others)
    changed = data
    for hit in sorted(random.sample(hits, min(len(hits), random.choice((1, 1, 3, 9)))), key=lambda hit: -hit.start()):
        own = changed[hit.start() + 1:hit.end() - 1]
        new = b"".join(random.choice(TEXTS) for _ in range(random.choice((1, 1, 1, 2, 5))))
        new = random.choice((new, own + new, new + own, b""))
        changed = changed[:hit.start() + 1] + new + changed[hit.end() - 1:]
    return changed


def nest(random, data, tokens, others):
    at = place(random, data)
    opener = random.choice(OPENERS + tuple(tokens))
    return data[:at] + opener * random.choice((20, 300, 600, 3000, 11000) if len(opener) < 8 else (20, 300)) + data[at:]


def stretch(random, data, tokens, others):
    at = place(random, data)
    unit = random.choice((b"a", b" ", b"\n", b"%", b"\\", b"'", b"\"", b"&", b"-", b"9", b"\xcc\x81",
        b"\xf0\x9f\x91\xa9\xe2\x80\x8d", b"\xd7\x90", b"A ", b"0,"))
    return data[:at] + unit * random.choice((100, 1000, 20000)) + data[at:]


def recode(random, data, tokens, others):
    """The same file in another encoding, with its mark or without, or with the wrong one."""
    coding = random.choice(("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be", "latin-1"))
    mark = random.choice((b"", "\ufeff".encode("utf-16-le"), "\ufeff".encode("utf-16-be"), "\ufeff".encode("utf-32-le"),
        b"\xef\xbb\xbf"))
    changed = mark + data.decode(errors="replace").encode(coding, errors="replace")
    if random.random() < 0.3:
        changed = changed[:-1]
    if random.random() < 0.3:
        at = place(random, changed) // 2 * 2
        changed = changed[:at] + b"\x00\xd8" + changed[at:]
    return changed


def ends(random, data, tokens, others):
    return data.replace(b"\n", random.choice((b"\r\n", b"\r", b"", b"\n\n", "\u2028".encode(), b"\n\t")))


def splice(random, data, tokens, others):
    other = random.choice(others)
    return data[:place(random, data)] + other[place(random, other):]


# What keeps the file readable comes more often: behind a first fault of syntax little is judged.
CHANGES = (
    (flip, 4), (cut, 3), (drop, 4), (repeat, 4), (exchange, 3), (insert, 6), (spoil, 4), (number, 4), (text, 14), (nest, 1),
    (stretch, 1), (recode, 1), (ends, 1), (splice, 2),
)
FUNCTIONS, WEIGHTS = zip(*CHANGES)
LARGEST = 400_000


def mutated(random, data, tokens, others):
    """A changed file; `tokens` are pieces of its format, `others` whole files that it may go on with."""
    for change in random.choices(FUNCTIONS, WEIGHTS, k=random.choice((1, 1, 1, 2, 2, 3, 5))):
        data = change(random, data, tokens, others)[:LARGEST]
    return data

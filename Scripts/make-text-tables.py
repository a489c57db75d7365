#!/usr/bin/env python3
"""Generates the Unicode tables of the module Text.

    apt-get install icu-devtools unicode-data    # Debian 12: ICU 72, Unicode 15
    python3 Scripts/make-text-tables.py          # rewrites the four files below

Writes Sources/Text/FoldingData.swift, Sources/Text/WidthData.swift, Sources/Text/PinyinData.swift,
and for the tests Tests/TextTests/FoldingSamples.swift. Needed only to change the tables: the generated files are
committed. When FoldingData.swift changes, raise `TextFolding.version`, and when PinyinData.swift
changes, `Pinyin.version`, because what they make of a text is stored in search indexes.

Sources: Python's unicodedata (categories, normalization, case folding), ICU's transliterator
Hant-Hans through `uconv`, and from /usr/share/unicode DerivedCoreProperties.txt,
EastAsianWidth.txt, emoji/emoji-data.txt and Unihan_Readings.txt.bz2 (Unicode licence).

The data is written as string literals of 7-bit units, because a StaticString is laid out in
the read-only segment: it compiles at once and costs nothing at start-up.
"""

import bz2
import random
import re
import subprocess
import unicodedata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNICODE = Path("/usr/share/unicode")
LIMIT = 0x32000  # scalars from here on are letters that fold to themselves, see FoldingTable
BLOCK = 64

# Entry values of the folding table. Targets are never below U+0020 nor in plane 16.
WORD, OTHER, SPACE, REMOVED = 0, 1, 2, 3
MARK = 0x100000  # + canonical combining class
SEQUENCE = 0x110000  # + offset in the pool
MARK_SEQUENCE = 0x180000  # the same, holding something that reorders or composes


def property_set(path, name):
    found = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) >= 2 and fields[1] == name:
            first, _, last = fields[0].partition("..")
            found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


IGNORABLE = property_set(UNICODE / "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")

# Diacritics of Latin, Greek and Cyrillic, and the optional vowel points of Arabic and Hebrew.
# Kana voiced marks and the vowel signs of Indic scripts are letters to their readers and stay.
STRIPPED = set()
for first, last in [
    (0x0300, 0x036F), (0x0483, 0x0489), (0x0591, 0x05BD), (0x05BF, 0x05BF), (0x05C1, 0x05C2),
    (0x05C4, 0x05C5), (0x05C7, 0x05C7), (0x0610, 0x061A), (0x064B, 0x065F), (0x0670, 0x0670),
    (0x06D6, 0x06DC), (0x06DF, 0x06E4), (0x06E7, 0x06E8), (0x06EA, 0x06ED), (0x08CA, 0x08E1),
    (0x08E3, 0x08FF), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20F0), (0x2DE0, 0x2DFF),
    (0xA66F, 0xA672), (0xA674, 0xA67D), (0xA69E, 0xA69F), (0xFE20, 0xFE2F),
]:
    STRIPPED.update(range(first, last + 1))

SPECIAL = {
    "\u00DF": "ss", "\u1E9E": "ss", "\u00E6": "ae", "\u0153": "oe", "\u00F8": "o",
    "\u0142": "l", "\u0111": "d", "\u00F0": "d", "\u00FE": "th", "\u0131": "i", "\u0237": "j",
    "\u0127": "h", "\u0167": "t",
    "\u301C": "~", "\u2044": "/", "\u2215": "/", "\u309B": "\u3099", "\u309C": "\u309A",
}
for character in "\u2018\u2019\u201A\u201B\u2032\u2035\u2039\u203A\u00B4\u02B9\u02BB\u02BC\u02C8":
    SPECIAL[character] = "'"
for character in "\u201C\u201D\u201E\u201F\u2033\u2036\u00AB\u00BB\u301D\u301E\u301F\u02BA":
    SPECIAL[character] = '"'
for character in "\u2022\u2027\u22C5\u30FB":  # the dot between the parts of a foreign name
    SPECIAL[character] = "\u00B7"
for scalar in range(0x80, 0x20000):
    character = chr(scalar)
    if unicodedata.category(character) == "Pd" and scalar not in (0x301C, 0x3030, 0x30A0):
        SPECIAL[character] = "-"
    name = re.fullmatch("LATIN SMALL LETTER ([A-Z]) WITH STROKE", unicodedata.name(character, ""))
    if name:
        SPECIAL.setdefault(character, name[1].lower())
for character in "\u2212\u2043\u2796":
    SPECIAL[character] = "-"


def is_space(scalar):
    return scalar in (0x20, 0x85) or 9 <= scalar <= 13 or (
        unicodedata.category(chr(scalar)) in ("Zs", "Zl", "Zp"))


def simplified_characters():
    """Traditional to simplified, one character at a time."""
    han = [chr(c) for c in range(0x2E80, LIMIT)
           if unicodedata.name(chr(c), "").startswith("CJK UNIFIED") or c in (0x3007,)]
    answer = subprocess.run(
        ["uconv", "-f", "UTF-8", "-t", "UTF-8", "-x", "Hant-Hans"],
        input="\n".join(han), encoding="utf-8", check=True, stdout=subprocess.PIPE).stdout
    changed = dict(pair for pair in zip(han, answer.split("\n"), strict=True) if pair[0] != pair[1])
    for start in han:  # 苧 and 苎 are each other's form: one of them has to stand for both
        if changed.get(changed.get(start)) == start:
            del changed[min(start, changed[start])]
    return changed


SIMPLIFIED = simplified_characters()


def step(character):
    scalar = ord(character)
    if is_space(scalar):
        return " "
    if scalar in IGNORABLE or scalar in STRIPPED or unicodedata.category(character) == "Cc":
        return ""
    if character in SPECIAL:
        return SPECIAL[character]
    for form in ("NFD", "NFKD"):  # canonical first: U+1FFD is U+00B4, which is special
        decomposed = unicodedata.normalize(form, character)
        if decomposed != character:
            return decomposed
    return SIMPLIFIED.get(character, character.casefold())


def mapped(character, memory={}):
    """The full decomposition of what a scalar folds to."""
    if character not in memory:
        memory[character] = None  # a cycle stops at the join below
        first = step(character)
        memory[character] = first if first == character else "".join(map(mapped, first))
    return memory[character]


def folded(text):
    """The reference that the Swift code has to equal."""
    scalars = "".join(mapped(character) for character in text)
    return re.sub(" +", " ", unicodedata.normalize("NFC", scalars)).strip(" ")


PAIRS = {}
for scalar in range(LIMIT):
    parts = unicodedata.decomposition(chr(scalar)).split()
    if len(parts) == 2 and "<" not in parts[0] and not 0xAC00 <= scalar <= 0xD7A3:
        if folded(chr(scalar)) == chr(scalar):
            first, second = (int(part, 16) for part in parts)
            if unicodedata.normalize("NFC", chr(first) + chr(second)) == chr(scalar):
                PAIRS[first, second] = scalar
SECONDS = {second for _, second in PAIRS}
SECONDS.update(range(0x1161, 0x1176), range(0x11A8, 0x11C3))


def reorders(character):
    return unicodedata.combining(character) != 0 or ord(character) in SECONDS


def units(value, count):
    assert 0 <= value < 1 << 7 * count, value
    return [value >> 7 * place & 127 for place in range(count)]


class Pool:
    def __init__(self):
        self.scalars, self.places = [], {}

    def place(self, text):
        if text not in self.places:
            self.places[text] = len(self.scalars)
            self.scalars += [len(text)] + [ord(character) for character in text]
        return self.places[text]


def entry(scalar, pool):
    character = chr(scalar)
    if 0xD800 <= scalar <= 0xDFFF:
        return OTHER
    whole, decomposed = folded(character), mapped(character)
    if is_space(scalar) or decomposed and not decomposed.strip(" "):
        return SPACE
    if whole == "":
        return REMOVED
    if whole == character and " " not in decomposed:
        if reorders(character):
            return MARK + unicodedata.combining(character)
        return WORD if unicodedata.category(character)[0] in "LNM" or (
            unicodedata.category(character) in ("Cn", "Co")) else OTHER
    # What composes within itself is stored composed, the rest is done where the text is known.
    content = unicodedata.normalize("NFC", decomposed)
    if any(map(reorders, content)):
        return MARK_SEQUENCE + pool.place(decomposed)
    if len(content) == 1:
        return ord(content)
    assert content == content.strip(" ") and "  " not in content, hex(scalar)
    return SEQUENCE + pool.place(content)


def trie(values, block):
    """Two stages: the distinct blocks, and the number of the block of each run of scalars."""
    places, index, entries = {}, [], []
    for start in range(0, len(values), block):
        content = tuple(values[start:start + block])
        if content not in places:
            places[content] = len(places)
            entries += content
        index.append(places[content])
    return index, entries


def literal(data):
    """A multi-line literal; units are XORed with 0x30 so that the common ones are printable."""
    lines, line = [], ""
    for unit in data:
        byte = unit ^ 0x30
        if byte in (0x22, 0x5C):
            line += "\\" + chr(byte)
        elif 0x20 <= byte < 0x7F:
            line += chr(byte)
        else:
            line += "\\u{%X}" % byte
        if len(line) > 4000:
            lines.append(line)
            line = ""
    lines.append(line)
    return '"""\n' + "".join(f"    {part}\\\n" for part in lines)[:-2] + '\n    """'


HEAD = """// swift-format-ignore-file
// Generated by Scripts/make-text-tables.py from Unicode {version}; do not edit.

"""


def member(name, comment, data):
    return f"  /// {comment}\n  static var {name}: StaticString {{\n    {literal(data)}\n  }}\n"


def write_folding():
    pool = Pool()
    values = [entry(scalar, pool) for scalar in range(LIMIT)]
    for scalar in range(LIMIT, 0x110000):
        if not 0xE0000 <= scalar <= 0xE0FFF:
            assert folded(chr(scalar)) == chr(scalar) and not reorders(chr(scalar)), hex(scalar)
    index, entries = trie(values, BLOCK)
    pairs = [part for (first, second), whole in sorted(PAIRS.items())
             for part in (first, second, whole)]
    flat = lambda data, count: [unit for value in data for unit in units(value, count)]
    text = HEAD.format(version=unicodedata.unidata_version)
    text += "/// What each scalar folds to, packed; `FoldingTable` reads it.\nenum FoldingData {\n"
    text += f"  /// Scalars from here on are not in the table.\n  static let limit: UInt32 = {LIMIT:#X}\n"
    text += f"  /// How many pairs `pairs` holds.\n  static let pairCount = {len(PAIRS)}\n\n"
    text = text.replace("0X", "0x")
    text += member("index", "Block number of each run of 64 scalars, two units each.",
                   flat(index, 2)) + "\n"
    text += member("entries", "Entry of each scalar of each block, three units each.",
                   flat(entries, 3)) + "\n"
    text += member("pool", "Sequences: a count, then the scalars, three units each.",
                   flat(pool.scalars, 3)) + "\n"
    text += member("pairs", "First, second and composed scalar, sorted, three units each.",
                   flat(pairs, 3)) + "}\n"
    (ROOT / "Sources/Text/FoldingData.swift").write_text(text, encoding="utf-8")
    print(f"folding: {len(index)} runs, {len(entries) // BLOCK} blocks, {len(PAIRS)} pairs,"
          f" pool {len(pool.scalars)}, {len(SIMPLIFIED)} simplified, {len(text)} bytes of source")


def write_width():
    wide = set()
    for line in (UNICODE / "EastAsianWidth.txt").read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) == 2 and fields[1] in ("W", "F"):
            first, _, last = fields[0].partition("..")
            wide.update(range(int(first, 16), int(last or first, 16) + 1))
    emoji = property_set(UNICODE / "emoji/emoji-data.txt", "Emoji")

    def width(scalar):
        character = chr(scalar)
        category = unicodedata.category(character)
        if scalar == 0xAD:
            return 1  # terminals show the soft hyphen
        if category in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp", "Cs") or scalar in IGNORABLE:
            return 0
        if 0x1160 <= scalar <= 0x11FF or 0xD7B0 <= scalar <= 0xD7FF:
            return 0  # vowels and finals, drawn inside the syllable
        if scalar in wide:
            return 2
        return 3 if scalar in emoji else 1

    index, entries = trie([width(scalar) for scalar in range(0x20000)], 128)
    text = HEAD.format(version="15.0.0")
    text += "/// Columns of each scalar below U+20000, packed; `DisplayWidth` reads it.\nenum WidthData {\n"
    text += member("index", "Block number of each run of 128 scalars, two units each.",
                   [unit for value in index for unit in units(value, 2)]) + "\n"
    text += member("entries", "Columns of each scalar; 3 is one column, two as an emoji.",
                   entries) + "}\n"
    (ROOT / "Sources/Text/WidthData.swift").write_text(text, encoding="utf-8")
    print(f"width: {len(entries) // 128} blocks, {len(text)} bytes of source")


HAN_FIRST, HAN_LAST = 0x3400, 0x9FFF  # Extension A and the first block, URO
FREQUENCY, COMMON, TABLE, DICTIONARY, OLD = (
    "kHanyuPinlu", "kMandarin", "kTGHZ2013", "kXHC1983", "kHanyuPinyin")

# Where titles and names say something else than running text does most often.
FIRST_IN_TITLES = {"长": "chang", "長": "chang", "地": "di", "着": "zhe", "著": "zhu", "曾": "zeng",
                   "还": "hai", "還": "hai", "〇": "ling"}


def toneless(syllable):
    """Without tone, and with v for ü, as input methods have it."""
    parts = unicodedata.normalize("NFD", syllable).replace("u\u0308", "v")
    letters = "".join(part for part in parts if not unicodedata.combining(part))
    # A few interjections are written without a vowel or with ê.
    return letters if re.fullmatch("[a-z]+", letters) else None


def unihan_readings():
    """For each scalar and field the toneless syllables, with their frequency where it is known."""
    found = {}
    for line in bz2.open(UNICODE / "Unihan_Readings.txt.bz2", "rt", encoding="utf-8"):
        scalar, _, rest = line.strip().partition("\t")
        field, _, value = rest.partition("\t")
        if not line.startswith("U+") or field not in (FREQUENCY, COMMON, TABLE, DICTIONARY, OLD):
            continue
        counts = found.setdefault(chr(int(scalar[2:], 16)), {}).setdefault(field, {})
        for part in value.split():
            for syllable in part.rpartition(":")[2].split(","):
                name, _, count = syllable.rstrip(")").partition("(")
                if toneless(name):
                    key = toneless(name)
                    counts[key] = counts.get(key, 0) + int(count or 0)
    return found


def readings(character, unihan):
    """Up to three spellings, the likeliest first.

    A reading counts if it is over 1 % of the character's uses, if the Unihan database calls it
    common, or if both modern dictionaries have it; for a traditional character, which the table of
    standard characters lacks, the simplified one's entry there counts.
    """
    fields = unihan.get(character, {})
    frequency, common = fields.get(FREQUENCY, {}), fields.get(COMMON, {})
    table = fields.get(TABLE) or unihan.get(SIMPLIFIED.get(character), {}).get(TABLE, {})
    dictionary = fields.get(DICTIONARY, {})
    total = sum(frequency.values())
    ranked = [FIRST_IN_TITLES[character]] if character in FIRST_IN_TITLES else []
    ranked += sorted((name for name, count in frequency.items() if count * 100 > total),
                     key=lambda name: -frequency[name])
    ranked += [*common, *(name for name in dictionary if name in table)]
    ranked = ranked or [*dictionary, *table, *fields.get(OLD, {})][:1]
    spelled = []
    for name in ranked:  # ü is typed as v and as u, and folded text has u
        spelled += [name, name.replace("v", "u")]
    return tuple(dict.fromkeys(spelled))[:3]


def write_pinyin():
    unihan = unihan_readings()
    values = [readings(chr(scalar), unihan) for scalar in range(HAN_FIRST, HAN_LAST + 1)]
    uses = {(): len(values)}  # the list without a reading is the first
    for value in [*values, readings("〇", unihan)]:
        uses[value] = uses.get(value, 0) + 1
    lists = sorted(uses, key=lambda value: (-uses[value], value))
    numbers = {value: number for number, value in enumerate(lists)}
    syllables = ["", *sorted({syllable for value in lists for syllable in value})]
    flat = lambda data: [unit for value in data for unit in units(value, 2)]
    places = [syllables.index(syllable) for value in lists for syllable in (value + ("",) * 3)[:3]]
    text = HEAD.format(version="15.0.0")
    text += "/// Mandarin readings of Han characters, packed; `PinyinTable` reads it.\nenum PinyinData {\n"
    text += f"  /// The first scalar of `entries`.\n  static let first: UInt32 = {HAN_FIRST:#x}\n"
    text += f"  /// How many scalars `entries` has.\n  static let count: UInt32 = {len(values)}\n"
    text += "  /// Number of the list for 〇, which lies elsewhere.\n"
    text += f"  static let zero = {numbers[readings('〇', unihan)]}\n\n"
    text += member("entries", "Number of the list of readings of each scalar, two units each.",
                   flat(numbers[value] for value in values)) + "\n"
    text += member("lists", "Three numbers of syllables a list, 0 for none, two units each.",
                   flat(places)) + "\n"
    text += member("syllables", "Six units a syllable, padded with zeros.",
                   [unit for name in syllables for unit in name.encode().ljust(6, b"\0")]) + "}\n"
    (ROOT / "Sources/Text/PinyinData.swift").write_text(text, encoding="utf-8")
    several = sum(len(value) > 1 for value in values)
    print(f"pinyin: {sum(map(bool, values))} characters, {several} with several readings,"
          f" {len(lists)} lists, {len(syllables)} syllables, {len(text)} bytes of source,"
          f" {len(values) * 2 + len(lists) * 6 + len(syllables) * 6} of data")


PICKED = [
    "Café Müller", "STRASSE straße ẞ", "Æon Flux Œuvre", "Łódź Øresund Đorđe", "İstanbul ısı IŞIK",
    "Đurđevak ħ ŧ þ ð", "Crème Brûlée à l’été", "Nguyễn Nhật Ánh", "Dvořák Čapek Şafak",
    "Ὀδύσσεια ᾠδή ΣΊΣΥΦΟΣ", "Ёлка и Йод Їжак Ўзбек", "三體：地球往事", "紅樓夢　曹雪芹", "重慶森林 髮 發",
    "千と千尋の神隠し", "がぎぐ ガギグ ｶﾞｷﾞｸﾞ", "か゛は゜", "ＦＵＬＬ　ｗｉｄｔｈ！", "기생충 봉준호", "ㅋㅋ ㄱㅏ",
    "“Heroes” ‘n’ «amis» „Zitat“", "a–b—c−d‐e－f", "1984 — ½ … № ① ㎏", "ﬁn ﷺ", "〜波ダッシュ～",
    "ジョン・レノン ｼﾞｮﾝ•ﾚﾉﾝ", " \t a \r\n  b\u00A0c\u3000 ", "zero\u200Bwidth\u200D\uFEFF\u00ADx\uFE0F",
    "bell\u0007 esc\u001B[31m", "العَرَبِيَّة أحمد", "קֹדֶשׁ", "हिन्दी क़िला", "বাংলা কো", "ราชอาณาจักรไทย ำ",
    "🎵 1️⃣ 👩‍👩‍👧", "C++ & C#", "", " ", "\u0301", "÷ × +",
]


def write_samples():
    """Texts with what the reference makes of them: picked ones, and seeded random ones."""
    generator = random.Random(1)
    ranges = [(0x20, 0x7F), (0xA0, 0x250), (0x300, 0x370), (0x370, 0x530), (0x590, 0x700),
              (0x900, 0xE00), (0x1100, 0x1200), (0x1E00, 0x2100), (0x3041, 0x309F),
              (0x4E00, 0xA000), (0xAC00, 0xD7A4), (0xF900, 0x10000), (0x0, 0xD800)]
    texts = list(PICKED)
    for _ in range(100):
        main = generator.choice(ranges)
        texts.append("".join(
            chr(generator.randrange(*generator.choice([main, generator.choice(ranges)])))
            for _ in range(generator.randrange(1, 9))))

    def quoted(text):
        return '"' + "".join(
            "\\" + character if character in '"\\'
            else character if 0x20 <= ord(character) < 0x7F
            or unicodedata.category(character) in ("Lo", "Ll", "Lu") and len(
                unicodedata.normalize("NFKD", character)) == 1
            else "\\u{%X}" % ord(character) for character in text) + '"'

    text = HEAD.format(version=unicodedata.unidata_version)
    text += "/// Texts composed and decomposed, and what both fold to by Python's normalization.\n"
    text += "enum FoldingSamples {\n"
    text += "  static let all: [(composed: String, decomposed: String, folded: String)] = [\n"
    for sample in texts:
        forms = [unicodedata.normalize(form, sample) for form in ("NFC", "NFD")]
        assert folded(forms[0]) == folded(forms[1]) == folded(folded(sample)), sample
        text += "    (" + ", ".join(map(quoted, forms + [folded(sample)])) + "),\n"
    text += "  ]\n}\n"
    (ROOT / "Tests/TextTests/FoldingSamples.swift").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_folding()
    write_width()
    write_pinyin()
    write_samples()

#!/usr/bin/env python3
"""Writes a CSV of made-up bookmarks of real shape: make-items.py ROWS > items.csv

A quarter of the titles is Chinese; some cells hold quoted newlines and several tags; the rows are
the same at every run.
"""

import csv
import random
import sys

HANZI = "三体黑暗森林活着百年孤独红楼梦围城边城呐喊彷徨骆驼祥子城南旧事平凡的世界白鹿原"
WORDS = (
    "light river winter house garden stone night silence empire letters music glass island "
    "memory shadow ocean train summer north bridge mirror distant golden broken hidden little"
).split()
NAMES = "Anna Ben Chloe David Elena Farid Grace Hugo Iris Jonas Kenji Lena Marta Nils Olga".split()
SURNAMES = "Abbott Berg Costa Dubois Ekman Fischer Garcia Hansen Ivanov Jensen Kim Larsen".split()


def isbn(number):
    stem = f"978{number:09d}"
    total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(stem))
    return stem + str((10 - total % 10) % 10)


def main():
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    pick = random.Random(7)
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(
        "type title creator year rating status tags isbn finished note publisher shop".split())
    for n in range(rows):
        kind = pick.choice(["book", "book", "movie", "music"])
        if n % 4 == 0:
            title = "".join(pick.sample(HANZI, 4)) + f" 第{n}部"
            creator = "".join(pick.sample(HANZI, 3))
        else:
            title = "The " + " ".join(pick.sample(WORDS, 3)).title() + f" {n}"
            creator = f"{pick.choice(NAMES)} {pick.choice(SURNAMES)}"
        done = pick.random() < 0.6
        note = 'a "quoted" word,\nand a second line' if n % 10 == 0 else ""
        out.writerow([
            kind, title, creator, pick.randint(1900, 2025),
            pick.choice(["", "3", "3.5", "4", "5"]) if done else "",
            "done" if done else pick.choice(["wish", "active"]),
            "; ".join(pick.sample(WORDS, pick.randint(0, 3))),
            isbn(n) if kind == "book" else "",
            f"20{pick.randint(10, 25)}-{pick.randint(1, 12):02d}-{pick.randint(1, 28):02d}"
            if done else "",
            note, pick.choice(SURNAMES) + " Press" if kind == "book" else "", f"S{n % 50}"])


main()

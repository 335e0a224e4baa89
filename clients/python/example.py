"""Translates a word in its sentence, and counts the pairs of two languages."""

import os

from lexhub import Lexhub

lexhub = Lexhub(os.environ["LEXHUB_URL"], os.environ["LEXHUB_KEY"])
answer = lexhub.translate("bank", "eng", ["deu", "spa"], context="We sat on the bank of the river.")
for word in answer["translations"]:
    print(word["language"], word["lemma"], word["confidence"])
print(sum(1 for _ in lexhub.pairs("eng", "deu")), "pairs")

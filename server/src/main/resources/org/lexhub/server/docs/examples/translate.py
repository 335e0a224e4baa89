import json
import os
import urllib.request

question = {
    "text": "bank",
    "source_lang": "eng",
    "target_lang": "deu,spa",
    "context": "We sat on the bank of the river and watched the water.",
}
request = urllib.request.Request(
    os.environ["LEXHUB_URL"] + "/v1/translations/translate",
    data=json.dumps(question).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LEXHUB_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)

print(answer["source"]["detected_senses"][0]["gloss"])
for translation in answer["translations"]:
    print(translation["language"], translation["lemma"], translation["confidence"])

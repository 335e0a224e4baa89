import json
import os
import urllib.request

query = {
    "text": "bank",
    "source_lang": "eng",
    "target_lang": "deu,spa",
    "context": "We sat on the bank of the river and watched the water.",
}
request = urllib.request.Request(
    os.environ["LEXHUB_URL"] + "/v1/translations/translate",
    data=json.dumps(query).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LEXHUB_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    result = json.load(response)

print(result["source"]["detected_senses"][0]["gloss"])
for translation in result["translations"]:
    print(translation["language"], translation["lemma"], translation["confidence"])

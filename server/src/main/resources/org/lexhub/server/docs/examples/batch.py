import json
import os
import urllib.request

batch = {
    "source_lang": "eng",
    "target_lang": "deu",
    "limit": 1,
    "items": [{"text": word} for word in ["dog", "water", "hello"]],
}
request = urllib.request.Request(
    os.environ["LEXHUB_URL"] + "/v1/translations/translate/batch",
    data=json.dumps(batch).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LEXHUB_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    results = json.load(response)["results"]

for item, result in zip(batch["items"], results):
    words = [translation["lemma"] for translation in result.get("translations", [])]
    print(item["text"], result["status"], *words)

import json
import os
import urllib.request

question = {
    "text": "We ate ice cream on the bank of the river.",
    "source_lang": "eng",
    "target_lang": "deu",
}
request = urllib.request.Request(
    os.environ["LEXHUB_URL"] + "/v1/text/analyze",
    data=json.dumps(question).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LEXHUB_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)

for token in answer["tokens"]:
    words = [word["lemma"] for word in token.get("translations", [])]
    print(token["start_code_point"], token["text"], token.get("lemma"), token.get("pos"), words)

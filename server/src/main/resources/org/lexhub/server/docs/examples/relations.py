import json
import os
import urllib.request


def get(path):
    request = urllib.request.Request(
        os.environ["LEXHUB_URL"] + path,
        headers={"Authorization": "Bearer " + os.environ["LEXHUB_KEY"]},
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


dog = get("/v1/lexemes/search?q=dog&lang=eng&limit=1")["data"][0]
for relation in get(f"/v1/lexemes/{dog['id']}/relations?type=synonym,hypernym&lang=eng,deu")["data"]:
    print(relation["type"], [word["lemma"] for word in relation["words"]])

import json
import os
import urllib.parse
import urllib.request


def get(path, **query):
    request = urllib.request.Request(
        os.environ["LEXHUB_URL"] + path + "?" + urllib.parse.urlencode(query),
        headers={"Authorization": "Bearer " + os.environ["LEXHUB_KEY"]},
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


found = get("/v1/lexemes/search", q="?at", match="pattern", lang="eng")
print([lexeme["lemma"] for lexeme in found["data"]], found["data"][0]["match_type"])
word = get("/v1/lexemes/random", lang="eng", proficiency="cefr:a1", seed="2026-11-23")
print("word of the day:", word["lemma"], word["proficiency"])

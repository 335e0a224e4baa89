import json
import os
import urllib.parse
import urllib.request

query = urllib.parse.urlencode({"q": "anmal", "lang": "eng", "fuzzy": "true"})
request = urllib.request.Request(
    os.environ["LEXHUB_URL"] + "/v1/lexemes/search?" + query,
    headers={"Authorization": "Bearer " + os.environ["LEXHUB_KEY"]},
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)

print(answer["total"], "found")
for lexeme in answer["data"]:
    print(lexeme["lemma"], lexeme["pos"], lexeme["match_type"])

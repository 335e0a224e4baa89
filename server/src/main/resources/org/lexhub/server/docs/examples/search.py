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
    found = json.load(response)

print(found["total"], "found")
for lexeme in found["data"]:
    print(lexeme["lemma"], lexeme["pos"], lexeme["match_type"])

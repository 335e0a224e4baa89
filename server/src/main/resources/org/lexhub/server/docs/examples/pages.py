import json
import os
import urllib.parse
import urllib.request


def pairs(source, target):
    """All pairs of two languages, best first, page by page."""
    query = {"source_lang": source, "target_lang": target, "limit": 20}
    while True:
        request = urllib.request.Request(
            os.environ["LEXHUB_URL"] + "/v1/translations/pairs?" + urllib.parse.urlencode(query),
            headers={"Authorization": "Bearer " + os.environ["LEXHUB_KEY"]},
        )
        with urllib.request.urlopen(request) as response:
            page = json.load(response)
        yield from page["data"]
        cursor = page["meta"].get("next_cursor")
        if cursor is None:
            return
        query["cursor"] = cursor


print(sum(1 for _ in pairs("eng", "deu")), "pairs")

import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request


def pairs(source, target):
    """Yields all word pairs of two languages, the most confident first."""
    query = {"source_lang": source, "target_lang": target, "limit": 100}
    while True:
        request = urllib.request.Request(
            os.environ["LEXHUB_URL"] + "/v1/translations/pairs?" + urllib.parse.urlencode(query),
            headers={"Authorization": "Bearer " + os.environ["LEXHUB_KEY"]},
        )
        try:
            with urllib.request.urlopen(request) as response:
                page = json.load(response)
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(int(error.headers["Retry-After"]))
            continue
        yield from page["data"]
        cursor = page["meta"].get("next_cursor")
        if cursor is None:
            return
        query["cursor"] = cursor


print(sum(1 for _ in pairs("eng", "deu")), "pairs")

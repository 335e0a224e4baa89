import json
import os
import time
import urllib.error
import urllib.request


def get(path):
    """Returns the response to a GET request. Retries up to five times if the server is busy."""
    request = urllib.request.Request(
        os.environ["LEXHUB_URL"] + path,
        headers={"Authorization": "Bearer " + os.environ["LEXHUB_KEY"]},
    )
    for attempt in range(5):
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as e:
            error = json.load(e)["error"]
            if e.code not in (429, 503) or error["code"] == "quota_exceeded":
                raise RuntimeError(error["code"] + ": " + error["message"]) from e
            time.sleep(int(e.headers["Retry-After"]))
    raise RuntimeError("the server is still busy")


for _ in range(25):
    get("/v1/languages/iso/eng")
print(get("/v1/usage"))

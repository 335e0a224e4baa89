"""A client of the Lexhub API, on the standard library only.

    from lexhub import Lexhub
    lexhub = Lexhub("http://127.0.0.1:8080", "lx_...")
    for word in lexhub.lexemes("eng", pos="noun"):
        print(word["lemma"])
"""

import json
import time
import urllib.error
import urllib.parse
import urllib.request


MAX_SEARCH = 10_000  # the number of results of a search that a server gives


class LexhubError(Exception):
    """An error of the server: `status`, `code` and the message."""

    def __init__(self, status, code, message):
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message


class Lexhub:
    """A client with an address and a key.

    `retries` is how often a request is repeated after 429 or 503; `longest_wait` the number of seconds of
    `Retry-After` beyond which it is not.
    """

    def __init__(self, url, key, retries=5, longest_wait=60, timeout=30):
        self.url = url.rstrip("/")
        self.key = key
        self.retries = retries
        self.longest_wait = longest_wait
        self.timeout = timeout

    def get(self, path, **query):
        """Returns the JSON of a GET request. Query values can be lists; None is left out."""
        return json.loads(self._send(self._address(path, query), None))

    def post(self, path, body):
        """Returns the JSON of a POST request with a JSON body."""
        return json.loads(self._send(self.url + path, json.dumps(body).encode()))

    def pages(self, path, **query):
        """Yields the items of all pages of a list, by cursor where the list has one, else by offset."""
        query.setdefault("limit", 100)
        offset = query.pop("offset", 0)
        cursor = query.pop("cursor", None)
        while True:
            place = {"cursor": cursor} if cursor else {"offset": offset or None}
            page = self.get(path, **place, **query)
            items = page[next(name for name in ("data", "translations", "senses") if name in page)]
            yield from items
            offset += len(items)
            by_cursor = cursor is not None
            cursor = page["meta"].get("next_cursor")
            if path.endswith("/search") and offset >= MAX_SEARCH:
                return
            if not items or (cursor is None and (by_cursor or offset >= page["meta"]["total"])):
                return

    def languages(self, **query):
        """Yields all languages."""
        return self.pages("/v1/languages", **query)

    def lexemes(self, lang, **query):
        """Yields all words of a language."""
        return self.pages("/v1/lexemes", lang=lang, **query)

    def search(self, q, **query):
        """Yields the results of a search, the best first."""
        return self.pages("/v1/lexemes/search", q=q, **query)

    def pairs(self, source_lang, target_lang, **query):
        """Yields all pairs of two languages, the most certain first."""
        return self.pages("/v1/translations/pairs", source_lang=source_lang, target_lang=target_lang, **query)

    def lexeme(self, id, **query):
        """Returns a word."""
        return self.get(f"/v1/lexemes/{int(id)}", **query)

    def meaning(self, id, **query):
        """Returns a meaning."""
        return self.get(f"/v1/meanings/{int(id)}", **query)

    def translate(self, text, source_lang, target_lang, **more):
        """Translates a word; `context` and `sense_hint` choose its sense."""
        body = {"text": text, "source_lang": source_lang, "target_lang": _joined(target_lang), **more}
        return self.post("/v1/translations/translate", body)

    def export(self, path, file, **query):
        """Writes an export to a file, such as export("/v1/lexemes/export", "eng.xml", lang="eng")."""
        with self._open(self._address(path, query), None) as response, open(file, "wb") as out:
            while part := response.read(1 << 16):
                out.write(part)

    def _address(self, path, query):
        given = {name: _joined(value) for name, value in query.items() if value is not None}
        return self.url + path + ("?" + urllib.parse.urlencode(given) if given else "")

    def _send(self, address, body):
        with self._open(address, body) as response:
            return response.read()

    def _open(self, address, body):
        headers = {"Authorization": "Bearer " + self.key, "User-Agent": "lexhub-python"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(address, data=body, headers=headers)
        for attempt in range(self.retries + 1):
            try:
                return urllib.request.urlopen(request, timeout=self.timeout)
            except urllib.error.HTTPError as error:
                wait = _seconds(error.headers.get("Retry-After"))
                again = error.code in (429, 503) and attempt < self.retries
                if not again or wait > self.longest_wait:
                    raise _error(error) from None
                error.close()
                time.sleep(wait)
        raise AssertionError("unreachable")


def _joined(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else value


def _seconds(header):
    return int(header) if header and header.isdigit() else 1


def _error(error):
    text = error.read()
    error.close()
    try:
        detail = json.loads(text)["error"]
        return LexhubError(error.code, detail["code"], detail["message"])
    except (ValueError, KeyError, TypeError):
        return LexhubError(error.code, "http_error", text[:200].decode(errors="replace"))

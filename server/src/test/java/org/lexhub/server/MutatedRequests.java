package org.lexhub.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Makes requests of valid ones by random changes to method, address, headers and body. */
final class MutatedRequests {
  private static final String[] METHODS = {
    "GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "DELETE", "PUT", "PATCH", "TRACE", "get", "X"
  };
  private static final String[] VALUES = {
    "",
    "0",
    "-1",
    "1",
    "100",
    "101",
    "9999",
    "2147483647",
    "2147483648",
    "9223372036854775807",
    "9223372036854775808",
    "1e9",
    "0x10",
    "1.5",
    "NaN",
    "Infinity",
    "true",
    "null",
    "[]",
    "{}",
    "%",
    "%00",
    "%0a",
    "%2f",
    "%20",
    "+",
    "%ff",
    "%c0%af",
    "%ed%a0%80",
    "%f0%9f%98%80",
    "%e2%80%ae",
    "%",
    "%zz",
    "a",
    "*",
    "eng",
    "zho",
    "en-US",
    "x-y-z",
    "eng,deu",
    ",,,",
    "eng,eng",
    "dog",
    "%e7%8a%ac",
    "%cc%81%cc%81%cc%81",
    "%ef%ac%83",
    "a%00b",
    "<script>",
    "'--",
    "..",
    "../..",
    ";",
    "noun",
    "senses,translations,etymology,forms,frequency,pronunciations,relations",
    "hypernym",
    "cefr:a1",
    "w:b",
    "id",
    "null,null",
    "%F0%90%80%80",
    "%E0%B8%81%E0%B9%8D%E0%B9%88"
  };
  private static final String[] HEADERS = {
    "Accept: text/html",
    "Accept: */*;q=0",
    "Accept: application/json;q=0.5, */*;q=0.1",
    "Accept: ,,;=",
    "Accept-Encoding: gzip",
    "Accept-Encoding: gzip;q=0, *",
    "Accept-Encoding: br",
    "If-None-Match: *",
    "If-None-Match: W/\"x\", \"",
    "If-Modified-Since: yesterday",
    "Range: bytes=0-1",
    "Cookie: lexsid=\u00e9; =; a",
    "X-Request-Id: a b",
    "X-Request-Id: \u00ff",
    "Content-Type: text/plain",
    "Content-Type: application/json; charset=utf-16",
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Encoding: gzip",
    "Expect: 100-continue",
    "Expect: tea",
    "X-Lexhub-Page: 1",
    "Authorization: Bearer lx_x",
    "Origin: https://evil.example",
    "Forwarded: for=1.1.1.1",
    "X-Forwarded-Host: evil",
    "X-HTTP-Method-Override: DELETE",
    "Upgrade: h2c",
    "Connection: close",
    "X: ",
    "Transfer-Encoding: gzip",
    "TE: trailers",
    "Trailer: X",
    "Via: 1.1 x"
  };
  private static final int MAX_CHANGES = 4;

  private final Random random;
  private final String key;
  private final List<String> addresses;
  private final List<String> parameters;
  private final List<String> bodies;

  /**
   * Creates a source of requests.
   *
   * @param addresses valid addresses
   * @param bodies valid bodies
   * @param parameters the names of all parameters
   */
  MutatedRequests(
      Random random,
      String key,
      List<String> addresses,
      List<String> bodies,
      Set<String> parameters) {
    this.random = random;
    this.key = key;
    this.addresses = addresses;
    this.bodies = bodies;
    this.parameters = List.copyOf(parameters);
  }

  /**
   * A request.
   *
   * @param raw whether its framing can be broken, so that no response has to follow
   */
  @SuppressWarnings("ArrayRecordComponent") // records are not compared
  record Request(String method, String address, byte[] bytes, boolean raw) {
    @Override
    public String toString() {
      return new String(bytes, StandardCharsets.ISO_8859_1)
          .replaceAll("lx_[0-9A-Za-z]{38}", "KEY")
          .replaceAll("[^\\x20-\\x7e\\r\\n]", "?");
    }
  }

  /** Returns the next request. */
  Request next() {
    boolean post = random.nextInt(3) == 0;
    String method = post ? "POST" : random.nextInt(20) == 0 ? one(METHODS) : "GET";
    String address =
        post
            ? "/v1/translations/translate" + (random.nextBoolean() ? "/batch" : "")
            : addresses.get(random.nextInt(addresses.size()));
    int changes = random.nextInt(MAX_CHANGES);
    for (int i = 0; i < changes; i++) {
      address = changedAddress(address);
    }
    List<String> headers = new ArrayList<>();
    headers.add("Host: localhost");
    if (random.nextInt(30) != 0) {
      headers.add("Authorization: Bearer " + key);
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      headers.add(random.nextInt(headers.size() + 1), one(HEADERS));
    }
    byte[] body = new byte[0];
    if (post || random.nextInt(50) == 0) {
      body = changedBody(bodies.get(random.nextInt(bodies.size())));
      headers.add("Content-Length: " + body.length);
    }
    String head =
        method + " " + address + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\n\r\n";
    byte[] bytes = new byte[head.length() + body.length];
    System.arraycopy(head.getBytes(StandardCharsets.ISO_8859_1), 0, bytes, 0, head.length());
    System.arraycopy(body, 0, bytes, head.length(), body.length);
    boolean raw = random.nextInt(20) == 0;
    if (raw) {
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        bytes[random.nextInt(head.length())] = (byte) random.nextInt(256);
      }
    }
    return new Request(method, address, bytes, raw);
  }

  private String one(String[] values) {
    return values[random.nextInt(values.length)];
  }

  private String changedAddress(String address) {
    int question = address.indexOf('?');
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> withValue(address);
      case 3 ->
          address
              + (question < 0 ? '?' : '&')
              + parameters.get(random.nextInt(parameters.size()))
              + '='
              + one(VALUES);
      case 4 -> {
        int slash = address.lastIndexOf('/', question < 0 ? address.length() : question);
        yield address.substring(0, slash + 1)
            + one(VALUES)
            + (question < 0 ? "" : address.substring(question));
      }
      case 5 -> {
        int at = random.nextInt(address.length() + 1);
        yield address.substring(0, at)
            + "%"
            + Integer.toHexString(256 + random.nextInt(256)).substring(1)
            + address.substring(at);
      }
      case 6 ->
          question < 0 ? address + "?" : address + address.substring(question).replace('?', '&');
      default -> {
        int at = 1 + random.nextInt(address.length());
        int end = Math.min(address.length(), at + random.nextInt(5));
        yield address.substring(0, at) + address.substring(end);
      }
    };
  }

  /** Replaces the value of a parameter, if there is one. */
  private String withValue(String address) {
    List<Integer> starts = new ArrayList<>();
    for (int i = address.indexOf('='); i >= 0; i = address.indexOf('=', i + 1)) {
      starts.add(i + 1);
    }
    if (starts.isEmpty()) {
      return address;
    }
    int start = starts.get(random.nextInt(starts.size()));
    int end = address.indexOf('&', start);
    String value = one(VALUES);
    if (random.nextInt(10) == 0) {
      value = value.repeat(1 + random.nextInt(300));
    }
    return address.substring(0, start) + value + (end < 0 ? "" : address.substring(end));
  }

  private byte[] changedBody(String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    for (int i = random.nextInt(MAX_CHANGES); i > 0 && bytes.length > 0; i--) {
      int at = random.nextInt(bytes.length);
      bytes =
          switch (random.nextInt(6)) {
            case 0 -> {
              bytes[at] = (byte) random.nextInt(256);
              yield bytes;
            }
            case 1 -> spliced(bytes, at, at + 1, "");
            case 2 -> spliced(bytes, at, bytes.length, "");
            case 3 -> spliced(bytes, at, at, one(VALUES));
            case 4 ->
                spliced(
                    bytes,
                    at,
                    at,
                    "[{\"\\u0000\":1e400,\"\\ud800\":-0}]".substring(random.nextInt(20)));
            default -> spliced(bytes, at, Math.min(bytes.length, at + random.nextInt(20)), "\"");
          };
    }
    return bytes;
  }

  private static byte[] spliced(byte[] bytes, int start, int end, String with) {
    byte[] middle = with.getBytes(StandardCharsets.UTF_8);
    byte[] out = new byte[bytes.length - (end - start) + middle.length];
    System.arraycopy(bytes, 0, out, 0, start);
    System.arraycopy(middle, 0, out, start, middle.length);
    System.arraycopy(bytes, end, out, start + middle.length, bytes.length - end);
    return out;
  }
}

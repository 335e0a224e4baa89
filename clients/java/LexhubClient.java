import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A client of the Lexhub API that needs only the JDK. Answers are the JSON texts of the server, to be read by the JSON
 * library of your project.
 *
 * <pre>{@code
 * LexhubClient lexhub = new LexhubClient("http://127.0.0.1:8080", "lx_...");
 * for (String page : lexhub.pages("/v1/lexemes", Map.of("lang", "eng"))) { ... }
 * }</pre>
 */
public final class LexhubClient {
  private static final int MAX_RETRIES = 5;
  private static final int MAX_WAIT_SECONDS = 60;
  private static final int PAGE_SIZE = 100;

  /** The number of results of a search that a server gives. */
  private static final int MAX_SEARCH = 10_000;

  private static final Pattern CURSOR = Pattern.compile("\"next_cursor\":\"([^\"]*)\"");
  private static final Pattern TOTAL = Pattern.compile("\"meta\":\\{[^}]*?\"total\":(\\d+)");

  private final HttpClient http = HttpClient.newHttpClient();
  private final String url;
  private final String key;

  /** Creates a client of a server, such as {@code http://127.0.0.1:8080}, with a key. */
  public LexhubClient(String url, String key) {
    this.url = url.replaceAll("/+$", "");
    this.key = key;
  }

  /** An error of the server. */
  public static final class LexhubException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    LexhubException(int status, String body) {
      super(status + " " + body);
      this.status = status;
    }

    /** Returns the HTTP status. */
    public int status() {
      return status;
    }
  }

  /** Returns the JSON text of a GET request. */
  public String get(String path, Map<String, ?> query) throws IOException, InterruptedException {
    return text(send(request(path, query).GET().build()));
  }

  /** Returns the JSON text of a POST request with a JSON body. */
  public String post(String path, String body) throws IOException, InterruptedException {
    HttpRequest request =
        request(path, Map.of())
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return text(send(request));
  }

  /** Translates a word in its context, which can be empty. */
  public String translate(String text, String source, String targets, String context)
      throws IOException, InterruptedException {
    String body =
        "{\"text\":" + quoted(text) + ",\"source_lang\":" + quoted(source) + ",\"target_lang\":"
            + quoted(targets) + (context.isEmpty() ? "" : ",\"context\":" + quoted(context)) + "}";
    return post("/v1/translations/translate", body);
  }

  /** Writes an export to a file. */
  public void export(String path, Map<String, ?> query, Path file) throws IOException, InterruptedException {
    try (InputStream in = send(request(path, query).GET().build()).body()) {
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Returns all pages of a list, each as JSON text: by cursor where the list has one, else by offset. */
  public Iterable<String> pages(String path, Map<String, ?> query) {
    return () -> new Pages(path, query);
  }

  private final class Pages implements Iterator<String> {
    private final String path;
    private final Map<String, Object> query = new LinkedHashMap<>();
    private int offset;
    private boolean more = true;

    Pages(String path, Map<String, ?> given) {
      this.path = path;
      query.put("limit", PAGE_SIZE);
      query.putAll(given);
    }

    @Override
    public boolean hasNext() {
      return more;
    }

    @Override
    public String next() {
      if (!more) {
        throw new NoSuchElementException();
      }
      try {
        String page = get(path, query);
        advance(page);
        return page;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
    }

    private void advance(String page) {
      if (page.contains("\"data\":[]")) {
        more = false;
        return;
      }
      Matcher cursor = CURSOR.matcher(page);
      if (cursor.find()) {
        query.remove("offset");
        query.put("cursor", cursor.group(1));
        return;
      }
      Matcher total = TOTAL.matcher(page);
      offset += Integer.parseInt(query.get("limit").toString());
      more = !query.containsKey("cursor") && total.find() && offset < Long.parseLong(total.group(1));
      more &= !path.endsWith("/search") || offset < MAX_SEARCH;
      query.put("offset", offset);
    }
  }

  private HttpRequest.Builder request(String path, Map<String, ?> query) {
    StringBuilder address = new StringBuilder(url).append(path);
    char separator = '?';
    for (Map.Entry<String, ?> each : query.entrySet()) {
      address.append(separator).append(each.getKey()).append('=');
      address.append(URLEncoder.encode(each.getValue().toString(), StandardCharsets.UTF_8));
      separator = '&';
    }
    return HttpRequest.newBuilder(URI.create(address.toString())).header("Authorization", "Bearer " + key);
  }

  private HttpResponse<InputStream> send(HttpRequest request) throws IOException, InterruptedException {
    for (int attempt = 0; ; attempt++) {
      HttpResponse<InputStream> response = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
      int status = response.statusCode();
      if (status == 200) {
        return response;
      }
      String body = text(response);
      long wait = response.headers().firstValueAsLong("Retry-After").orElse(1);
      boolean again = (status == 429 || status == 503) && attempt < MAX_RETRIES;
      if (!again || wait > MAX_WAIT_SECONDS) {
        throw new LexhubException(status, body);
      }
      Thread.sleep(wait * 1000);
    }
  }

  private static String text(HttpResponse<InputStream> response) throws IOException {
    try (InputStream in = response.body()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns a text as a JSON string. */
  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ') {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }
}

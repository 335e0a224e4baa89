// Runs with JDK 25 or later: java Pages.java
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// Two patterns keep this example free of a JSON library. Use one in your own program.
private static final Pattern PAIR = Pattern.compile("\"confidence\":");
private static final Pattern CURSOR = Pattern.compile("\"next_cursor\":\"([^\"]*)\"");

/** Returns the response to a GET request. Waits while the server asks for it. */
String get(HttpClient client, String path) throws Exception {
  HttpRequest request =
      HttpRequest.newBuilder(URI.create(System.getenv("LEXHUB_URL") + path))
          .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
          .build();
  HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
  while (response.statusCode() == 429) {
    Thread.sleep(1000 * response.headers().firstValueAsLong("Retry-After").orElse(1));
    response = client.send(request, BodyHandlers.ofString());
  }
  if (response.statusCode() != 200) {
    throw new IOException(response.body());
  }
  return response.body();
}

void main() throws Exception {
  String first = "/v1/translations/pairs?source_lang=eng&target_lang=deu&limit=100";
  long count = 0;
  try (HttpClient client = HttpClient.newHttpClient()) {
    for (String next = first; next != null; ) {
      String page = get(client, next);
      count += PAIR.matcher(page).results().count();
      Matcher cursor = CURSOR.matcher(page);
      next = cursor.find() ? first + "&cursor=" + cursor.group(1) : null;
    }
  }
  IO.println(count + " pairs");
}

import static java.net.URLEncoder.encode;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

String get(HttpClient client, String path) throws IOException, InterruptedException {
  HttpRequest request =
      HttpRequest.newBuilder(URI.create(System.getenv("LEXHUB_URL") + path))
          .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
          .build();
  return client.send(request, BodyHandlers.ofString()).body();
}

void main() throws Exception {
  try (HttpClient client = HttpClient.newHttpClient()) {
    String pattern = encode("?at", UTF_8);
    IO.println(get(client, "/v1/lexemes/search?q=" + pattern + "&match=pattern&lang=eng"));
    IO.println(get(client, "/v1/lexemes/random?lang=eng&proficiency=cefr:a1&seed=2026-11-23"));
  }
}

// Runs with JDK 25 or later: java Limits.java
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** Returns the response to a GET request. Retries up to five times if the server is busy. */
String get(HttpClient client, String path) throws Exception {
  HttpRequest request =
      HttpRequest.newBuilder(URI.create(System.getenv("LEXHUB_URL") + path))
          .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
          .build();
  for (int attempt = 0; attempt < 5; attempt++) {
    HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
    if (response.statusCode() == 200) {
      return response.body();
    }
    boolean busy = response.statusCode() == 429 || response.statusCode() == 503;
    if (!busy || response.body().contains("quota_exceeded")) {
      throw new IOException(response.body());
    }
    Thread.sleep(1000 * response.headers().firstValueAsLong("Retry-After").orElse(1));
  }
  throw new IOException("the server is still busy");
}

void main() throws Exception {
  try (HttpClient client = HttpClient.newHttpClient()) {
    for (int i = 0; i < 25; i++) {
      get(client, "/v1/languages/iso/eng");
    }
    IO.println(get(client, "/v1/usage"));
  }
}

// Runs with JDK 25 or later: java Batch.java
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

void main() throws Exception {
  String batch =
      """
      {"source_lang": "eng", "target_lang": "deu", "limit": 1,
       "items": [{"text": "dog"}, {"text": "water"}, {"text": "hello"}]}
      """;
  HttpRequest request =
      HttpRequest.newBuilder(
              URI.create(System.getenv("LEXHUB_URL") + "/v1/translations/translate/batch"))
          .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
          .header("Content-Type", "application/json")
          .POST(BodyPublishers.ofString(batch))
          .build();
  try (HttpClient client = HttpClient.newHttpClient()) {
    IO.println(client.send(request, BodyHandlers.ofString()).body());
  }
}

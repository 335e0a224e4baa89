// Runs with JDK 25 or later: java Translate.java
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

void main() throws Exception {
  String query =
      """
      {"text": "bank", "source_lang": "eng", "target_lang": "deu,spa",
       "context": "We sat on the bank of the river and watched the water."}
      """;
  HttpRequest request =
      HttpRequest.newBuilder(URI.create(System.getenv("LEXHUB_URL") + "/v1/translations/translate"))
          .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
          .header("Content-Type", "application/json")
          .POST(BodyPublishers.ofString(query))
          .build();
  try (HttpClient client = HttpClient.newHttpClient()) {
    IO.println(client.send(request, BodyHandlers.ofString()).body());
  }
}

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

void main() throws Exception {
  String question =
      """
      {"text": "We ate ice cream on the bank of the river.",
       "source_lang": "eng", "target_lang": "deu"}
      """;
  HttpRequest request =
      HttpRequest.newBuilder(URI.create(System.getenv("LEXHUB_URL") + "/v1/text/analyze"))
          .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
          .header("Content-Type", "application/json")
          .POST(BodyPublishers.ofString(question))
          .build();
  try (HttpClient client = HttpClient.newHttpClient()) {
    IO.println(client.send(request, BodyHandlers.ofString()).body());
  }
}

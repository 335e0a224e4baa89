import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Pattern;

String get(HttpClient client, String path) throws IOException, InterruptedException {
  HttpRequest request =
      HttpRequest.newBuilder(URI.create(System.getenv("LEXHUB_URL") + path))
          .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
          .build();
  return client.send(request, BodyHandlers.ofString()).body();
}

void main() throws Exception {
  try (HttpClient client = HttpClient.newHttpClient()) {
    String found = get(client, "/v1/lexemes/search?q=dog&lang=eng&limit=1");
    var id = Pattern.compile("\"id\":(\\d+)").matcher(found);
    id.find();
    IO.println(
        get(
            client,
            "/v1/lexemes/" + id.group(1) + "/relations?type=synonym,hypernym&lang=eng,deu"));
  }
}

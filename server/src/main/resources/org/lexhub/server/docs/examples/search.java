// Runs with JDK 25 or later: java Search.java
import static java.net.URLEncoder.encode;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

void main() throws Exception {
  String query = "q=" + encode("anmal", UTF_8) + "&lang=eng&fuzzy=true";
  HttpRequest request =
      HttpRequest.newBuilder(URI.create(System.getenv("LEXHUB_URL") + "/v1/lexemes/search?" + query))
          .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
          .build();
  try (HttpClient client = HttpClient.newHttpClient()) {
    IO.println(client.send(request, BodyHandlers.ofString()).body());
  }
}

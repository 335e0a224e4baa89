import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// Any JSON library reads the answers better; two patterns keep this example free of one.
private static final Pattern PAIR = Pattern.compile("\"confidence\":");
private static final Pattern CURSOR = Pattern.compile("\"next_cursor\":\"([^\"]*)\"");

void main() throws Exception {
  String first = "/v1/translations/pairs?source_lang=eng&target_lang=deu&limit=20";
  long count = 0;
  try (HttpClient client = HttpClient.newHttpClient()) {
    for (String next = first; next != null; ) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(System.getenv("LEXHUB_URL") + next))
              .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
              .build();
      String page = client.send(request, BodyHandlers.ofString()).body();
      count += PAIR.matcher(page).results().count();
      Matcher cursor = CURSOR.matcher(page);
      next = cursor.find() ? first + "&cursor=" + cursor.group(1) : null;
    }
  }
  IO.println(count + " pairs");
}

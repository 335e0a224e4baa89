package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The pages of words over HTTP, without scripts. */
class PagesTest {
  private static final int MAX_BYTES = 60_000;
  private static final Pattern ASSET = Pattern.compile("(?:src|href)=\"(/assets/[^\"#]+)");
  private static final Pattern IMPORT = Pattern.compile("from \"\\./([^\"]+)\"");

  private static TestClient stranger;
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    stranger = Fixture.server().stranger();
    api = Fixture.api();
  }

  private static String page(String path) throws Exception {
    HttpResponse<byte[]> answer = stranger.get(path, "Accept", "text/html");
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return TestClient.text(answer);
  }

  private static String word(String language, String lemma) throws Exception {
    return page("/word/" + api.lexeme(language, lemma));
  }

  @ParameterizedTest
  @CsvSource({"hosue, ''", "hoseu, ''", "hosue, &fuzzy=1", "hoseu, &fuzzy=1"})
  void aSearchInVainShowsWhatMayBeMeant(String misspelled, String more) throws Exception {
    String page = page("/search?lang=eng&q=" + misspelled + more);
    assertThat(page).contains("No exact match", "Did you mean").containsPattern(">house</");
    assertThat(page("/search?lang=eng&q=zzzzzz" + more)).contains("No results for");
    assertThat(page("/search?lang=eng&q=house" + more)).doesNotContain("No exact match");
  }

  @Test
  void aSearchShowsTranslationsAndFoldsWhatOnlyStartsAlike() throws Exception {
    assertThat(page("/search?q=dog&lang=eng")).contains(">chien</a>");
    String prefix = page("/search?q=hous&lang=eng");
    assertThat(prefix).contains("<details class=\"starts\" open>", "Starts with “<bdi>hous</bdi>”");
  }

  @Test
  void aWordHasTheWordsAroundIt() throws Exception {
    long dog = Fixture.api().lexeme("eng", "dog");
    assertThat(page("/word/" + dog))
        .contains("Related words</h2>")
        .containsPattern("Synonym</dt>.*>hound</a>")
        .containsPattern("Hypernym</dt>.*>mammal</a>");
    long hello = Fixture.api().lexeme("eng", "hello");
    assertThat(page("/word/" + hello)).doesNotContain("Related words");
  }

  @Test
  void aTextShowsWhatItsWordsMean() throws Exception {
    String text = page("/text?text=We+sat+on+the+bank+of+the+river.+Ice+cream!&from=en&to=de");
    assertThat(text)
        .containsPattern(">bank</a><span[^>]*><b>bank</b> noun<span[^>]*>[^<]*river")
        .containsPattern("<b>ice cream</b> noun")
        .contains(">Ufer");
    assertThat(text)
        .containsPattern("<select id=\"from\"[^>]*>.*<option value=\"eng\" selected>English<")
        .containsPattern("<select id=\"to\"[^>]*>.*<option value=\"deu\" selected>German<");
    assertThat(page("/text?text=%3Cscript%3Ealert(1)%3C/script%3E")).doesNotContain("<script>a");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/search?q=dog",
        "/search?q=nothing%20like%20it",
        "/translate",
        "/translate?text=bank&from=eng&to=fra&hint=river",
        "/text",
        "/text?text=Dogs%20ate%20ice%20cream%3B%20zzzz.&from=eng&to=ja",
        "/text?text=dog&from=english&to=",
        "/languages",
        "/languages?family=indo1319",
        "/language/stan1290",
        "/language/indo1319",
        "/sources"
      })
  void everyPageIsWholeAndSafe(String path) throws Exception {
    HttpResponse<byte[]> answer = stranger.get(path, "Accept", "text/html");
    String page = TestClient.text(answer);
    assertThat(answer.statusCode()).as(page).isEqualTo(200);
    assertThat(TestClient.header(answer, "Content-Type")).isEqualTo("text/html; charset=utf-8");
    assertThat(TestClient.header(answer, "Content-Security-Policy"))
        .startsWith("default-src 'none'");
    assertThat(page).startsWith("<!doctype html>").endsWith("</body></html>");
    assertThat(page).containsOnlyOnce("<h1").contains("class=\"skip\"", "<main id=\"main\"");
    assertThat(page).doesNotContain(" style=", "<style", "<script>", " onclick=");
    assertThat(page).contains("Snapshot of ", "href=\"/sources\"");
    String tag = TestClient.header(answer, "ETag");
    assertThat(stranger.get(path, "If-None-Match", tag).statusCode()).isEqualTo(304);
  }

  @ParameterizedTest
  @CsvSource({
    "/word/999999999",
    "/word/dog",
    "/meaning/0",
    "/meaning/x/hub",
    "/language/zzzz9999",
    "/word/eng/xyzzy",
    "/word/xxx/dog",
    "/nowhere"
  })
  void whatIsNotThereIsAPageThatSaysSo(String path) throws Exception {
    HttpResponse<byte[]> answer = stranger.get(path, "Accept", "text/html");
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(TestClient.text(answer)).contains("Page not found", "<main");
  }

  /** Returns the page with the counts, which are made in the background. */
  private static String countedSources() throws Exception {
    String page = page("/sources");
    while (page.contains("The counts are being made.")) {
      assertThat(page).doesNotContain("etymologies");
      Thread.sleep(100);
      page = page("/sources");
    }
    return page;
  }

  @Test
  void sourcesShowWhatTheDataContains() throws Exception {
    assertThat(countedSources()).contains("What the data contains", "etymologies", ">eng</a>");
    assertThat(page("/sources?coverage=eng")).contains("What the data contains for English");
    assertThat(page("/sources?coverage=all")).contains(">eng</a>").doesNotContain("All 1,");
    assertThat(page("/sources?coverage=nonsense")).contains("What the data contains");
  }

  @Test
  void aWordShowsWhatIsKnownOfIt() throws Exception {
    assertThat(word("eng", "dog"))
        .contains(
            "dog in English", "a domestic animal that barks", "/dɒɡ/", "From Middle English dogge")
        .contains("https://audio.example.org/en/dog.ogg", "data-hub", "chien", "French")
        .contains("Lexhub fixture", "CC0-1.0", "curl -s", "Authorization: Bearer $LEXHUB_KEY")
        .contains("/v1/lexemes/" + api.lexeme("eng", "dog") + "?include=senses");
  }

  @Test
  void wordsAreFoundByLanguageAndSpelling() throws Exception {
    assertThat(page("/word/fra/chien"))
        .contains("id=\"entry-" + api.lexeme("fra", "chien") + "\"")
        .contains("rel=\"canonical\" href=\"http://", "/word/fra/chien\"", "DefinedTerm");
    HttpResponse<byte[]> iso = stranger.get("/language/FRA");
    assertThat(TestClient.header(iso, "Location")).isEqualTo("/language/stan1290");
  }

  @Test
  void aHubHoldsEveryWordOfItsMeaning() throws Exception {
    long meaning = api.meaning("eng", "dog", 0);
    JsonNode all = api.get("/v1/meanings/" + meaning + "/translations").get("translations");
    String hub = page("/meaning/" + meaning + "/hub?here=" + api.lexeme("eng", "dog"));
    assertThat(hub).doesNotContain("<html").containsOnlyOnce("data-here");
    for (JsonNode item : all) {
      assertThat(hub).contains("href=\"/word/" + item.get("lexeme_id").asLong() + "\"");
    }
    assertThat(hub.split("<li", -1)).hasSize(all.size() + 1);
    assertThat(page("/meaning/" + meaning))
        .contains("Words</h2>", "Related meanings", "Broader", "Identifiers");
  }

  @Test
  void aMeaningShowsItsWayToTheBroadestAndItsNeighbours() throws Exception {
    String dog = page("/meaning/" + api.meaning("eng", "dog", 0));
    assertThat(dog)
        .containsPattern(
            "aria-label=\"Broader meanings\"><ol><li><a [^>]*>animal</a></li><li><a [^>]*>mammal</a>"
                + "</li><li><span aria-current=\"page\">dog</span>");
    assertThat(dog).doesNotContain("Around this meaning");
    assertThat(page("/meaning/" + api.meaning("eng", "mammal", 0)))
        .containsPattern("<svg class=\"around\" viewBox=\"0 0 360 [0-9.]+\"")
        .containsPattern("<a class=\"box broader\" href=\"/meaning/[0-9]+\"><title>animal: ")
        .containsPattern("<a class=\"box narrower\" href=\"/meaning/[0-9]+\"><title>dog: ")
        .doesNotContain("style=");
    assertThat(page("/meaning/" + api.meaning("eng", "ice cream", 0)))
        .doesNotContain("Around this meaning", "Broader meanings");
  }

  @Test
  void aTranslationSaysWhy() throws Exception {
    String river = page("/translate?text=bank&from=eng&to=fra,deu&hint=river");
    assertThat(river).contains("Bonus: few competing words.");
    assertThat(river)
        .contains("Ranked using your hint.", "Sense weight", "Overall confidence", "<meter");
    String rive = river.substring(river.indexOf("results"));
    assertThat(rive.indexOf("rive")).isPositive();
    assertThat(page("/translate?text=xyzzy&from=eng&to=fra")).contains("isn’t in the English data");
    assertThat(page("/translate?text=bank&from=eng&to=nonsense,fra"))
        .contains("French", "Unknown language code: nonsense");
  }

  @Test
  void wordsThatRunFromTheRightSaySo() throws Exception {
    String arabic = word("arb", "كَلْب");
    assertThat(arabic).contains("lang=\"ar\" dir=\"auto\"");
  }

  @Test
  void theMapHasEveryLanguageThatHasAPlace() throws Exception {
    HttpResponse<byte[]> answer = stranger.get("/languages/points", "Accept-Encoding", "gzip");
    assertThat(TestClient.header(answer, "Content-Encoding")).isEqualTo("gzip");
    JsonNode map = Api.read(TestClient.text(stranger.get("/languages/points")));
    JsonNode languages = api.get("/v1/languages?level=language&limit=100").get("data");
    int placed = 0;
    for (JsonNode language : languages) {
      placed += language.get("latitude").isNumber() ? 1 : 0;
    }
    assertThat(map.get("points").size()).isEqualTo(placed).isPositive();
    for (JsonNode point : map.get("points")) {
      assertThat(point.size()).isEqualTo(8);
      assertThat(point.get(4).asInt()).isBetween(-1, map.get("families").size() - 1);
    }
  }

  @Test
  void theHomePageIsLight() throws Exception {
    HttpResponse<byte[]> home = stranger.get("/", "Accept-Encoding", "gzip", "Accept", "text/html");
    long bytes = home.body().length;
    List<String> all = new ArrayList<>();
    Matcher links = ASSET.matcher(page("/"));
    while (links.find()) {
      all.add(links.group(1));
    }
    for (int i = 0; i < all.size(); i++) {
      bytes += stranger.get(all.get(i), "Accept-Encoding", "gzip").body().length;
      Matcher imports = IMPORT.matcher(TestClient.text(stranger.get(all.get(i))));
      while (imports.find()) {
        String imported = "/assets/" + imports.group(1);
        if (!all.contains(imported)) {
          all.add(imported);
        }
      }
    }
    assertThat(all).hasSizeGreaterThan(6);
    assertThat(bytes).isLessThan(MAX_BYTES);
  }
}

package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The search page: what narrows a search, what is meant, and definitions in other languages. */
class SearchPageTest {
  private static final Pattern FACET =
      Pattern.compile("<a href=\"([^\"]+)\" rel=\"nofollow\"[^>]*>([^<]+) <span[^>]*>([\\d,]+)<");
  private static final Pattern FOUND = Pattern.compile("role=\"status\">([\\d,]+) result");

  private record Facet(String path, String label, int count) {}

  private static String page(String path) throws Exception {
    return TestClient.text(Fixture.server().stranger().get(path, "Accept", "text/html"));
  }

  private static String search(String text, String more) throws Exception {
    return page("/search?q=" + URLEncoder.encode(text, StandardCharsets.UTF_8) + more);
  }

  private static List<Facet> facets(String page) {
    List<Facet> facets = new ArrayList<>();
    Matcher found = FACET.matcher(page);
    while (found.find()) {
      String path = found.group(1).replace("&amp;", "&");
      facets.add(new Facet(path, found.group(2), number(found.group(3))));
    }
    return facets;
  }

  private static int number(String text) {
    return Integer.parseInt(text.replace(",", ""));
  }

  private static int results(String page) {
    Matcher found = FOUND.matcher(page);
    return found.find() ? number(found.group(1)) : 0;
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "dog", "bank", "house", "b", "s"})
  void aFacetFindsAsManyResultsAsItSays(String text) throws Exception {
    String page = search(text, "");
    List<Facet> facets = facets(page);
    assertThat(results(page)).isPositive();
    assertThat(facets).isNotEmpty();
    for (Facet facet : facets) {
      String narrowed = page(facet.path());
      assertThat(results(narrowed)).as(facet.toString()).isEqualTo(facet.count());
      List<Facet> selected =
          facets(narrowed).stream().filter(each -> each.label().equals(facet.label())).toList();
      assertThat(selected).as(facet.toString()).isNotEmpty();
      assertThat(selected).anyMatch(each -> each.count() == facet.count());
    }
  }

  @Test
  void aSelectedFacetIsRemoved() throws Exception {
    String nouns = search("bank", "&pos=noun");
    assertThat(nouns).contains("Noun <span", "Remove this filter");
    Facet remove =
        facets(nouns).stream()
            .filter(each -> each.label().equals("Noun"))
            .findFirst()
            .orElseThrow();
    assertThat(remove.path()).isEqualTo("/search?q=bank");
  }

  @Test
  void filtersAreCombined() throws Exception {
    String page = search("dog", "&match=spelled");
    int spelled = results(page);
    assertThat(spelled).isPositive().isLessThan(results(search("dog", "")));
    for (Facet facet : facets(page)) {
      if (facet.path().contains("match=spelled") && facet.path().contains("lang=")) {
        assertThat(results(page(facet.path()))).isEqualTo(facet.count());
      }
    }
    assertThat(search("dog", "&match=spelled&lang=eng&pos=verb&level=cefr%3Ac2"))
        .contains("No results for", "with these filters", "Search all languages");
  }

  @ParameterizedTest
  @CsvSource({"&match=nonsense", "&level=nonsense", "&pos=nonsense", "&definition_lang=nonsense"})
  void unknownFiltersDoNoHarm(String more) throws Exception {
    assertThat(Fixture.server().stranger().get("/search?q=dog" + more).statusCode()).isEqualTo(200);
  }

  @Test
  void aPageHasTheResultsOfTheApi() throws Exception {
    JsonNode found = Fixture.api().get("/v1/lexemes/search?q=a&limit=50");
    String page = search("a", "");
    assertThat(results(page)).isEqualTo(found.get("total").asInt());
    for (JsonNode word : found.get("data")) {
      assertThat(page).contains("href=\"/word/" + word.get("id").asLong() + "\"");
    }
    assertThat(search("a", "&page=400")).doesNotContain("hit-head");
  }

  @Test
  void whatIsMeantIsOffered() throws Exception {
    assertThat(search("hosue", "&lang=eng")).containsPattern("Did you mean <a [^>]*>house</a>");
    assertThat(search("house", "&lang=eng")).doesNotContain("Did you mean");
  }

  @Test
  void definitionsAreSearchedAndShownInAnotherLanguage() throws Exception {
    String page = search("dog", "&definition_lang=fra");
    assertThat(page)
        .containsPattern("<select id=\"definition_lang\"[^>]*>.*<option value=\"fra\" selected>")
        .contains("definition_lang=fra");
    assertThat(page).contains("hit-head");
  }
}

package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.Store;
import org.lexhub.store.table.pair.PairConfidence;
import tools.jackson.databind.JsonNode;

/** Sections 4.10, 4.11 and 4.13 of the interface specification: list, export and statistics. */
class PairsApiTest {
  private static final String PAIRS = "/v1/translations/pairs?source_lang=";
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static String query(String source, String target) {
    return PAIRS + source + "&target_lang=" + target;
  }

  @Test
  void aPairHasTwoSidesAndOneMeaning() throws Exception {
    JsonNode answer = api.get(query("eng", "jpn") + "&limit=100");
    assertThat(Api.names(answer)).containsExactly("data", "meta");
    JsonNode pair =
        Api.map(answer.get("data"), one -> one).stream()
            .filter(one -> one.get("target").get("lemma").asString().equals("犬"))
            .findFirst()
            .orElseThrow();
    assertThat(Api.names(pair))
        .containsExactly("id", "source", "target", "meaning_id", "confidence", "bidirectional");
    assertThat(Api.names(pair.get("source"))).containsExactly("lexeme_id", "lemma", "pos");
    assertThat(Api.names(pair.get("target")))
        .containsExactly("lexeme_id", "lemma", "pos", "reading");
    assertThat(pair.get("target").get("reading").asString()).isEqualTo("いぬ");
    assertThat(pair.get("meaning_id").asLong()).isEqualTo(api.meaning("eng", "dog", 0));
    assertThat(pair.get("bidirectional").asBoolean()).isTrue();
  }

  @Test
  void theListIsWhatTheSensesGiveBestFirstThenById() throws Exception {
    for (String[] pair : new String[][] {{"eng", "deu"}, {"jpn", "eng"}, {"eng", "eng"}}) {
      List<JsonNode> all = all(query(pair[0], pair[1]));
      assertThat(all).hasSize(counted(pair[0], pair[1]));
      assertThat(all)
          .isSortedAccordingTo((a, b) -> {
            int order =
                Double.compare(b.get("confidence").asDouble(), a.get("confidence").asDouble());
            return order != 0 ? order : Long.compare(id(a), id(b));
          });
      assertThat(all.stream().map(PairsApiTest::id)).doesNotHaveDuplicates();
    }
  }

  private static long id(JsonNode pair) {
    return pair.get("id").asLong();
  }

  /** Counts the pairs by comparing all senses with each other. */
  private static int counted(String source, String target) throws Exception {
    Store store = Fixture.store();
    int from = store.codes().language(store.codes().find(source), 0);
    int to = store.codes().language(store.codes().find(target), 0);
    int count = 0;
    for (int a = 0; a < store.senses().size(); a++) {
      int left = store.senses().lexeme(a);
      for (int b = 0; store.lexemes().language(left) == from && b < store.senses().size(); b++) {
        int right = store.senses().lexeme(b);
        boolean pair =
            left != right
                && store.lexemes().language(right) == to
                && store.senses().meaning(a) == store.senses().meaning(b);
        count += pair ? 1 : 0;
      }
    }
    return count;
  }

  private static List<JsonNode> all(String query) throws Exception {
    List<JsonNode> all = new ArrayList<>();
    int total = 1;
    for (int offset = 0; offset < total; offset += 7) {
      JsonNode page = api.get(query + "&limit=7&offset=" + offset);
      assertThat(page.get("meta").get("offset").asInt()).isEqualTo(offset);
      assertThat(page.get("meta").get("limit").asInt()).isEqualTo(7);
      total = page.get("meta").get("total").asInt();
      page.get("data").forEach(all::add);
    }
    assertThat(all).hasSize(total);
    return all;
  }

  @Test
  void theCursorWalksTheSamePages() throws Exception {
    String query = query("eng", "fra") + "&explain=true";
    List<JsonNode> walked = new ArrayList<>();
    JsonNode page = api.get(query + "&limit=4");
    while (true) {
      assertThat(page.get("meta").get("offset").asInt()).isEqualTo(walked.size());
      page.get("data").forEach(walked::add);
      String next = page.get("meta").path("next_cursor").asString("");
      if (next.isEmpty()) {
        break;
      }
      page = api.get(query + "&limit=4&cursor=" + next);
    }
    assertThat(walked).isEqualTo(all(query));
  }

  @ParameterizedTest
  @CsvSource({"eng,deu", "spa,jpn", "eng,eng", "deu,xyz", "zho,eng", "rus,got"})
  void totalsStatsAndExportAgreeInBothDirections(String source, String target) throws Exception {
    int there = api.get(query(source, target) + "&limit=1").get("meta").get("total").asInt();
    int back = api.get(query(target, source) + "&limit=1").get("meta").get("total").asInt();
    JsonNode stats = stats(source, target);
    assertThat(back).isEqualTo(there);
    assertThat(stats.get("total_pairs").asInt()).isEqualTo(there);
    assertThat(stats(target, source).get("total_pairs").asInt()).isEqualTo(there);
    String export = api.ask(query(source, target).replace("pairs?", "pairs/export?")).text();
    assertThat(export.lines().count()).isEqualTo(there + 1L);
  }

  private static JsonNode stats(String source, String target) throws Exception {
    return api.get("/v1/translations/stats?source_lang=" + source + "&target_lang=" + target);
  }

  @Test
  void statsCountWhatTheListShows() throws Exception {
    JsonNode stats = stats("eng", "DE");
    List<JsonNode> all = all(query("eng", "deu"));
    assertThat(Api.names(stats))
        .containsExactly(
            "source_lang",
            "target_lang",
            "total_pairs",
            "high_confidence",
            "high_confidence_threshold",
            "by_pos");
    assertThat(stats.get("source_lang").asString()).isEqualTo("eng");
    assertThat(stats.get("target_lang").asString()).isEqualTo("deu");
    assertThat(stats.get("high_confidence_threshold").asDouble()).isEqualTo(0.9);
    assertThat(stats.get("high_confidence").asLong())
        .isEqualTo(all.stream().filter(p -> p.get("confidence").asDouble() >= 0.9).count());
    for (String pos : Api.names(stats.get("by_pos"))) {
      assertThat(stats.get("by_pos").get(pos).asLong())
          .isEqualTo(
              all.stream().filter(p -> p.get("source").get("pos").asString().equals(pos)).count())
          .isPositive();
    }
    assertThat(Api.map(stats.get("by_pos"), JsonNode::asInt).stream().mapToInt(i -> i).sum())
        .isEqualTo(all.size());
  }

  @Test
  void filtersNarrowListAndExportAlike() throws Exception {
    List<JsonNode> all = all(query("eng", "deu"));
    for (String filter :
        List.of("&pos=ADJECTIVE", "&min_confidence=0.82", "&pos=n&min_confidence=.9")) {
      List<JsonNode> some = all(query("eng", "deu") + filter);
      assertThat(all).containsAll(some);
      assertThat(some).isNotEmpty().hasSizeLessThan(all.size());
      String export =
          api.ask(query("eng", "deu").replace("pairs?", "pairs/export?") + filter).text();
      assertThat(export.lines().skip(1).map(line -> line.split("\t", -1)[0]))
          .containsExactlyElementsOf(
              some.stream().map(p -> p.get("source").get("lemma").asString()).toList());
    }
    assertThat(all(query("eng", "deu") + "&pos=nonsense")).isEmpty();
  }

  @Test
  void aLeastConfidenceIncludesItself() throws Exception {
    List<JsonNode> all = all(query("eng", "deu"));
    double some = all.get(all.size() / 2).get("confidence").asDouble();
    long expected = all.stream().filter(p -> p.get("confidence").asDouble() >= some).count();
    assertThat(all(query("eng", "deu") + "&min_confidence=" + some)).hasSize((int) expected);
  }

  @Test
  void aPairKeepsItsConfidenceOnTheWayBack() throws Exception {
    JsonNode there = api.get(query("eng", "spa") + "&limit=1&explain=1").get("data").get(0);
    JsonNode parts = there.get("explain");
    assertThat(there.get("confidence").asDouble())
        .isCloseTo(
            PairConfidence.of(
                    (int) Math.round(parts.get("source_link").asDouble() * 10_000),
                    (int) Math.round(parts.get("target_link").asDouble() * 10_000))
                / 10_000.0,
            within(1e-9));
    boolean found = false;
    for (JsonNode back : all(query("spa", "eng"))) {
      found |=
          back.get("source").get("lexeme_id").equals(there.get("target").get("lexeme_id"))
              && back.get("target").get("lexeme_id").equals(there.get("source").get("lexeme_id"))
              && back.get("confidence").equals(there.get("confidence"));
    }
    assertThat(found).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "'/v1/translations/pairs',400 missing_parameter source_lang",
    "'/v1/translations/pairs?source_lang=eng',400 missing_parameter target_lang",
    "'/v1/translations/pairs?source_lang=eng&target_lang=',400 missing_parameter target_lang",
    "'/v1/translations/pairs?source_lang=english&target_lang=deu',400 invalid_parameter source_lang",
    "'/v1/translations/pairs?source_lang=eng&target_lang=deu,spa',400 invalid_parameter target_lang",
    "'/v1/translations/pairs?source_lang=eng&source_lang=deu&target_lang=spa',400 invalid_parameter source_lang",
    "'/v1/translations/pairs?source_lang=eng&target_lang=deu&limit=101',400 invalid_parameter limit",
    "'/v1/translations/pairs?source_lang=eng&target_lang=deu&min_confidence=NaN',400 invalid_parameter min_confidence",
    "'/v1/translations/pairs?source_lang=eng&target_lang=deu&min_confidence=-0.1',400 invalid_parameter min_confidence",
    "'/v1/translations/pairs?source_lang=eng&target_lang=deu&cursor=AAAA',400 invalid_parameter cursor",
    "'/v1/translations/pairs?source_lang=eng&target_lang=deu&cursor=%FF',400 invalid_parameter",
    "'/v1/translations/pairs?source_lang=eng&target_lang=deu&format=tsv',400 unknown_parameter format",
    "'/v1/translations/stats?source_lang=eng',400 missing_parameter target_lang",
    "'/v1/translations/stats?source_lang=eng&target_lang=deu&pos=noun',400 unknown_parameter pos",
    "'/v1/translations/pairs/export?source_lang=eng',400 missing_parameter target_lang",
    "'/v1/translations/pairs/export?source_lang=eng&target_lang=deu&format=xml',400 invalid_parameter format",
    "'/v1/translations/pairs/export?source_lang=eng&target_lang=deu&limit=5',400 unknown_parameter limit",
  })
  void whatCannotBeAnsweredIsNamed(String path, String error) throws Exception {
    assertThat(api.ask(path).error()).isEqualTo(error);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "source_lang=spa&target_lang=deu",
        "source_lang=eng&target_lang=jpn",
        "source_lang=deu&target_lang=eng",
        "source_lang=eng&target_lang=deu&pos=noun",
        "source_lang=eng&target_lang=deu&pos=nonsense",
        "source_lang=eng&target_lang=deu&min_confidence=0.5"
      })
  void aCursorIsValidForItsListOnly(String other) throws Exception {
    String cursor =
        api.get(query("eng", "deu") + "&limit=2").get("meta").get("next_cursor").asString();
    assertThat(api.ask("/v1/translations/pairs?" + other + "&cursor=" + cursor).error())
        .isEqualTo("400 invalid_parameter cursor");
    assertThat(api.ask(query("en", "ger") + "&min_confidence=0&cursor=" + cursor).status())
        .as("the same list in other words")
        .isEqualTo(200);
  }

  @Test
  void cursorAndOffsetExcludeEachOther() throws Exception {
    JsonNode page = api.get(query("eng", "deu") + "&limit=2");
    String cursor = page.get("meta").get("next_cursor").asString();
    assertThat(api.ask(query("eng", "deu") + "&offset=2&cursor=" + cursor).error())
        .isEqualTo("400 invalid_parameter offset");
  }
}

package org.lexhub.store.translation.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** A compound that no source lists leads to its last part. */
class CompoundsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "deu, Regenschirm Ständer, Regenschirmständer, Regenschirm + ständer",
    "deu, Küche Fenster, Küchenfenster, Küchen + fenster",
    "deu, Apfel Baum Blüte, Apfelbaumblüte, Apfel + baum + blüte",
    "deu, wohnen/v Räumen, Wohnräumen, Wohn + räumen",
    "nld, ziekenhuis lamp, ziekenhuislamp, ziekenhuis + lamp",
    "swe, vatten flaska, vattenflaska, vatten + flaska",
    "dan, vand flaske, vandflaske, vand + flaske",
    "fin, keittiö pöytä, keittiönpöytä, keittiön + pöytä",
    "hun, konyha asztal, konyhaasztal, konyha + asztal",
    "deu, Karte Ofen, Kartofel, ''",
    "deu, Woche Ende, Wochennende, ''",
    "deu, Haus gehen/v, Hausgehen, ''",
    "eng, window frame, windowframe, ''",
    "fra, porte manteau, portemanteau, ''"
  })
  void theLastPartIsTranslated(String code, String words, String text, String matched)
      throws IOException {
    TestDataset data = new TestDataset();
    int language = data.language(code, "One", LanguageLevel.LANGUAGE, -1);
    data.meaning("a thing");
    for (String word : words.split(" ", -1)) {
      Pos pos = word.endsWith("/v") ? Pos.VERB : Pos.NOUN;
      data.lexeme(language, word.replace("/v", ""), pos).sense(0, 9000, 0).rank = 500;
    }
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, language, text);
      if (matched.isEmpty()) {
        assertThat(answer.found()).isFalse();
      } else {
        assertThat(answer.matched().toString()).isEqualTo(matched);
        assertThat(answer.matchedOther()).isTrue();
      }
    }
  }

  @Test
  void theTranslationsOfTheHeadAreLessCertain() throws IOException {
    TestDataset data = new TestDataset();
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("a thing");
    data.lexeme(german, "Küche", Pos.NOUN).sense(0, 9000, 0).rank = 500;
    data.lexeme(german, "Fenster", Pos.NOUN).sense(0, 9000, 0).rank = 400;
    data.lexeme(english, "window", Pos.NOUN).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      double plain = odds(store, german, english, "Fenster");
      double compound = odds(store, german, english, "Küchenfenster");
      assertThat(compound).isPositive().isLessThan(plain / 3);
    }
  }

  private static double odds(Store store, int from, int to, String text) {
    double confidence = confidence(store, from, to, text) / 1e4;
    return confidence / (1 - confidence);
  }

  private static int confidence(Store store, int from, int to, String text) {
    TranslateQuery query = new TranslateQuery();
    query.setText(text);
    query.source().add(from);
    query.addTarget().add(to);
    Translation answer = new Translation();
    store.translator().translate(query, answer);
    return answer.itemConfidenceBasisPoints(0);
  }

  private static Translation translate(Store store, int language, String text) {
    TranslateQuery query = new TranslateQuery();
    query.setText(text);
    query.source().add(language);
    query.addTarget().add(language);
    Translation answer = new Translation();
    store.translator().translate(query, answer);
    return answer;
  }
}

package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;

/** Dictionary forms that other dictionaries write differently lead to the verb. */
class ReflexiveFormsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "fra, s'adapter, adapter",
    "fra, se rendre, rendre",
    "fra, se tir, ''",
    "spa, levantarse, levantar",
    "spa, arrepentirse, arrepentir",
    "ita, abituarsi, abituare",
    "por, arruinar-se, arruinar",
    "deu, sich bewegen, bewegen",
    "deu, sich ärgern, ärgern",
    "nld, zich vergissen, vergissen",
    "swe, uppföra sig, uppföra",
    "dan, skjule sig, skjule",
    "slv, upati si, upati",
    "lit, mokytis, mokyti",
    "lat, credere, credo",
    "lat, sentire, sentio",
    "lat, monere, moneo",
    "lat, opinari, opinor",
    "eng, sich bewegen, ''"
  })
  void aFormLeadsToItsVerb(String code, String form, String lemma) throws IOException {
    TestDataset data = new TestDataset();
    int language = data.language(code, "One", LanguageLevel.LANGUAGE, -1);
    data.meaning("something to do");
    data.lexeme(language, lemma.isEmpty() ? "bewegen" : lemma, Pos.VERB).sense(0, 9000, 0);
    data.lexeme(language, "zz", Pos.NOUN).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      LanguageSet languages = new LanguageSet();
      languages.add(language);
      LexemeHits hits = new LexemeHits();
      byte[] text = form.getBytes(StandardCharsets.UTF_8);
      store.lexemeSearch().find(text, text.length, languages, hits);
      if (lemma.isEmpty()) {
        assertThat(hits.size()).isZero();
      } else {
        assertThat(hits.size()).isEqualTo(1);
        assertThat(hits.lexeme(0)).isEqualTo(data.row(language, lemma, null));
        assertThat(hits.match(0)).isEqualTo(MatchKind.FORM);
      }
    }
  }
}

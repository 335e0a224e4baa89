package org.lexhub.store.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.Level;
import org.lexhub.store.table.MatchKind;
import org.lexhub.store.table.Pos;

/** Inflected forms that no source lists lead to their lemma, and to no other part of speech. */
class InflectionTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "eng, noun, houses, house",
    "deu, noun, Kindern, Kind",
    "rus, noun, книгами, книга",
    "bul, noun, къщата, къща",
    "bul, noun, книги, книга",
    "bul, noun, градовете, град",
    "bul, noun, езици, език",
    "bul, noun, немците, немец",
    "bul, noun, учителят, учител",
    "bul, noun, децата, дете",
    "bul, adj, новите, нов",
    "bul, adj, важната, важен",
    "bul, verb, говориш, говоря",
    "bul, verb, искаха, искам",
    "bul, verb, бяха, съм",
    "mkd, noun, куќата, куќа",
    "mkd, adj, важните, важен",
    "mkd, verb, работам, работи",
    "hin, noun, लड़के, लड़का",
    "hin, noun, लड़कियाँ, लड़की",
    "hin, noun, किताबों, किताब",
    "hin, adj, अच्छी, अच्छा",
    "hin, verb, बोलता, बोलना",
    "hin, verb, गए, जाना",
    "arb, noun, البيت, بيت",
    "arb, noun, والكتاب, كتاب",
    "arb, noun, السيارات, سيارة",
    "arb, noun, مدرستها, مدرسة",
    "arb, adj, الكبيرة, كبير",
    "arb, verb, يكتبون, كتب"
  })
  void aFormLeadsToItsLemma(String code, String pos, String form, String lemma) throws IOException {
    Pos right = Pos.valueOf(pos.toUpperCase(Locale.ROOT));
    TestDataset data = new TestDataset();
    int language = data.language(code, "One", Level.LANGUAGE, -1);
    data.meaning("something");
    data.lexeme(language, lemma, right).sense(0, 9000, 0);
    data.lexeme(language, lemma, Pos.INTJ).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      LanguageSet languages = new LanguageSet();
      languages.add(language);
      LexemeHits hits = new LexemeHits();
      byte[] text = form.getBytes(StandardCharsets.UTF_8);
      store.lexemeSearch().find(text, text.length, languages, hits);
      assertThat(hits.size()).isEqualTo(1);
      assertThat(store.lexemes().pos(hits.lexeme(0))).isEqualTo(right.number());
      assertThat(hits.match(0)).isEqualTo(MatchKind.FORM);
    }
  }
}

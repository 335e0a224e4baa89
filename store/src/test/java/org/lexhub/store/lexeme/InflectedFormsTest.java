package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.inflection.Inflection;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/** Forms of all languages with rules lead to their lemmas, among the lemmas of all other forms. */
class InflectedFormsTest {

  @TempDir Path folder;

  private record Form(String form, List<String> lemmas) {}

  @Test
  void formsLeadToTheirLemmas() throws IOException {
    Map<String, List<Form>> forms = forms();
    TestDataset data = new TestDataset();
    data.meaning("something");
    forms.forEach((code, list) -> {
      int language = data.language(code, code, LanguageLevel.LANGUAGE, -1);
      Set<String> lemmas = new LinkedHashSet<>();
      list.forEach(form -> lemmas.addAll(form.lemmas()));
      for (String lemma : lemmas) {
        for (Pos pos : List.of(Pos.NOUN, Pos.VERB, Pos.ADJ)) {
          data.lexeme(language, lemma, pos).sense(0, 9000, 0);
        }
      }
    });
    List<String> wrong = new ArrayList<>();
    try (Store store = data.open(folder.resolve("words"))) {
      forms.forEach((code, list) -> {
        for (Form form : list) {
          String found = find(store, code, form.form());
          if (!form.lemmas().contains(found)) {
            wrong.add(code + " " + form.form() + ": " + found + " not " + form.lemmas());
          }
        }
      });
    }
    assertThat(wrong).isEmpty();
    forms.forEach((code, list) -> assertThat(list.size()).as(code).isGreaterThanOrEqualTo(20));
  }

  /** Arabic keyboards have ي and ك in place of ی and ک. */
  @Test
  void arabicLettersInAPersianStemAreTheSameLetters() throws IOException {
    TestDataset data = new TestDataset();
    data.meaning("something");
    int persian = data.language("pes", "pes", LanguageLevel.LANGUAGE, -1);
    for (String lemma : List.of("پی", "پیش", "کیف", "کی")) {
      data.lexeme(persian, lemma, Pos.NOUN).sense(0, 9000, 0);
    }
    try (Store store = data.open(folder.resolve("persian"))) {
      assertThat(find(store, "pes", "پيشم")).isEqualTo("پیش");
      assertThat(find(store, "pes", "كيفم")).isEqualTo("کیف");
    }
  }

  @Test
  void pointsInAStemAreNoOtherLetters() throws IOException {
    TestDataset data = new TestDataset();
    data.meaning("something");
    int hebrew = data.language("heb", "heb", LanguageLevel.LANGUAGE, -1);
    for (String lemma : List.of("שׁוֹטֵר", "כותב")) {
      data.lexeme(hebrew, lemma, Pos.NOUN).sense(0, 9000, 0);
    }
    try (Store store = data.open(folder.resolve("points"))) {
      assertThat(find(store, "heb", "שוטרים")).isEqualTo("שׁוֹטֵר");
      assertThat(score(store, "heb", "שוטרים")).isEqualTo(score(store, "heb", "כותבים"));
    }
  }

  private static String find(Store store, String code, String form) {
    LexemeHits hits = hits(store, code, form);
    if (hits.size() == 0) {
      return "nothing";
    }
    Utf8Buffer lemma = new Utf8Buffer(32);
    store.strings().appendPlain(store.lexemes().lemma(hits.lexeme(0)), lemma);
    return lemma.toString();
  }

  private static int score(Store store, String code, String form) {
    return hits(store, code, form).scoreBasisPoints(0);
  }

  private static LexemeHits hits(Store store, String code, String form) {
    LanguageSet languages = new LanguageSet();
    languages.add(store.codes().language(store.codes().find(code), 0));
    LexemeHits hits = new LexemeHits();
    byte[] text = form.getBytes(StandardCharsets.UTF_8);
    store.lexemeSearch().find(text, text.length, languages, hits);
    return hits;
  }

  private static Map<String, List<Form>> forms() throws IOException {
    Map<String, List<Form>> forms = new LinkedHashMap<>();
    try (InputStream in = Inflection.class.getResourceAsStream("forms.tsv")) {
      assertThat(in).isNotNull();
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.lines().filter(each -> !each.startsWith("#")).toList()) {
        String[] columns = line.split("\t", -1);
        List<String> lemmas = List.of(columns[2].split("\\|", -1));
        forms
            .computeIfAbsent(columns[0], key -> new ArrayList<>())
            .add(new Form(columns[1], lemmas));
      }
    }
    return forms;
  }
}

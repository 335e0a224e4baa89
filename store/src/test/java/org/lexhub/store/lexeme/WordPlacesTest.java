package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

class WordPlacesTest {
  @TempDir Path folder;
  private int files;

  private @Nullable Pos pos(String language, String text, String word) throws IOException {
    TestDataset data = new TestDataset();
    int row = data.language(language, language, LanguageLevel.LANGUAGE, -1);
    int meaning = data.meaning("a thing");
    data.lexeme(row, word, Pos.NOUN).sense(meaning, 9900, 0);
    try (Store store = data.open(folder.resolve("words" + files++))) {
      LanguageSet languages = new LanguageSet();
      languages.add(row);
      return WordPlaces.of(store.codes()).pos(utf8(text), utf8(word), languages);
    }
  }

  private static Utf8Buffer utf8(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Utf8Buffer buffer = new Utf8Buffer(64);
    buffer.put(bytes, 0, bytes.length);
    return buffer;
  }

  @ParameterizedTest
  @CsvSource({
    "hin, हम बस से दिल्ली गए।, बस, NOUN",
    "hin, यह बस है।, बस, NOUN",
    "hin, बस करो।, बस,",
    "hin, हम बससे दिल्ली गए।, बस,",
    "arb, دخل الغبار في عين الطفل, عين, NOUN",
    "arb, ذهب الولد إلى المدرسة, ذهب, VERB",
    "arb, نام. ذهب الولد, ذهب, VERB",
    "arb, يدرس علم الفيزياء, علم, NOUN",
    "arb, لم ذهب, ذهب, VERB",
    "arb, الطبيب علم, علم,",
    "fra, في عين الطفل, عين,"
  })
  void wordsBesideAWordTellItsPartOfSpeech(
      String language, String text, String word, @Nullable Pos told) throws IOException {
    assertThat(pos(language, text, word)).isEqualTo(told);
  }

  @Test
  void aTextWithoutTheWordTellsNothing() throws IOException {
    assertThat(pos("hin", "से", "बस")).isNull();
    assertThat(pos("hin", "", "बस")).isNull();
    assertThat(pos("hin", "बसे से", "बस")).isNull();
  }
}

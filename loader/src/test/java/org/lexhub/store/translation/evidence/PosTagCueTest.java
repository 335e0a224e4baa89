package org.lexhub.store.translation.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.learn.LearnedModels;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/** Tests the parts of speech of words in sentences with a model that has only its rules. */
class PosTagCueTest {
  @TempDir static Path folder;
  private static Store store;

  @BeforeAll
  static void write() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("a financial institution");
    data.lexeme(english, "bank", Pos.NOUN).sense(0, 9500, 20);
    store = data.open(folder.resolve("rules"), LearnedModels.ALL);
  }

  @AfterAll
  static void close() {
    store.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bank|I opened an account at the bank.|noun",
        "bank|Your banks, closed.|noun",
        "café|They met in a cafe.|noun",
        "red tape|Cut the red tape!|noun",
        "bank|They bank here|verb",
        "light|She will light the fire|verb",
        "can|Can I go?|aux",
        "bank|the bankers ran|none",
        "bank||none",
      })
  void theSentenceSpeaksForAPartOfSpeech(String word, String context, String expected) {
    PosTagCue cue = new PosTagCue();
    Sentence sentence = new Sentence();
    Utf8Buffer text = utf8(context == null ? "" : context);
    sentence.read(text.bytes(), 0, text.length());
    cue.read(sentence, utf8(word), PosTagger.open(store.snapshot()));
    float noun = cue.likelihood(Pos.NOUN);
    float verb = cue.likelihood(Pos.VERB);
    switch (expected) {
      case "noun" -> assertThat(noun).isGreaterThan(verb);
      case "verb" -> assertThat(verb).isGreaterThan(noun);
      case "aux" -> assertThat(cue.likelihood(Pos.AUX)).isGreaterThan(Math.max(noun, verb));
      default -> assertThat(noun).isEqualTo(1).isEqualTo(verb);
    }
    float pronoun = cue.likelihood(Pos.PRON);
    if (cue.known()) {
      assertThat(pronoun).isLessThan(Math.max(noun, verb));
    }
    assertThat(cue.likelihood(Pos.PHRASE)).isGreaterThanOrEqualTo(Math.max(noun, verb));
  }

  @Test
  void allPlacesOfAWordCount() {
    PosTagCue cue = new PosTagCue();
    float verb = verbShare(cue, "She will light the fire");
    float noun = verbShare(cue, "A fire in the light");
    float both = verbShare(cue, "She will light the fire in the light");
    assertThat(noun).isLessThan(verb);
    assertThat(both).isBetween(noun, verb);
  }

  private static float verbShare(PosTagCue cue, String context) {
    Sentence sentence = new Sentence();
    Utf8Buffer text = utf8(context);
    sentence.read(text.bytes(), 0, text.length());
    cue.read(sentence, utf8("light"), PosTagger.open(store.snapshot()));
    float all = 0;
    for (Pos pos : new Pos[] {Pos.NOUN, Pos.VERB, Pos.ADJ, Pos.ADV}) {
      all += cue.likelihood(pos);
    }
    return cue.likelihood(Pos.VERB) / all;
  }

  private static Utf8Buffer utf8(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Utf8Buffer buffer = new Utf8Buffer(bytes.length + 1);
    buffer.put(bytes, 0, bytes.length);
    return buffer;
  }
}

package org.lexhub.store.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.store.english.Sentence;

class TextMeaningsTest {
  private static final List<String> KNOWN =
      List.of("look", "look up", "word", "up", "men", "look up word", "well-known", "the");

  private final TextMeanings words = new TextMeanings();

  private static Sentence sentence(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Sentence sentence = new Sentence();
    sentence.read(bytes, 0, bytes.length);
    return sentence;
  }

  private static SignatureWords target(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    SignatureWords words = new SignatureWords();
    words.read(bytes, 0, bytes.length);
    return words;
  }

  /** Knows all words by their spelling, and "word" by its stem as well. */
  private static int spelling(int hash) {
    for (int i = 0; i < KNOWN.size(); i++) {
      Sentence known = sentence(KNOWN.get(i));
      if (TextMeanings.hash(known, 0, known.size()) == hash) {
        return i;
      }
    }
    return TextMeanings.stem(sentence("word").stem(0)) == hash ? KNOWN.indexOf("word") : -1;
  }

  private List<String> found() {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      found.add(KNOWN.get(words.spelling(i)) + " " + words.start(i) + "-" + words.end(i));
    }
    return found;
  }

  @Test
  void theLongestPhraseComesBeforeItsWords() {
    words.read(
        sentence("Men look up the words, look up word lists; well-known."),
        TextMeaningsTest::spelling);
    assertThat(found())
        .containsExactly(
            "men 0-1", "look up 1-3", "word 4-5", "look up word 6-9", "well-known 11-12");
  }

  @Test
  void aWordThatIsAskedAboutBelongsToNoPhrase() {
    Sentence sentence = sentence("men look up words");
    words.read(sentence, TextMeaningsTest::spelling, target("looked"));
    assertThat(found()).containsExactly("men 0-1", "look 1-2", "up 2-3", "word 3-4");
    assertThat(words.isClosed(sentence, 2)).isTrue();
    assertThat(words.isClosed(sentence, 1)).isFalse();
  }

  @Test
  void partsOfAPhraseAreFoundSingly() {
    words.readSingly(sentence("look up"), TextMeaningsTest::spelling);
    assertThat(found()).containsExactly("look 0-1", "up 1-2");
  }

  @Test
  void onlyATextOfOneWordIsOne() {
    assertThat(TextMeanings.only(sentence("words"), TextMeaningsTest::spelling))
        .isEqualTo(KNOWN.indexOf("word"));
    assertThat(TextMeanings.only(sentence("look up"), TextMeaningsTest::spelling)).isEqualTo(-1);
    assertThat(TextMeanings.only(sentence("fish"), TextMeaningsTest::spelling)).isEqualTo(-1);
  }
}

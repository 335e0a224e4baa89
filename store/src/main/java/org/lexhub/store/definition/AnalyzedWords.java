package org.lexhub.store.definition;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The words of a text in a language as terms of {@link OwnDefinitionIndex}: stemmed by the analyser
 * of the language, then folded, each after the row of its language and a colon. A reusable object
 * of one thread.
 */
final class AnalyzedWords {
  private final Utf8Buffer terms = new Utf8Buffer(256);
  private int[] ends = new int[64];
  private int size;

  AnalyzedWords() {}

  /**
   * Reads the words of a text.
   *
   * @param language the row of the language
   * @param iso639 its packed ISO 639-3 code, 0 none
   */
  void read(int language, int iso639, String text) {
    terms.clear();
    size = 0;
    byte[] prefix = (language + ":").getBytes(StandardCharsets.US_ASCII);
    try (TokenStream words = LanguageAnalyzers.of(iso639).tokenStream("", text)) {
      CharTermAttribute word = words.getAttribute(CharTermAttribute.class);
      words.reset();
      while (words.incrementToken()) {
        add(prefix, word.toString());
      }
      words.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a text in memory does not fail
    }
  }

  private void add(byte[] prefix, String word) {
    byte[] utf8 = word.getBytes(StandardCharsets.UTF_8);
    int start = terms.length();
    terms.put(prefix, 0, prefix.length);
    boolean valid = Fold.fold(utf8, 0, utf8.length, terms);
    if (!valid || terms.length() == start + prefix.length) {
      terms.truncate(start);
      return;
    }
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, size * 2);
    }
    ends[size++] = terms.length();
  }

  /** Returns the number of words. */
  int size() {
    return size;
  }

  /** Returns the buffer with all terms; the next {@link #read} changes it. */
  byte[] bytes() {
    return terms.bytes();
  }

  /** Returns the offset of a term in {@link #bytes}. */
  int start(int word) {
    return word == 0 ? 0 : ends[word - 1];
  }

  /** Returns the end, exclusive, of a term in {@link #bytes}. */
  int end(int word) {
    return ends[word];
  }
}

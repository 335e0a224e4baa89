package org.lexhub.server.translation;

import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.text.Utf8Buffer;

/** The values of one line of an export. Texts are UTF-8, one after the other; reused. */
final class PairLine {
  private final Utf8Buffer text = new Utf8Buffer(256);
  private int lemmaEnd;
  private int targetEnd;
  private boolean hasReading;
  private String pos = "";
  private int confidence;

  void read(Store store, int sourceSense, int targetSense, int confidence10000) {
    LexemeTable lexemes = store.lexemes();
    int source = store.senses().lexeme(sourceSense);
    int target = store.senses().lexeme(targetSense);
    text.clear();
    store.strings().appendPlain(lexemes.lemma(source), text);
    lemmaEnd = text.length();
    store.strings().appendPlain(lexemes.lemma(target), text);
    targetEnd = text.length();
    int reading = lexemes.reading(target);
    hasReading = reading >= 0;
    if (hasReading) {
      store.strings().appendPlain(reading, text);
    }
    pos = lexemes.posOf(source).code();
    confidence = confidence10000;
  }

  byte[] bytes() {
    return text.bytes();
  }

  /** Where the source lemma ends, which begins at 0, and the target lemma begins. */
  int lemmaEnd() {
    return lemmaEnd;
  }

  /** Where the target lemma ends and its reading begins. */
  int targetEnd() {
    return targetEnd;
  }

  /** Where the reading ends. */
  int readingEnd() {
    return text.length();
  }

  boolean hasReading() {
    return hasReading;
  }

  String pos() {
    return pos;
  }

  int confidence10000() {
    return confidence;
  }
}

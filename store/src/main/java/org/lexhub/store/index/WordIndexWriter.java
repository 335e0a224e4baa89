package org.lexhub.store.index;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.text.Utf8Buffer;

/** Collects English definitions and writes them as a {@link WordIndex}. */
public final class WordIndexWriter implements AutoCloseable {
  static final int LONGEST = 255;

  private final TermIndexWriter terms;
  private final IntColumnWriter lexemes;
  private final ByteColumnWriter lengths;
  private final EnglishWords words = new EnglishWords();
  private final Utf8Buffer folded = new Utf8Buffer(1024);
  private int lastLexeme;

  private WordIndexWriter(SnapshotWriter out) {
    terms = TermIndexWriter.create(out, WordIndex.NAME);
    lexemes = IntColumnWriter.create(out, WordIndex.NAME + WordIndex.LEXEMES);
    lengths = ByteColumnWriter.create(out, WordIndex.NAME + WordIndex.LENGTHS);
  }

  /** Starts the index of a snapshot. */
  public static WordIndexWriter create(SnapshotWriter out) {
    return new WordIndexWriter(out);
  }

  /**
   * Adds a definition of a lexeme.
   *
   * @param lexeme not less than the lexeme of the definition before
   */
  public void add(int lexeme, String definition) {
    if (lexeme < lastLexeme) {
      throw new IllegalArgumentException(
          "definitions come in the order of their lexemes, but " + lexeme + " after " + lastLexeme);
    }
    byte[] utf8 = definition.getBytes(StandardCharsets.UTF_8);
    folded.clear();
    Fold.fold(utf8, 0, utf8.length, folded);
    words.read(folded.bytes(), 0, folded.length());
    int ordinal = lexemes.size();
    for (int i = 0; i < words.size(); i++) {
      int start = words.start(i);
      terms.addTerm(words.bytes(), start, words.end(i) - start, ordinal);
    }
    lexemes.add(lexeme);
    lengths.add(Math.clamp(words.content(), 1, LONGEST));
    lastLexeme = lexeme;
  }

  /** Sorts the words and writes all sections. */
  @Override
  public void close() {
    terms.close();
    lexemes.close();
    lengths.close();
  }
}

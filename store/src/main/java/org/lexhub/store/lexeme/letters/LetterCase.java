package org.lexhub.store.lexeme.letters;

import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/** Tells capital letters of names and nouns from those at the start of a sentence. */
public final class LetterCase {
  private final LexemeTable lexemes;
  private final TextColumn strings;

  /** Creates an object that reads the lemmas of a snapshot. */
  public LetterCase(LexemeTable lexemes, TextColumn strings) {
    this.lexemes = lexemes;
    this.strings = strings;
  }

  /**
   * Returns whether a text begins with a capital letter and occurs, as it is written, at the start
   * of a sentence of the context.
   */
  public boolean beginsSentence(Utf8Buffer text, Utf8Buffer context) {
    if (context.length() < text.length() || !Character.isUpperCase(first(text))) {
      return false;
    }
    boolean start = true;
    for (int at = 0; at + text.length() <= context.length(); at++) {
      if (start && isAt(text, context, at)) {
        return true;
      }
      byte b = context.bytes()[at];
      start = endsSentence(b) || (start && !isLetterOrDigit(b));
    }
    return false;
  }

  /** Returns whether the lemma of a lexeme begins with a small letter. */
  public boolean beginsSmall(int lexeme, Utf8Buffer buffer) {
    buffer.clear();
    strings.appendPlain(lexemes.lemma(lexeme), buffer);
    return Character.isLowerCase(first(buffer));
  }

  private static boolean isAt(Utf8Buffer text, Utf8Buffer context, int at) {
    int end = at + text.length();
    for (int i = 0; i < text.length(); i++) {
      if (text.bytes()[i] != context.bytes()[at + i]) {
        return false;
      }
    }
    return end == context.length() || !isLetterOrDigit(context.bytes()[end]);
  }

  private static boolean endsSentence(byte b) {
    return b == '.' || b == '!' || b == '?' || b == ':' || b == '\n';
  }

  private static boolean isLetterOrDigit(byte b) {
    return b < 0 || Character.isLetterOrDigit(b);
  }

  /**
   * Returns the first code point of a text if it has at most three bytes, as those of all letters
   * with case have in common use; -1 of an empty text.
   */
  private static int first(Utf8Buffer text) {
    if (text.length() == 0) {
      return -1;
    }
    byte[] bytes = text.bytes();
    int lead = bytes[0] & 0xFF;
    if (lead >= 0xE0 && text.length() >= 3) {
      return (lead & 0xF) << 12 | (bytes[1] & 0x3F) << 6 | (bytes[2] & 0x3F);
    }
    return lead >= 0xC0 && text.length() >= 2 ? (lead & 0x1F) << 6 | (bytes[1] & 0x3F) : lead;
  }
}

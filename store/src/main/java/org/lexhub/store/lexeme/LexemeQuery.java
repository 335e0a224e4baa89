package org.lexhub.store.lexeme;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.text.Utf8Buffer;

/**
 * What a search for lexemes asks: a reusable object whose fields the caller sets.
 *
 * <p>The text is UTF-8 in Unicode normalisation form C. A fresh or cleared query asks for the first
 * 50 matches in all languages, without fuzzy and definition matches.
 */
public final class LexemeQuery {
  private final Utf8Buffer text = new Utf8Buffer(64);
  private final LanguageSet languages = new LanguageSet();

  /** The part of speech as its ordinal, or -1 for any. */
  public int pos = -1;

  /** Whether words that are spelled nearly like the text match too. */
  public boolean fuzzy;

  /** Whether lexemes match whose English definition the text describes. */
  public boolean definitions;

  /** How many hits to return at most. */
  public int limit = 50;

  /** How many of the best hits to skip. */
  public int offset;

  /** Creates a query with an empty text for all languages. */
  public LexemeQuery() {
    languages.setAll();
  }

  /** Sets everything back to a fresh query. */
  public void clear() {
    text.clear();
    languages.setAll();
    pos = -1;
    fuzzy = false;
    definitions = false;
    limit = 50;
    offset = 0;
  }

  /** Replaces the text by UTF-8 bytes. */
  public void setText(byte[] utf8, int offset, int length) {
    text.clear();
    text.put(utf8, offset, length);
  }

  /** Replaces the text. */
  public void setText(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    setText(utf8, 0, utf8.length);
  }

  /** The text; writing to it changes the query. */
  public Utf8Buffer text() {
    return text;
  }

  /** The languages to search; changing the set changes the query. */
  public LanguageSet languages() {
    return languages;
  }
}

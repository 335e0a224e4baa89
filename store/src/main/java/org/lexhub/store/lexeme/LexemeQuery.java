package org.lexhub.store.lexeme;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The query of a {@link LexemeSearch}: a reusable object whose fields the caller sets.
 *
 * <p>The text is UTF-8 in Unicode normalization form C. A new or cleared query is for the first 50
 * matches in all languages, without fuzzy and definition matches.
 */
public final class LexemeQuery {
  private static final int DEFAULT_LIMIT = 50;

  private final Utf8Buffer text = new Utf8Buffer(64);
  private final LanguageSet languages = new LanguageSet();
  private final LanguageOrder definitionLanguages = new LanguageOrder();

  /** The number of the part of speech, or -1 for any. */
  public int pos = -1;

  /** Whether words within the allowed edits of the text match too. */
  public boolean fuzzy;

  /** Whether lexemes match whose English definitions contain words of the text. */
  public boolean definitions;

  /** The maximum number of hits to return. */
  public int limit = DEFAULT_LIMIT;

  /** The number of the best hits to skip. */
  public int offset;

  /** Creates a query with an empty text for all languages. */
  public LexemeQuery() {
    languages.setAll();
  }

  /** Resets the query to that of the constructor. */
  public void clear() {
    text.clear();
    languages.setAll();
    definitionLanguages.clear();
    pos = -1;
    fuzzy = false;
    definitions = false;
    limit = DEFAULT_LIMIT;
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

  /** Returns the text; writing to it changes the query. */
  public Utf8Buffer text() {
    return text;
  }

  /**
   * Returns the languages whose definitions are searched, besides what {@link #definitions} says;
   * none in a new query. Changing the list changes the query.
   */
  public LanguageOrder definitionLanguages() {
    return definitionLanguages;
  }

  /** Returns the languages to search; changing the set changes the query. */
  public LanguageSet languages() {
    return languages;
  }
}

package org.lexhub.store.language;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.text.Utf8Buffer;

/**
 * What a search for languages asks: a reusable object whose fields the caller sets.
 *
 * <p>The text is UTF-8 in Unicode normalisation form C.
 */
public final class LanguageQuery {
  private final Utf8Buffer text = new Utf8Buffer(64);

  /** The level as its ordinal, or -1 for any. */
  public int level = -1;

  /** Whether names that are spelled nearly like the text match too. */
  public boolean fuzzy;

  /** How many hits to return at most. */
  public int limit = 50;

  /** How many of the best hits to skip. */
  public int offset;

  /** Creates a query with an empty text. */
  public LanguageQuery() {}

  /** Sets everything back to a fresh query. */
  public void clear() {
    text.clear();
    level = -1;
    fuzzy = false;
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
}

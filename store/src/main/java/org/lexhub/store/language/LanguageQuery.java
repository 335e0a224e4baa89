package org.lexhub.store.language;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The query of a {@link LanguageSearch}: a reusable object whose fields the caller sets.
 *
 * <p>The text is UTF-8 in Unicode normalization form C.
 */
public final class LanguageQuery {
  private static final int DEFAULT_LIMIT = 50;

  private final Utf8Buffer text = new Utf8Buffer(64);

  /** The number of the level, or -1 for any. */
  public int level = -1;

  /** Whether names within the allowed edits of the text match too. */
  public boolean fuzzy;

  /** The maximum number of hits to return. */
  public int limit = DEFAULT_LIMIT;

  /** The number of the best hits to skip. */
  public int offset;

  /** Creates a query with an empty text. */
  public LanguageQuery() {}

  /** Resets the query to that of the constructor. */
  public void clear() {
    text.clear();
    level = -1;
    fuzzy = false;
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
}

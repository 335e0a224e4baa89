package org.lexhub.loader.assemble;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.text.TextPoolWriter;

/** Copies the staged texts in use to a text pool of the snapshot, each once. */
final class TextRows {
  private final StringPool staged;
  private final TextPoolWriter pool;
  private int[] rows;

  TextRows(StringPool staged, TextPoolWriter pool) {
    this.staged = staged;
    this.pool = pool;
    rows = new int[staged.size()];
    Arrays.fill(rows, -1);
  }

  /** Returns the row of a staged text, -1 for none. */
  int row(int text) {
    if (text < 0) {
      return -1;
    }
    if (text >= rows.length) {
      int before = rows.length;
      rows = Arrays.copyOf(rows, Math.max(text + 1, staged.size()));
      Arrays.fill(rows, before, rows.length, -1);
    }
    if (rows[text] < 0) {
      rows[text] = pool.intern(staged.chunk(text), staged.offset(text), staged.length(text));
    }
    return rows[text];
  }

  /** Returns the row of a text that is not staged, -1 for null. */
  int row(@Nullable String text) {
    return text == null ? -1 : pool.intern(text);
  }

  /** Returns the staged text of a number. */
  String text(int text) {
    return staged.text(text);
  }
}

package org.lexhub.loader.assemble;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.text.TextPoolWriter;
import org.lexhub.store.text.Utf8Buffer;

/** Copies the staged texts in use to a text pool of the snapshot, each once. */
final class TextRows {
  private final StringPool staged;
  private final TextPoolWriter pool;
  private final Utf8Buffer text = new Utf8Buffer(256);
  private int[] rows;

  TextRows(StringPool staged, TextPoolWriter pool) {
    this.staged = staged;
    this.pool = pool;
    rows = new int[staged.size()];
    Arrays.fill(rows, -1);
  }

  /** Returns the row of a staged text, -1 for none. */
  int row(int number) {
    if (number < 0) {
      return -1;
    }
    if (number >= rows.length) {
      int before = rows.length;
      rows = Arrays.copyOf(rows, Math.max(number + 1, staged.size()));
      Arrays.fill(rows, before, rows.length, -1);
    }
    if (rows[number] < 0) {
      text.clear();
      staged.read(number, text);
      rows[number] = pool.intern(text.bytes(), 0, text.length());
    }
    return rows[number];
  }

  /** Returns the row of a text that is not staged, -1 for null. */
  int row(@Nullable String unstaged) {
    return unstaged == null ? -1 : pool.intern(unstaged);
  }

  /** Returns the staged text of a number. */
  String text(int number) {
    return staged.text(number);
  }
}

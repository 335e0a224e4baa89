package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;

/** Entries of bilingual dictionaries as the layers gave them, in columns; one row for a sense. */
public final class StagedEntries {
  /** Part of speech of an entry that has none. */
  static final int NO_POS = 255;

  public final GatheredInts source = new GatheredInts();

  /** Language codes of the word and of its translations. */
  public final GatheredInts from = new GatheredInts();

  public final GatheredInts to = new GatheredInts();
  final ByteArrayList pos = new ByteArrayList();
  public final GatheredInts lemma = new GatheredInts();
  public final GatheredInts translations = new GatheredInts();
  private final GatheredInts end = new GatheredInts();

  public int size() {
    return source.size();
  }

  public int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  /** Ends the row whose parts have been added. */
  void endRow() {
    end.add(translations.size());
  }

  public int start(int row) {
    return row == 0 ? 0 : end.getInt(row - 1);
  }

  public int end(int row) {
    return end.getInt(row);
  }
}

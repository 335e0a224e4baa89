package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;

/** Entries of bilingual dictionaries as the layers gave them, in columns; one row for a sense. */
final class EntryStage {
  /** Part of speech of an entry that has none. */
  static final int NO_POS = 255;

  final GatheredInts source = new GatheredInts();

  /** Language codes of the word and of its translations. */
  final GatheredInts from = new GatheredInts();

  final GatheredInts to = new GatheredInts();
  final ByteArrayList pos = new ByteArrayList();
  final GatheredInts lemma = new GatheredInts();
  final GatheredInts translations = new GatheredInts();
  private final GatheredInts end = new GatheredInts();

  int size() {
    return source.size();
  }

  int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  /** Ends the row whose parts have been added. */
  void endRow() {
    end.add(translations.size());
  }

  int start(int row) {
    return row == 0 ? 0 : end.getInt(row - 1);
  }

  int end(int row) {
    return end.getInt(row);
  }
}

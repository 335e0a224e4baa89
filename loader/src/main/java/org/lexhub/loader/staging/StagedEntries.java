package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import org.lexhub.store.column.GatheredInts;

/** The entries of bilingual dictionaries of all layers, in columns; one row per sense. */
public final class StagedEntries {
  /** The part of speech of an entry without one. */
  static final int NO_POS = 255;

  public final GatheredInts source = new GatheredInts();

  /** The language codes of the word and of its translations. */
  public final GatheredInts from = new GatheredInts();

  public final GatheredInts to = new GatheredInts();
  final ByteArrayList pos = new ByteArrayList();
  public final GatheredInts lemma = new GatheredInts();
  final GatheredInts translations = new GatheredInts();
  private final Int2IntOpenHashMap corrected = new Int2IntOpenHashMap();
  private final GatheredInts end = new GatheredInts();

  /** The number of the register, or {@link StagedSenses#NO_REGISTER}, and the domain or -1. */
  public final SparseRows labels = new SparseRows(2);

  /** The language code and the text. */
  public final SparseRows definitions = new SparseRows(2);

  /** The text, and the translation or -1. */
  public final SparseRows examples = new SparseRows(2);

  /** Returns the number of entries. */
  public int size() {
    return source.size();
  }

  /** Returns the number of the part of speech of an entry, 255 for none. */
  public int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  /** Ends the row to which all parts have been added. */
  void endRow() {
    end.add(translations.size());
  }

  /** Returns the text of a translation, by its index among those of all entries. */
  public int translation(int index) {
    return corrected.isEmpty()
        ? translations.getInt(index)
        : corrected.getOrDefault(index, translations.getInt(index));
  }

  /** Replaces the text of a translation. */
  public void correct(int index, int text) {
    corrected.put(index, text);
  }

  /** Returns the number of translations of all entries. */
  public int translations() {
    return translations.size();
  }

  /** Returns the index of the first translation of an entry. */
  public int start(int row) {
    return row == 0 ? 0 : end.getInt(row - 1);
  }

  /** Returns the index after the last translation of an entry. */
  public int end(int row) {
    return end.getInt(row);
  }
}

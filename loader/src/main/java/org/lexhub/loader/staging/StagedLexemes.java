package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;
import org.lexhub.store.table.schema.LexemeColumn;

/** The lexeme records, or annotations of lexemes, of all layers, in columns. */
public final class StagedLexemes {
  /** The part of speech of an annotation that applies to every part of speech. */
  public static final int ANY_POS = 255;

  public final GatheredInts language = new GatheredInts();
  public final GatheredInts lemma = new GatheredInts();
  final ByteArrayList pos = new ByteArrayList();
  public final GatheredInts source = new GatheredInts();
  final GatheredInts senseEnd = new GatheredInts();
  public final StagedSenses senses = new StagedSenses();

  /** The attributes that sources give, by the index of their column. */
  private final SparseRows[] attributes = new SparseRows[LexemeColumn.values().length];

  /** The transcription, the address of a recording or -1, and the accent or -1. */
  public final SparseRows pronunciations = new SparseRows(3);

  /** The form and the feature set. */
  public final SparseRows forms = new SparseRows(2);

  public final SparseRows proficiencies = new SparseRows(1);

  /** The rank and the corpus; the next two columns have the same entries. */
  public final SparseRows frequency = new SparseRows(2);

  /** The number of occurrences, -1 unknown. */
  public final GatheredLongs frequencyCount = new GatheredLongs();

  /** The bits of the occurrences in a million words, NaN unknown. */
  public final GatheredLongs frequencyPerMillion = new GatheredLongs();

  StagedLexemes() {
    for (LexemeColumn column : LexemeColumn.attributes()) {
      attributes[column.index()] = new SparseRows(1);
    }
  }

  /**
   * Returns an attribute that sources give: a text as the number in its pool, a number as it is, a
   * word as its number.
   *
   * @param column one of {@link LexemeColumn#attributes}
   */
  public SparseRows attribute(LexemeColumn column) {
    return attributes[column.index()];
  }

  /** Adds a record without attributes; its senses follow, see {@link #endSenses}. */
  public void add(int ofLanguage, int ofLemma, int ofPos, int fromSource) {
    language.add(ofLanguage);
    lemma.add(ofLemma);
    pos.add((byte) ofPos);
    source.add(fromSource);
  }

  /** Sets the romanization of the last record. */
  public void romanizeLast(int text) {
    attribute(LexemeColumn.ROMANIZATION).add(size() - 1, text);
  }

  /** Ends the senses of the last record. */
  public void endSenses() {
    senseEnd.add(senses.size());
  }

  /** Returns the number of records. */
  public int size() {
    return language.size();
  }

  /** Returns the number of the part of speech of a record, or {@link #ANY_POS}. */
  public int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  /** Gives a record another part of speech. */
  public void setPos(int row, int value) {
    pos.set(row, (byte) value);
  }

  /** Returns the first sense of a record. */
  public int senseStart(int row) {
    return row == 0 ? 0 : senseEnd.getInt(row - 1);
  }

  /** Returns the end, exclusive, of the senses of a record. */
  public int senseEnd(int row) {
    return senseEnd.getInt(row);
  }
}

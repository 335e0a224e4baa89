package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;

/** Lexeme records (or annotations of lexemes) as the layers gave them, in columns. */
public final class StagedLexemes {
  /** Part of speech of an annotation that holds for all of them. */
  public static final int ANY_POS = 255;

  public final GatheredInts language = new GatheredInts();
  public final GatheredInts lemma = new GatheredInts();
  final ByteArrayList pos = new ByteArrayList();
  public final GatheredInts source = new GatheredInts();
  final GatheredInts senseEnd = new GatheredInts();
  public final StagedSenses senses = new StagedSenses();

  public final SparseRows reading = new SparseRows(1);
  public final SparseRows romanization = new SparseRows(1);
  public final SparseRows etymology = new SparseRows(1);

  /** Transcription and address of a recording or -1. */
  public final SparseRows pronunciations = new SparseRows(2);

  /** Form and feature set. */
  public final SparseRows forms = new SparseRows(2);

  public final SparseRows proficiencies = new SparseRows(1);

  /**
   * Rank and corpus; count and occurrences in a million, as the bits of a double, lie beside, at
   * the same entry.
   */
  public final SparseRows frequency = new SparseRows(2);

  public final GatheredLongs frequencyCount = new GatheredLongs();
  public final GatheredLongs frequencyPerMillion = new GatheredLongs();

  /** Adds a record without attributes, whose senses follow; see {@link #endSenses}. */
  public void add(int ofLanguage, int ofLemma, int ofPos, int fromSource) {
    language.add(ofLanguage);
    lemma.add(ofLemma);
    pos.add((byte) ofPos);
    source.add(fromSource);
  }

  /** Says that the senses of the last record have been added. */
  public void endSenses() {
    senseEnd.add(senses.size());
  }

  public int size() {
    return language.size();
  }

  public int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  public int senseStart(int row) {
    return row == 0 ? 0 : senseEnd.getInt(row - 1);
  }

  public int senseEnd(int row) {
    return senseEnd.getInt(row);
  }
}

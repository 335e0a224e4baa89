package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;

/** Lexeme records (or annotations of lexemes) as the layers gave them, in columns. */
final class LexemeStage {
  /** Part of speech of an annotation that holds for all of them. */
  static final int ANY_POS = 255;

  final GatheredInts language = new GatheredInts();
  final GatheredInts lemma = new GatheredInts();
  final ByteArrayList pos = new ByteArrayList();
  final GatheredInts source = new GatheredInts();
  final GatheredInts senseEnd = new GatheredInts();
  final SenseStage senses = new SenseStage();

  final SparseRows reading = new SparseRows(1);
  final SparseRows romanization = new SparseRows(1);
  final SparseRows etymology = new SparseRows(1);

  /** Transcription and address of a recording or -1. */
  final SparseRows pronunciations = new SparseRows(2);

  /** Form and feature set. */
  final SparseRows forms = new SparseRows(2);

  final SparseRows proficiencies = new SparseRows(1);

  /**
   * Rank and corpus; count and occurrences in a million, as the bits of a double, lie beside, at
   * the same entry.
   */
  final SparseRows frequency = new SparseRows(2);

  final GatheredLongs frequencyCount = new GatheredLongs();
  final GatheredLongs frequencyPerMillion = new GatheredLongs();

  /** Adds a record without attributes, whose senses follow; see {@link #endSenses}. */
  void add(int ofLanguage, int ofLemma, int ofPos, int fromSource) {
    language.add(ofLanguage);
    lemma.add(ofLemma);
    pos.add((byte) ofPos);
    source.add(fromSource);
  }

  /** Says that the senses of the last record have been added. */
  void endSenses() {
    senseEnd.add(senses.size());
  }

  int size() {
    return language.size();
  }

  int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  int senseStart(int row) {
    return row == 0 ? 0 : senseEnd.getInt(row - 1);
  }

  int senseEnd(int row) {
    return senseEnd.getInt(row);
  }
}

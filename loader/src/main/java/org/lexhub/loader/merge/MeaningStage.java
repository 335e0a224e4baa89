package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;

/** What the layers say about meanings, in columns. Keys are numbers of {@link Staging#keys}. */
final class MeaningStage {
  /** Part of speech of a record that gives none. */
  static final int NO_POS = 255;

  final GatheredInts key = new GatheredInts();
  final GatheredLongs lexiconId = new GatheredLongs();
  final ByteArrayList pos = new ByteArrayList();
  final GatheredInts concept = new GatheredInts();
  final GatheredInts gloss = new GatheredInts();
  final GatheredInts source = new GatheredInts();

  /** Claims that two keys are one meaning. */
  final TripleRows same = new TripleRows();

  /** Key, language, text. */
  final TripleRows definitions = new TripleRows();

  /** Key, language, text. */
  final TripleRows examples = new TripleRows();

  /** Keys, and traits of their verbs. */
  final GatheredInts traitKey = new GatheredInts();

  final GatheredLongs traits = new GatheredLongs();

  final GatheredInts traitSource = new GatheredInts();

  /** Key, type, target key. */
  final TripleRows relations = new TripleRows();

  int size() {
    return key.size();
  }

  int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  /** Rows of three numbers and the source that gave them. */
  static final class TripleRows {
    final GatheredInts first = new GatheredInts();
    final GatheredInts second = new GatheredInts();
    final GatheredInts third = new GatheredInts();
    final GatheredInts source = new GatheredInts();

    void add(int a, int b, int c, int from) {
      first.add(a);
      second.add(b);
      third.add(c);
      source.add(from);
    }

    int size() {
      return first.size();
    }
  }
}

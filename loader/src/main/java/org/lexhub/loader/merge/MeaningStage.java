package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/** What the layers say about meanings, in columns. Keys are numbers of {@link Staging#keys}. */
final class MeaningStage {
  /** Part of speech of a record that gives none. */
  static final int NO_POS = 255;

  final IntArrayList key = new IntArrayList();
  final LongArrayList lexiconId = new LongArrayList();
  final ByteArrayList pos = new ByteArrayList();
  final IntArrayList concept = new IntArrayList();
  final IntArrayList gloss = new IntArrayList();
  final IntArrayList source = new IntArrayList();

  /** Claims that two keys are one meaning. */
  final TripleRows same = new TripleRows();

  /** Key, language, text. */
  final TripleRows definitions = new TripleRows();

  /** Key, language, text. */
  final TripleRows examples = new TripleRows();

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
    final IntArrayList first = new IntArrayList();
    final IntArrayList second = new IntArrayList();
    final IntArrayList third = new IntArrayList();
    final IntArrayList source = new IntArrayList();

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

package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Senses as the layers gave them, in columns; the senses of one lexeme record lie together. */
final class SenseStage {
  /** Register of a sense that has none. */
  static final int NO_REGISTER = 255;

  final IntArrayList meaning = new IntArrayList();
  final IntArrayList order = new IntArrayList();
  final IntArrayList gloss = new IntArrayList();
  final ByteArrayList register = new ByteArrayList();
  final IntArrayList domain = new IntArrayList();
  final IntArrayList tagCount = new IntArrayList();
  final FloatArrayList evidence = new FloatArrayList();

  /** Language and text. */
  final SparseRows definitions = new SparseRows(2);

  /** Text and translation or -1. */
  final SparseRows examples = new SparseRows(2);

  int size() {
    return meaning.size();
  }

  int register(int sense) {
    return register.getByte(sense) & 0xff;
  }
}

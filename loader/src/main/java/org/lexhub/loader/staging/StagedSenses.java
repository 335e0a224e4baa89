package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;

/** Senses as the layers gave them, in columns; the senses of one lexeme record lie together. */
public final class StagedSenses {
  /** Register of a sense that has none. */
  public static final int NO_REGISTER = 255;

  public final GatheredInts meaning = new GatheredInts();
  public final GatheredInts order = new GatheredInts();
  public final GatheredInts gloss = new GatheredInts();
  final ByteArrayList register = new ByteArrayList();
  public final GatheredInts domain = new GatheredInts();
  public final GatheredInts tagCount = new GatheredInts();

  /** How clearly the source says so, as the bits of a float. */
  public final GatheredInts evidence = new GatheredInts();

  /** Language and text. */
  public final SparseRows definitions = new SparseRows(2);

  /** Text and translation or -1. */
  public final SparseRows examples = new SparseRows(2);

  /** Adds a bare link to a meaning. */
  public void add(int key, double clearness) {
    add(key, 0, -1, NO_REGISTER, -1, 0, clearness);
  }

  /** Adds a link; definitions and examples are added to its row. */
  public void add(
      int key, int place, int ofGloss, int ofRegister, int ofDomain, int tags, double clearness) {
    meaning.add(key);
    order.add(place);
    gloss.add(ofGloss);
    register.add((byte) ofRegister);
    domain.add(ofDomain);
    tagCount.add(tags);
    evidence.add(Float.floatToRawIntBits((float) clearness));
  }

  int size() {
    return meaning.size();
  }

  public int register(int sense) {
    return register.getByte(sense) & 0xff;
  }
}

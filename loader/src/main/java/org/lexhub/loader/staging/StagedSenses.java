package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import java.util.BitSet;
import org.lexhub.store.column.GatheredInts;

/** The senses of all layers, in columns; those of one lexeme record are consecutive rows. */
public final class StagedSenses {
  /** The register of a sense without one. */
  public static final int NO_REGISTER = 255;

  public final GatheredInts meaning = new GatheredInts();
  public final GatheredInts order = new GatheredInts();
  public final GatheredInts gloss = new GatheredInts();
  final ByteArrayList register = new ByteArrayList();
  public final GatheredInts domain = new GatheredInts();
  public final GatheredInts tagCount = new GatheredInts();

  /** The evidence, as the bits of a float. */
  public final GatheredInts evidence = new GatheredInts();

  /**
   * The rows of links derived from what all dictionaries say about a word: several such rows for
   * one link are one statement.
   */
  public final BitSet derived = new BitSet();

  /** The language and the text. */
  public final SparseRows definitions = new SparseRows(2);

  /** The text, and the translation or -1. */
  public final SparseRows examples = new SparseRows(2);

  /** Adds a link to a meaning without other fields. */
  public void add(int key, double clearness) {
    add(key, 0, -1, NO_REGISTER, -1, 0, clearness);
  }

  /** Adds a link; add its definitions and examples under its row. */
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

  /** Returns the number of the register of a sense, {@link #NO_REGISTER} for none. */
  public int register(int sense) {
    return register.getByte(sense) & 0xff;
  }
}

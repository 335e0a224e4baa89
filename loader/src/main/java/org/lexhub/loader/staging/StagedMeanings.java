package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;

/** The meaning records of all layers, in columns. Keys are numbers of {@link Staging#keys}. */
public final class StagedMeanings {
  /** The part of speech of a record without one. */
  public static final int NO_POS = 255;

  public final GatheredInts key = new GatheredInts();
  public final GatheredLongs lexiconId = new GatheredLongs();
  public final ByteArrayList pos = new ByteArrayList();
  public final GatheredInts concept = new GatheredInts();
  public final GatheredInts gloss = new GatheredInts();
  public final GatheredInts source = new GatheredInts();

  /** The claims that two keys are one meaning. */
  public final TripleRows same = new TripleRows();

  /** The key, the language and the text. */
  public final TripleRows definitions = new TripleRows();

  /** The key, the language and the text. */
  public final TripleRows examples = new TripleRows();

  /** The keys, and the traits of their verbs. */
  public final GatheredInts traitKey = new GatheredInts();

  public final GatheredLongs traits = new GatheredLongs();

  public final GatheredInts traitSource = new GatheredInts();

  /** The key, the type and the target key. */
  public final TripleRows relations = new TripleRows();

  /** Adds a claim that two keys are one meaning. */
  public void join(int a, int b, int from) {
    same.add(a, b, 0, from);
  }

  /** Returns the number of rows. */
  public int size() {
    return key.size();
  }

  /** Returns the number of the part of speech of a record. */
  public int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  /** Rows of three numbers and their source. */
  public static final class TripleRows {
    public final GatheredInts first = new GatheredInts();
    public final GatheredInts second = new GatheredInts();
    public final GatheredInts third = new GatheredInts();
    public final GatheredInts source = new GatheredInts();

    void add(int a, int b, int c, int from) {
      first.add(a);
      second.add(b);
      third.add(c);
      source.add(from);
    }

    public int size() {
      return first.size();
    }
  }
}

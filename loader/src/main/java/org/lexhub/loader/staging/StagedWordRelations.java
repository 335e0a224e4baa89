package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.GatheredInts;

/**
 * The relations between words of all layers, in columns: codes, strings and keys are numbers of the
 * pools of {@link Staging}, parts of speech {@link StagedLexemes#ANY_POS} where they are unknown,
 * keys -1.
 */
public final class StagedWordRelations {
  public final GatheredInts source = new GatheredInts();
  public final GatheredInts language = new GatheredInts();
  public final GatheredInts lemma = new GatheredInts();
  private final ByteArrayList pos = new ByteArrayList();
  public final GatheredInts key = new GatheredInts();
  private final ByteArrayList type = new ByteArrayList();
  public final GatheredInts target = new GatheredInts();
  private final ByteArrayList targetPos = new ByteArrayList();
  public final GatheredInts targetKey = new GatheredInts();

  /** In hundredths. */
  private final ByteArrayList evidence = new ByteArrayList();

  /** Creates empty columns. */
  StagedWordRelations() {}

  /** Adds the words of a relation; {@link #end} completes it. */
  void add(int from, int ofLanguage, int ofLemma, int lemmaPos, int lemmaKey) {
    source.add(from);
    language.add(ofLanguage);
    lemma.add(ofLemma);
    pos.add((byte) lemmaPos);
    key.add(lemmaKey);
  }

  /** Completes a relation. */
  void end(int ofType, int toTarget, int toPos, int toKey, double clearness) {
    type.add((byte) ofType);
    target.add(toTarget);
    targetPos.add((byte) toPos);
    targetKey.add(toKey);
    evidence.add((byte) Math.max(1, Math.round(clearness * 100)));
  }

  /** Returns the number of relations. */
  public int size() {
    return target.size();
  }

  /** Returns the number of the part of speech of the lemma. */
  public int pos(int row) {
    return pos.getByte(row) & 0xff;
  }

  /** Returns the number of the type. */
  public int type(int row) {
    return type.getByte(row);
  }

  /** Returns the number of the part of speech of the target. */
  public int targetPos(int row) {
    return targetPos.getByte(row) & 0xff;
  }

  /** Returns the evidence, above 0 to 1. */
  public double evidence(int row) {
    return evidence.getByte(row) / 100.0;
  }
}

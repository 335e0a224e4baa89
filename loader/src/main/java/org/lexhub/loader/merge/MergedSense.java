package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.loader.staging.StagedSenses;

/**
 * A sense after the merge, reused for one lexeme after the other. Texts are numbers of the staged
 * pools, -1 none; languages are ordinals; sources are ranks.
 */
public final class MergedSense {
  /** Index of the merged meaning in the order of hub keys, for ties. */
  public int key;

  int meaning;
  int gloss;
  int register;
  int domain;
  int source;
  public int confidence;
  public int tagCount;
  int order;
  final IntArrayList sources = new IntArrayList();
  final IntArrayList evidence = new IntArrayList();
  final IntArrayList definitions = new IntArrayList();
  final IntArrayList examples = new IntArrayList();

  /** Ordinal of its meaning. */
  public int meaning() {
    return meaning;
  }

  /** Gloss of its own or of its meaning. */
  public int gloss() {
    return gloss;
  }

  /** Register ordinal, 255 none. */
  public int register() {
    return register;
  }

  /** Subject field. */
  public int domain() {
    return domain;
  }

  /** The most authoritative source of the link. */
  public int source() {
    return source;
  }

  /** Confidence of the link in basis points. */
  public int confidence() {
    return confidence;
  }

  /** Corpus tags. */
  public int tagCount() {
    return tagCount;
  }

  /** All sources that assert the link. */
  public IntList sources() {
    return sources;
  }

  /** How clearly each of these sources says so, in hundredths. */
  public IntList evidence() {
    return evidence;
  }

  /** Definitions as pairs of language and text. */
  public IntList definitions() {
    return definitions;
  }

  /** Examples as pairs of text and translation. */
  public IntList examples() {
    return examples;
  }

  void clear(int ofKey, int ofMeaning) {
    key = ofKey;
    meaning = ofMeaning;
    gloss = -1;
    register = StagedSenses.NO_REGISTER;
    domain = -1;
    source = -1;
    confidence = 0;
    tagCount = 0;
    order = 0;
    sources.clear();
    evidence.clear();
    definitions.clear();
    examples.clear();
  }

  /** Adds a pair unless it is there already. */
  static void addPair(IntArrayList pairs, int first, int second) {
    for (int i = 0; i < pairs.size(); i += 2) {
      if (pairs.getInt(i) == first && pairs.getInt(i + 1) == second) {
        return;
      }
    }
    pairs.add(first);
    pairs.add(second);
  }
}

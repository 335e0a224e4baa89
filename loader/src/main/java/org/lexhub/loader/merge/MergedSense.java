package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.loader.staging.StagedSenses;

/**
 * A merged sense; the next lexeme reuses it. Texts are numbers of the staged pools, -1 none;
 * languages are ordinals; sources are ranks.
 */
public final class MergedSense {
  /** The index of the merged meaning in the order of hub keys, for ties. */
  public int key;

  int meaning;
  int gloss;
  int register;
  int domain;
  int source;
  public int confidence;
  public int tagCount;
  int order;

  /** The most authoritative source that numbers the sense; 0 if none does. */
  int orderedBy;

  final IntArrayList sources = new IntArrayList();
  final IntArrayList evidence = new IntArrayList();

  /** For each source, 1 if its evidence is derived from that of all dictionaries, else 0. */
  final IntArrayList derived = new IntArrayList();

  final SourcedTexts definitions = new SourcedTexts();
  final SourcedTexts examples = new SourcedTexts();

  /** Returns the ordinal of the meaning. */
  public int meaning() {
    return meaning;
  }

  /** Returns the gloss of the sense, else that of its meaning. */
  public int gloss() {
    return gloss;
  }

  /** Returns the number of the register, 255 none. */
  public int register() {
    return register;
  }

  /** Returns the subject field. */
  public int domain() {
    return domain;
  }

  /** Returns the most authoritative source of the link. */
  public int source() {
    return source;
  }

  /** Returns the confidence of the link in basis points; see {@link Confidence}. */
  public int confidence() {
    return confidence;
  }

  /** Returns the number of tags in a corpus. */
  public int tagCount() {
    return tagCount;
  }

  /** Returns all sources that assert the link. */
  public IntList sources() {
    return sources;
  }

  /** Returns the evidence of each of these sources, in hundredths. */
  public IntList evidence() {
    return evidence;
  }

  /** Returns the definitions as pairs of language and text. */
  public SourcedTexts definitions() {
    return definitions;
  }

  /** Returns the examples as pairs of text and translation. */
  public SourcedTexts examples() {
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
    orderedBy = 0;
    sources.clear();
    evidence.clear();
    derived.clear();
    definitions.clear();
    examples.clear();
  }

  /** Adds a pair unless the list contains it. */
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

package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;

/**
 * A merged meaning; one object is reused for all of them. Texts are numbers of the staged pools, -1
 * none; languages, concepts and meanings are ordinals.
 */
public final class MergedMeaning {
  int id;
  String key = "";
  long lexiconId;
  int pos;
  int concept;
  int gloss;
  long traits;
  final SourcedTexts definitions = new SourcedTexts();
  final SourcedTexts examples = new SourcedTexts();
  final IntArrayList relations = new IntArrayList();

  /** Returns the public id. */
  public int id() {
    return id;
  }

  /** Returns the hub key. */
  public String key() {
    return key;
  }

  /** Returns the upstream number, -1 none. */
  public long lexiconId() {
    return lexiconId;
  }

  /** Returns the number of the part of speech, 255 none. */
  public int pos() {
    return pos;
  }

  /** Returns the ordinal of the concept, -1 none. */
  public int concept() {
    return concept;
  }

  /** Returns the English gloss, a number of the long texts. */
  public int gloss() {
    return gloss;
  }

  /** Returns the verb frames, 0 unknown. */
  public long traits() {
    return traits;
  }

  /** Returns the definitions as pairs of language and text. */
  public SourcedTexts definitions() {
    return definitions;
  }

  /** Returns the examples as pairs of language and text. */
  public SourcedTexts examples() {
    return examples;
  }

  /** Returns the relations as pairs of type and meaning. */
  public IntList relations() {
    return relations;
  }
}

package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;

/**
 * A meaning after the merge, reused for one after the other. Texts are numbers of the staged pools,
 * -1 none; languages, concepts and meanings are ordinals.
 */
public final class MergedMeaning {
  int id;
  String key = "";
  long lexiconId;
  int pos;
  int concept;
  int gloss;
  long traits;
  final IntArrayList definitions = new IntArrayList();
  final IntArrayList examples = new IntArrayList();
  final IntArrayList relations = new IntArrayList();

  /** Public id. */
  public int id() {
    return id;
  }

  /** Hub key. */
  public String key() {
    return key;
  }

  /** Number upstream, -1 none. */
  public long lexiconId() {
    return lexiconId;
  }

  /** Part of speech as an ordinal, 255 none. */
  public int pos() {
    return pos;
  }

  /** Ordinal of its concept, -1 none. */
  public int concept() {
    return concept;
  }

  /** English gloss, a number of the long texts. */
  public int gloss() {
    return gloss;
  }

  /** How verbs with it are used, 0 unknown. */
  public long traits() {
    return traits;
  }

  /** Definitions as pairs of language and text. */
  public IntList definitions() {
    return definitions;
  }

  /** Examples as pairs of language and text. */
  public IntList examples() {
    return examples;
  }

  /** Relations as pairs of type and meaning. */
  public IntList relations() {
    return relations;
  }
}

package org.lexhub.loader.merge;

/** The merged meanings in the order of their hub keys, as columns. */
public final class MergedMeanings {
  /** The meaning of every staged key, -1 if the key belongs to none. */
  public final int[] ofKey;

  /** The hub key, a number of the staged keys. */
  public final int[] hub;

  final long[] lexiconId;
  public final int[] pos;

  /** The index of the merged concept, -1 none. */
  final int[] concept;

  /** The English gloss, a number of the staged texts, -1 none. */
  public final int[] gloss;

  /** The verb frames, 0 unknown. */
  final long[] traits;

  /** The staged keys by meaning. */
  final Grouping keys;

  /** The rows of the staged definitions, examples and relations by meaning. */
  final Grouping definitions;

  final Grouping examples;
  final Grouping relations;

  MergedMeanings(
      int[] ofKey,
      int[] hub,
      Grouping keys,
      Grouping definitions,
      Grouping examples,
      Grouping relations) {
    this.ofKey = ofKey;
    this.hub = hub;
    this.keys = keys;
    this.definitions = definitions;
    this.examples = examples;
    this.relations = relations;
    lexiconId = new long[hub.length];
    pos = new int[hub.length];
    concept = new int[hub.length];
    gloss = new int[hub.length];
    traits = new long[hub.length];
  }

  /** Returns the number of merged meanings. */
  public int size() {
    return hub.length;
  }
}

package org.lexhub.loader.merge;

/** The merged meanings in the order of their hub keys, as columns. */
public final class MergedMeanings {
  /** Meaning of every staged key, -1 where the key belongs to none. */
  public final int[] ofKey;

  /** Hub key, a number of the staged keys. */
  public final int[] hub;

  final long[] lexiconId;
  public final int[] pos;

  /** Concept as an index into the merged concepts, -1 none. */
  final int[] concept;

  /** English gloss, a number of the staged texts, -1 none. */
  final int[] gloss;

  /** How verbs with the meaning are used, 0 unknown. */
  final long[] traits;

  /** Staged keys by meaning. */
  final Grouping keys;

  /** Rows of the staged definitions, examples and relations by meaning. */
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

  public int size() {
    return hub.length;
  }
}

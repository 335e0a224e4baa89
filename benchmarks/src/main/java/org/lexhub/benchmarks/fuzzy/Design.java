package org.lexhub.benchmarks.fuzzy;

/** A way to find all words within a number of edits. */
interface Design {
  String name();

  /**
   * The bytes of its index; words themselves and what leads to their entries are not among them.
   */
  long bytes();

  /** How many words are near. */
  int find(byte[] utf8, int[] query, int edits);
}

package org.lexhub.benchmarks.fuzzy;

/** A data structure that finds all words within a number of edits. */
interface Design {
  String name();

  /** Returns the size of the index in bytes, without the words and the links to their entries. */
  long bytes();

  /** Returns the number of words within {@code edits} of a query. */
  int find(byte[] utf8, int[] query, int edits);
}

package org.lexhub.loader.record;

/** Receives the progress of reading a layer, at any rate, on the thread of the importer. */
@FunctionalInterface
public interface ReadProgress {

  /** Ignores the progress. */
  ReadProgress NONE = rows -> {};

  /** Receives the number of rows (lines, entries) that were read since the last call. */
  void rows(long rows);
}

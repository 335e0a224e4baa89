package org.lexhub.loader.record;

/** Hears how a layer's reading goes on; called as often as the importer likes, from its thread. */
@FunctionalInterface
public interface ReadProgress {

  /** Hears nothing. */
  ReadProgress NONE = rows -> {};

  /**
   * So many more rows (lines, entries) were read.
   *
   * @param rows rows since the last call
   */
  void rows(long rows);
}

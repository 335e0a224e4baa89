package org.lexhub.store.index;

/** English spellings that have meanings, each with a number. */
public interface Spellings {
  /** The number of a spelling by the hash that {@link MeantWords} gives it, or -1. */
  int spelling(int hash);
}

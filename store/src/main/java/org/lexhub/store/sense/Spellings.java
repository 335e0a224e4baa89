package org.lexhub.store.sense;

/** English spellings that have meanings, each with a number. */
public interface Spellings {
  /** The number of a spelling by the hash that {@link TextMeanings} gives it, or -1. */
  int spelling(int hash);
}

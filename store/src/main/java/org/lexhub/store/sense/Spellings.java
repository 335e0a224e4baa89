package org.lexhub.store.sense;

/** The English spellings that have meanings, each with a number. */
public interface Spellings {
  /** Returns the number of the spelling with a hash as {@link TextMeanings} computes it, or -1. */
  int spelling(int hash);
}

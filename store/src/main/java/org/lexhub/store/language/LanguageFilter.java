package org.lexhub.store.language;

import com.google.errorprone.annotations.CanIgnoreReturnValue;

/** The filter of a list of languages; a reusable object of its caller. */
public final class LanguageFilter {
  /** In place of a value: matches all values. */
  public static final int ANY = -1;

  /** In place of a family that the snapshot does not contain: matches nothing. */
  public static final int UNKNOWN = -2;

  private static final int DEFAULT_LIMIT = 50;

  private int family = ANY;
  private int level = ANY;
  private int limit = DEFAULT_LIMIT;
  private long offset;

  /** Creates a filter as {@link #reset} leaves it. */
  public LanguageFilter() {}

  /** Resets the filter to any family and level, and the first 50 languages. */
  @CanIgnoreReturnValue
  public LanguageFilter reset() {
    family = ANY;
    level = ANY;
    limit = DEFAULT_LIMIT;
    offset = 0;
    return this;
  }

  /** Sets the row whose descendants match, {@link #ANY} or {@link #UNKNOWN}. */
  @CanIgnoreReturnValue
  public LanguageFilter family(int value) {
    family = value;
    return this;
  }

  /** Sets the {@link org.lexhub.store.table.vocabulary.LanguageLevel} number, or {@link #ANY}. */
  @CanIgnoreReturnValue
  public LanguageFilter level(int value) {
    level = value;
    return this;
  }

  /** Sets the maximum number of languages on a page. */
  @CanIgnoreReturnValue
  public LanguageFilter limit(int value) {
    limit = value;
    return this;
  }

  /** Sets the number of languages to skip. */
  @CanIgnoreReturnValue
  public LanguageFilter offset(long value) {
    offset = value;
    return this;
  }

  int family() {
    return family;
  }

  int level() {
    return level;
  }

  int limit() {
    return limit;
  }

  long offset() {
    return offset;
  }
}

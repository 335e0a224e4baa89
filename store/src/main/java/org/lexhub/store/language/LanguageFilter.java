package org.lexhub.store.language;

import com.google.errorprone.annotations.CanIgnoreReturnValue;

/** Which languages a list shows; a reusable object of its caller. */
public final class LanguageFilter {
  /** Takes every value. */
  public static final int ANY = -1;

  /** Stands for a family that the snapshot does not know; nothing matches it. */
  public static final int UNKNOWN = -2;

  private int family = ANY;
  private int level = ANY;
  private int limit = 50;
  private long offset;

  /** Creates a filter that matches everything, 50 rows from the start. */
  public LanguageFilter() {}

  /** Goes back to any family and level, 50 rows from the start. */
  @CanIgnoreReturnValue
  public LanguageFilter reset() {
    family = ANY;
    level = ANY;
    limit = 50;
    offset = 0;
    return this;
  }

  /** Asks for the descendants of a row only; or {@link #ANY}, {@link #UNKNOWN}. */
  @CanIgnoreReturnValue
  public LanguageFilter family(int value) {
    family = value;
    return this;
  }

  /**
   * Asks for one {@link org.lexhub.store.table.vocabulary.LanguageLevel} number only, or {@link
   * #ANY}.
   */
  @CanIgnoreReturnValue
  public LanguageFilter level(int value) {
    level = value;
    return this;
  }

  /** Sets how many rows a page has at most. */
  @CanIgnoreReturnValue
  public LanguageFilter limit(int value) {
    limit = value;
    return this;
  }

  /** Sets how many rows to skip. */
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

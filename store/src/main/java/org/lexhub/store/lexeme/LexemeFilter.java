package org.lexhub.store.lexeme;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.lexhub.store.result.LanguageSet;

/** The filter of a list of lexemes; a reusable object of its caller. */
public final class LexemeFilter {
  /** In place of a value: matches all values. */
  public static final int ANY = -1;

  /** In place of a value that the snapshot does not contain: matches nothing. */
  public static final int UNKNOWN = -2;

  private static final int DEFAULT_LIMIT = 50;

  private final LanguageSet languages = new LanguageSet();
  private int pos;
  private int source;
  private int proficiency;
  private int limit;
  private long offset;

  /** Creates a filter as {@link #reset} leaves it. */
  public LexemeFilter() {
    reset();
  }

  /**
   * Resets the filter to no language, any part of speech, source and proficiency, and the first 50
   * lexemes.
   */
  @CanIgnoreReturnValue
  public LexemeFilter reset() {
    languages.clear();
    pos = ANY;
    source = ANY;
    proficiency = ANY;
    limit = DEFAULT_LIMIT;
    offset = 0;
    return this;
  }

  /** Returns the languages, for the caller to fill. */
  public LanguageSet languages() {
    return languages;
  }

  /**
   * Sets the number of a {@link org.lexhub.store.table.vocabulary.Pos}, {@link #ANY} or {@link
   * #UNKNOWN}.
   */
  @CanIgnoreReturnValue
  public LexemeFilter pos(int value) {
    pos = value;
    return this;
  }

  /** Sets the row of the source, {@link #ANY} or {@link #UNKNOWN}. */
  @CanIgnoreReturnValue
  public LexemeFilter source(int value) {
    source = value;
    return this;
  }

  /** Sets the row of the proficiency level, {@link #ANY} or {@link #UNKNOWN}. */
  @CanIgnoreReturnValue
  public LexemeFilter proficiency(int value) {
    proficiency = value;
    return this;
  }

  /** Sets the maximum number of lexemes on a page. */
  @CanIgnoreReturnValue
  public LexemeFilter limit(int value) {
    limit = value;
    return this;
  }

  /** Sets the number of lexemes to skip. */
  @CanIgnoreReturnValue
  public LexemeFilter offset(long value) {
    offset = value;
    return this;
  }

  int pos() {
    return pos;
  }

  int source() {
    return source;
  }

  int proficiency() {
    return proficiency;
  }

  int limit() {
    return limit;
  }

  long offset() {
    return offset;
  }
}

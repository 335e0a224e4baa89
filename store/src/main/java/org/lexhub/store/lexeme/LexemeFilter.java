package org.lexhub.store.lexeme;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.lexhub.store.result.LanguageSet;

/** Which lexemes a list shows; a reusable object of its caller. */
public final class LexemeFilter {
  /** Takes every value. */
  public static final int ANY = -1;

  /** Stands for a value that the snapshot does not know; nothing matches it. */
  public static final int UNKNOWN = -2;

  private final LanguageSet languages = new LanguageSet();
  private int pos;
  private int source;
  private int proficiency;
  private int limit;
  private long offset;

  /** Creates a filter that matches no language yet; see {@link #reset}. */
  public LexemeFilter() {
    reset();
  }

  /**
   * Goes back to no language, any part of speech, source and proficiency, 50 rows from the start.
   */
  @CanIgnoreReturnValue
  public LexemeFilter reset() {
    languages.clear();
    pos = ANY;
    source = ANY;
    proficiency = ANY;
    limit = 50;
    offset = 0;
    return this;
  }

  /** The languages, to be filled in by the caller. */
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

  /** Sets the source row, {@link #ANY} or {@link #UNKNOWN}. */
  @CanIgnoreReturnValue
  public LexemeFilter source(int value) {
    source = value;
    return this;
  }

  /** Sets the proficiency row, {@link #ANY} or {@link #UNKNOWN}. */
  @CanIgnoreReturnValue
  public LexemeFilter proficiency(int value) {
    proficiency = value;
    return this;
  }

  /** Sets how many rows a page has at most. */
  @CanIgnoreReturnValue
  public LexemeFilter limit(int value) {
    limit = value;
    return this;
  }

  /** Sets how many rows to skip. */
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

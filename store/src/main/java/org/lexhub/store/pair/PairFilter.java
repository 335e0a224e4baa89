package org.lexhub.store.pair;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.result.LanguageSet;

/** The filter of a list of pairs; a reusable object of its caller. */
public final class PairFilter {
  /** In place of a part of speech: matches all of them. */
  public static final int ANY = -1;

  /** In place of a part of speech that does not exist: matches nothing. */
  public static final int UNKNOWN = -2;

  private static final int DEFAULT_LIMIT = 50;

  private final LanguageSet source = new LanguageSet();
  private final LanguageSet target = new LanguageSet();
  private int minConfidence;
  private int pos;
  private int limit;
  private long offset;
  private int afterConfidence;
  private long afterId;
  private long list;

  /** Creates a filter as {@link #reset} leaves it. */
  public PairFilter() {
    reset();
  }

  /**
   * Resets the filter to no languages, any confidence and part of speech, and the first 50 pairs.
   */
  @CanIgnoreReturnValue
  public PairFilter reset() {
    source.clear();
    target.clear();
    minConfidence = 0;
    pos = ANY;
    limit = DEFAULT_LIMIT;
    offset = 0;
    afterConfidence = -1;
    afterId = 0;
    list = 0;
    return this;
  }

  /** Returns the source languages, for the caller to fill. */
  public LanguageSet source() {
    return source;
  }

  /** Returns the target languages, for the caller to fill. */
  public LanguageSet target() {
    return target;
  }

  /** Sets the minimum confidence in basis points. */
  @CanIgnoreReturnValue
  public PairFilter minConfidenceBasisPoints(int value) {
    minConfidence = value;
    return this;
  }

  /**
   * Sets the {@link org.lexhub.store.table.vocabulary.Pos} number of the source lexeme, {@link
   * #ANY} or {@link #UNKNOWN}.
   */
  @CanIgnoreReturnValue
  public PairFilter pos(int value) {
    pos = value;
    return this;
  }

  /** Sets the maximum number of pairs on a page. */
  @CanIgnoreReturnValue
  public PairFilter limit(int value) {
    limit = value;
    return this;
  }

  /** Sets the number of pairs to skip, from the cursor on if there is one. */
  @CanIgnoreReturnValue
  public PairFilter offset(long value) {
    offset = value;
    return this;
  }

  /**
   * Sets a number that is equal for equal lists: a hash of the languages and filters of a request,
   * the same in all snapshots. The cursors of a list are valid for its number only.
   */
  @CanIgnoreReturnValue
  public PairFilter list(long value) {
    list = value;
    return this;
  }

  long list() {
    return list;
  }

  /**
   * Sets the start of the list to the end of the page that returned a cursor.
   *
   * @param cursor the cursor, or null to start at the first pair
   * @throws IllegalArgumentException if the text is not a cursor of the list
   */
  @CanIgnoreReturnValue
  public PairFilter cursor(@Nullable String cursor) {
    after(-1, 0);
    if (cursor != null) {
      PairCursor.decode(cursor, this);
    }
    return this;
  }

  void after(int confidenceBasisPoints, long id) {
    afterConfidence = confidenceBasisPoints;
    afterId = id;
  }

  int minConfidence() {
    return minConfidence;
  }

  int pos() {
    return pos;
  }

  int limit() {
    return limit;
  }

  long offset() {
    return offset;
  }

  /** Returns the confidence of the pair before the list, or -1 to start at the first pair. */
  int afterConfidence() {
    return afterConfidence;
  }

  long afterId() {
    return afterId;
  }
}

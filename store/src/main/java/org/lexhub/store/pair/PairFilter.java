package org.lexhub.store.pair;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.result.LanguageSet;

/** Which pairs a list shows; a reusable object of its caller. */
public final class PairFilter {
  /** Takes every part of speech. */
  public static final int ANY = -1;

  /** Stands for a part of speech that does not exist; nothing matches it. */
  public static final int UNKNOWN = -2;

  private final LanguageSet source = new LanguageSet();
  private final LanguageSet target = new LanguageSet();
  private int minConfidence;
  private int pos;
  private int limit;
  private long offset;
  private int afterConfidence;
  private long afterId;

  /** Creates a filter without languages; see {@link #reset}. */
  public PairFilter() {
    reset();
  }

  /** Goes back to no languages, any confidence and part of speech, 50 rows from the start. */
  @CanIgnoreReturnValue
  public PairFilter reset() {
    source.clear();
    target.clear();
    minConfidence = 0;
    pos = ANY;
    limit = 50;
    offset = 0;
    afterConfidence = -1;
    afterId = 0;
    return this;
  }

  /** The source languages, to be filled in by the caller. */
  public LanguageSet source() {
    return source;
  }

  /** The target languages, to be filled in by the caller. */
  public LanguageSet target() {
    return target;
  }

  /** Sets the lowest confidence, in basis points. */
  @CanIgnoreReturnValue
  public PairFilter minConfidenceBasisPoints(int value) {
    minConfidence = value;
    return this;
  }

  /** Sets the {@link org.lexhub.store.table.vocabulary.Pos} number of the source lexeme. */
  @CanIgnoreReturnValue
  public PairFilter pos(int value) {
    pos = value;
    return this;
  }

  /** Sets how many pairs a page has at most. */
  @CanIgnoreReturnValue
  public PairFilter limit(int value) {
    limit = value;
    return this;
  }

  /** Sets how many pairs to skip, counted from the cursor where there is one. */
  @CanIgnoreReturnValue
  public PairFilter offset(long value) {
    offset = value;
    return this;
  }

  /**
   * Starts behind the page that gave this cursor, or at the beginning.
   *
   * @throws IllegalArgumentException when the text is no cursor, saying so
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

  /** The confidence of the pair to start behind, or -1 to start at the beginning. */
  int afterConfidence() {
    return afterConfidence;
  }

  long afterId() {
    return afterId;
  }
}

package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.spelling.LatinKey;
import org.lexhub.store.spelling.LatinSystem;
import org.lexhub.store.spelling.Romanizer;
import org.lexhub.store.term.LatinIndex;
import org.lexhub.store.text.Utf8Buffer;

/** The working memory of {@link SpellingVariants} of one thread. */
final class VariantScratch {
  final Utf8Buffer variant = new Utf8Buffer(256);
  final Utf8Buffer spelling = new Utf8Buffer(256);
  final Utf8Buffer latin = new Utf8Buffer(256);

  /** The hashes of the parted words of the query. */
  final long[] hashes = new long[SpellingVariants.MAX_PARTED];

  /** Keeps reads ahead from being left out. */
  long ahead;

  final LatinKey written = new LatinKey();
  final Romanizer romanizer = new Romanizer();

  /**
   * The index that was asked last, in which systems, for which folded text, and where its words
   * stand by system.
   */
  @Nullable LatinIndex askedOf;

  int askedIn;

  final Utf8Buffer asked = new Utf8Buffer(64);

  final int[] starts = new int[LatinSystem.count()];
  final int[] ends = new int[LatinSystem.count()];

  /** What was said, in each system. */
  final LatinKey[] said = new LatinKey[LatinSystem.count()];

  VariantScratch() {
    Arrays.setAll(said, number -> new LatinKey());
  }
}

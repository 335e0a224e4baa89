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
  final Utf8Buffer kana = new Utf8Buffer(256);

  /** The hashes of the query with a blank after each letter. */
  final long[] hashes = new long[SpellingVariants.MAX_SPLIT_LENGTH];

  /** Makes the compiler keep reads whose only purpose is to load memory early. */
  long ahead;

  final LatinKey wordKey = new LatinKey();
  final Romanizer romanizer = new Romanizer();

  /** The index of the last look-up, or null if it is not complete. */
  @Nullable LatinIndex lookedUpIndex;

  /** The systems of the last look-up, one bit each. */
  int lookedUpSystems;

  /** The folded text of the last look-up. */
  final Utf8Buffer lookedUpText = new Utf8Buffer(64);

  /** The ranges of the words of the last look-up in the index, by system. */
  final int[] starts = new int[LatinSystem.count()];

  final int[] ends = new int[LatinSystem.count()];

  /** The key of the query in each system. */
  final LatinKey[] queryKeys = new LatinKey[LatinSystem.count()];

  VariantScratch() {
    Arrays.setAll(queryKeys, number -> new LatinKey());
  }
}

package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.Utf8Buffer;

/** Ranks the distinct lemmas by folded spelling, then by code point. */
public final class LemmaOrder {
  private static final int UNKNOWN = -2;

  private final StringPool strings;
  private StringPool folds = new StringPool();
  private final Utf8Buffer plain = new Utf8Buffer(256);
  private final Utf8Buffer buffer = new Utf8Buffer(256);

  /** The rank of a staged string, -1 if it is no lemma. */
  private final int[] rank;

  /**
   * The number of the fold of a string: of a lemma from the start, of others once it was looked up.
   */
  private int[] foldOf;

  /** The ranks of the lemmas of every fold: the first, and the end, exclusive. */
  private int[] foldStart;

  private int[] foldEnd;
  private final int[] lemmaOfRank;

  LemmaOrder(StringPool strings, IntList lemmas) {
    this.strings = strings;
    rank = new int[strings.size()];
    Arrays.fill(rank, -1);
    int count = 0;
    for (int i = 0; i < lemmas.size(); i++) {
      int lemma = lemmas.getInt(i);
      count += rank[lemma] < 0 ? 1 : 0;
      rank[lemma] = 0;
    }
    foldOf = new int[strings.size()];
    Arrays.fill(foldOf, UNKNOWN);
    lemmaOfRank = new int[count];
    int at = 0;
    for (int lemma = 0; lemma < rank.length; lemma++) {
      if (rank[lemma] == 0) {
        foldOf[lemma] = folds.intern(folded(lemma));
        lemmaOfRank[at++] = lemma;
      }
    }
    sort();
    foldStart = new int[folds.size()];
    foldEnd = new int[folds.size()];
    Arrays.fill(foldStart, -1);
    for (int i = 0; i < count; i++) {
      int lemma = lemmaOfRank[i];
      rank[lemma] = i;
      int fold = foldOf[lemma];
      if (foldStart[fold] < 0) {
        foldStart[fold] = i;
      }
      foldEnd[fold] = i + 1;
    }
  }

  /** Sorts the lemmas. Most pairs differ in the first bytes of their folds, which one array has. */
  private void sort() {
    long[] prefixes = new long[folds.size()];
    Arrays.setAll(prefixes, folds::prefix);
    IntArrays.parallelQuickSort(
        lemmaOfRank,
        (a, b) -> {
          int foldA = foldOf[a];
          int foldB = foldOf[b];
          if (foldA == foldB) {
            return strings.compare(a, b);
          }
          int byPrefix = Long.compareUnsigned(prefixes[foldA], prefixes[foldB]);
          return byPrefix != 0 ? byPrefix : folds.compare(foldA, foldB);
        });
  }

  /** Frees about half of the memory; afterwards {@link #fold} cannot be called. */
  public void forgetFolds() {
    folds = new StringPool();
    foldOf = new int[0];
    foldStart = new int[0];
    foldEnd = new int[0];
  }

  private String folded(int text) {
    buffer.clear();
    plain.clear();
    strings.read(text, plain);
    Fold.fold(plain.bytes(), 0, plain.length(), buffer);
    return buffer.toString();
  }

  /** Returns the rank of a staged string, -1 if it is no lemma. */
  int rank(int text) {
    return rank[text];
  }

  /** Returns the lemma of a rank. */
  int lemma(int ofRank) {
    return lemmaOfRank[ofRank];
  }

  /** Returns the number of the fold of a staged string, -1 if no lemma has it. */
  int fold(int text) {
    if (foldOf[text] == UNKNOWN) {
      foldOf[text] = folds.find(folded(text));
    }
    return foldOf[text];
  }

  int foldStart(int fold) {
    return foldStart[fold];
  }

  int foldEnd(int fold) {
    return foldEnd[fold];
  }
}

package org.lexhub.server.lexeme;

import java.util.Arrays;
import org.lexhub.store.Store;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.lexeme.Suggestions;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Orders suggestions by use. A word that is equal to the text comes first, then words of known
 * frequency, then other words that are equal to it. The rest follows by an estimate: the larger the
 * language, the more words have the meaning, and the fewer letters are left to type, the more
 * likely a word is meant. Words of which only a reading, a romanization or a form begins with the
 * text, names and phrases come later. Reused by one thread.
 */
final class SuggestionOrder {
  private static final long LATE = 1L << 40;
  private static final int OTHER_LETTERS = 10;

  private final int[] lexemes = new int[Suggestions.MAX_SUGGESTIONS];
  private final long[] costs = new long[Suggestions.MAX_SUGGESTIONS];
  private final Utf8Buffer typed = new Utf8Buffer(64);
  private final Utf8Buffer plain = new Utf8Buffer(64);
  private final Utf8Buffer folded = new Utf8Buffer(64);
  private int size;

  /** Orders suggestions for a typed text. */
  void order(Store store, Utf8Buffer text, Suggestions found) {
    size = 0;
    typed.clear();
    Fold.fold(text.bytes(), 0, text.length(), typed);
    for (int i = 0; i < found.size(); i++) {
      int lexeme = found.lexeme(i);
      if (isFirst(store, found, i)) {
        insert(lexeme, i - 2 * LATE);
      } else {
        insert(lexeme, found.isTyped(i) ? i - LATE : cost(store, lexeme));
      }
    }
  }

  /**
   * Returns whether all suggestions keep their order and come before any other word: more of them
   * would change nothing.
   */
  static boolean isSettled(Store store, Suggestions found) {
    for (int i = 0; i < found.size(); i++) {
      if (!isFirst(store, found, i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFirst(Store store, Suggestions found, int i) {
    return (i == 0 && found.isTyped(i)) || store.lexemes().frequencyRank(found.lexeme(i)) > 0;
  }

  /**
   * Reads what the order and the response need of suggestions, so that the waits for memory
   * overlap.
   *
   * @return a number without meaning; use it, or the compiler removes the reads
   */
  static long prefetch(Store store, Suggestions found) {
    LexemeTable lexemes = store.lexemes();
    long mix = 0;
    for (int i = 0; i < found.size(); i++) {
      int lexeme = found.lexeme(i);
      mix += lexemes.lemma(lexeme) + lexemes.frequencyRank(lexeme) + lexemes.pos(lexeme);
      mix += lexemes.firstSense(lexeme);
    }
    for (int i = 0; i < found.size(); i++) {
      int lexeme = found.lexeme(i);
      mix += store.strings().prefetch(lexemes.lemma(lexeme));
      if (lexemes.senseCount(lexeme) > 0) {
        mix += store.senses().meaning(lexemes.firstSense(lexeme));
      }
    }
    return mix;
  }

  private long cost(Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    int pos = lexemes.pos(lexeme);
    boolean late =
        pos == Pos.NAME.number() || pos == Pos.PHRASE.number() || pos == Pos.IDIOM.number();
    int words =
        lexemes.senseCount(lexeme) == 0
            ? 0
            : store.meanings().senseCount(store.senses().meaning(lexemes.firstSense(lexeme)));
    long speakers = Math.max(0, store.languages().speakers(lexemes.language(lexeme)));
    double use = Math.log(1 + words) + Math.log(1.0 + speakers) / 2 - letters(store, lexeme) / 2.0;
    return (late ? LATE / 2 : 0) - Math.round(1000 * use);
  }

  /** Returns the number of letters left to type, many for a lemma that begins otherwise. */
  private int letters(Store store, int lexeme) {
    plain.clear();
    store.strings().appendPlain(store.lexemes().lemma(lexeme), plain);
    folded.clear();
    Fold.fold(plain.bytes(), 0, plain.length(), folded);
    int length = typed.length();
    boolean begins =
        folded.length() >= length
            && Arrays.equals(folded.bytes(), 0, length, typed.bytes(), 0, length);
    return begins ? folded.length() - length : OTHER_LETTERS;
  }

  /** Inserts a lexeme behind those that cost no more. */
  private void insert(int lexeme, long cost) {
    int at = size++;
    while (at > 0 && costs[at - 1] > cost) {
      lexemes[at] = lexemes[at - 1];
      costs[at] = costs[at - 1];
      at--;
    }
    lexemes[at] = lexeme;
    costs[at] = cost;
  }

  int size() {
    return size;
  }

  /** Returns the {@code i}th lexeme. */
  int lexeme(int i) {
    return lexemes[i];
  }
}

package org.lexhub.server.lexeme;

import java.util.Arrays;
import org.lexhub.store.Store;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.lexeme.Suggestions;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;
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
      boolean equal = isTyped(store, lexeme);
      if ((equal && i == 0) || store.lexemes().frequencyRank(lexeme) > 0) {
        insert(lexeme, i - 2 * LATE);
      } else {
        insert(lexeme, equal ? i - LATE : cost(store, lexeme));
      }
    }
  }

  private boolean isTyped(Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    return isTyped(store.strings(), lexemes.lemma(lexeme))
        || isTyped(store.strings(), lexemes.reading(lexeme))
        || isTyped(store.strings(), lexemes.romanization(lexeme));
  }

  private boolean isTyped(TextColumn strings, int row) {
    if (row < 0) {
      return false;
    }
    plain.clear();
    strings.appendPlain(row, plain);
    folded.clear();
    return Fold.fold(plain.bytes(), 0, plain.length(), folded)
        && Arrays.equals(folded.bytes(), 0, folded.length(), typed.bytes(), 0, typed.length());
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

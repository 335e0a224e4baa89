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
 * Orders suggestions by use. The word that is equal to the text and words of known frequency keep
 * their order; words of unknown frequency follow, first those whose meaning the most words have,
 * because many languages name what people often speak of. Names and phrases come last. Reused by
 * one thread.
 */
final class SuggestionOrder {
  private static final long LATE = 1L << 40;

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
      boolean keeps =
          store.lexemes().frequencyRank(lexeme) > 0 || (i == 0 && isTyped(store, lexeme));
      insert(lexeme, keeps ? i - 2 * LATE : cost(store, lexeme));
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

  private static long cost(Store store, int lexeme) {
    int pos = store.lexemes().pos(lexeme);
    boolean late =
        pos == Pos.NAME.number() || pos == Pos.PHRASE.number() || pos == Pos.IDIOM.number();
    if (store.lexemes().senseCount(lexeme) == 0) {
      return LATE;
    }
    int meaning = store.senses().meaning(store.lexemes().firstSense(lexeme));
    return (late ? LATE : 0) - store.meanings().senseCount(meaning);
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

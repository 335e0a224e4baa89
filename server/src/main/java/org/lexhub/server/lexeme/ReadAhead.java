package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/**
 * Reads what is about to be written, before the first of it is written. Writing reads one thing
 * after the other, and each may be anywhere in the snapshot; read together, their waits for memory
 * overlap.
 */
public final class ReadAhead {
  /** More than nearly every lexeme has, and few enough to be still near when they are written. */
  private static final int MAX = 8;

  private ReadAhead() {}

  /** Reads a lexeme, and its senses where they are asked for. */
  static void lexeme(Call call, Store store, int row, boolean senses) {
    long mix = store.lexemes().prefetch(row, store.strings());
    if (senses) {
      int first = store.lexemes().firstSense(row);
      mix += senses(store, first, Math.min(first + MAX, store.lexemes().senseEnd(row)));
    }
    call.prefetched(mix);
  }

  private static long senses(Store store, int first, int end) {
    SenseTable senses = store.senses();
    MeaningTable meanings = store.meanings();
    long mix = 0;
    for (int sense = first; sense < end; sense++) {
      mix += senses.prefetch(sense);
    }
    for (int sense = first; sense < end; sense++) {
      mix += meanings.prefetch(senses.meaning(sense)) + gloss(store, sense);
    }
    for (int sense = first; sense < end; sense++) {
      int meaning = senses.meaning(sense);
      int definition = meanings.definitionStart(meaning);
      if (definition < meanings.definitionEnd(meaning)) {
        mix += store.texts().prefetch(meanings.definitionText(definition));
        mix += meanings.definitionLanguage(definition);
      }
    }
    return mix;
  }

  private static long gloss(Store store, int sense) {
    int gloss = store.gloss(sense);
    return gloss < 0 ? 0 : store.texts().prefetch(gloss);
  }

  /** Reads the ids and the gloss of a sense; the caller adds up what several give. */
  public static long named(Store store, int sense) {
    int meaning = store.senses().meaning(sense);
    return store.senses().id(sense) + store.meanings().id(meaning) + gloss(store, sense);
  }
}

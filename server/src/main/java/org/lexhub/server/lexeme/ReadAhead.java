package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/**
 * Reads values before they are written. Writing reads them one by one from all over the snapshot;
 * read together, their cache misses overlap.
 */
public final class ReadAhead {
  /** More senses than nearly every lexeme has, and few enough to remain in the cache. */
  private static final int MAX_SENSES = 8;

  private ReadAhead() {}

  /** Reads a lexeme and, if requested, its senses. */
  static void lexeme(Call call, Store store, int row, boolean senses) {
    long mix = store.lexemes().prefetch(row, store.strings());
    if (senses) {
      int first = store.lexemes().firstSense(row);
      mix += senses(store, first, Math.min(first + MAX_SENSES, store.lexemes().senseEnd(row)));
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

  /** Reads the ids and the gloss of a sense; the caller adds up the results for several senses. */
  public static long named(Store store, int sense) {
    int meaning = store.senses().meaning(sense);
    return store.senses().id(sense) + store.meanings().id(meaning) + gloss(store, sense);
  }
}

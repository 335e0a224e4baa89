package org.lexhub.server.explore.relation;

import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.MeaningTable;

/** Names meanings in pages. */
public final class MeaningLabel {
  private MeaningLabel() {}

  /** Returns an English word for a meaning, or its gloss if there is none. */
  public static String of(Store store, int meaning) {
    MeaningTable meanings = store.meanings();
    int english = HubLanguage.row(store.codes());
    long first = english < 0 ? meanings.senseEnd(meaning) : meanings.sensesIn(meaning, english);
    if (first < meanings.senseEnd(meaning) && meanings.senseLanguage(first) == english) {
      int lexeme = store.senses().lexeme(meanings.sense(first));
      return store.strings().get(store.lexemes().lemma(lexeme));
    }
    String gloss = gloss(store, meaning);
    return gloss.isEmpty()
        ? Texts.text("meaning.numbered", Integer.toString(meanings.id(meaning)))
        : gloss;
  }

  /** Returns the English gloss of a meaning, empty if there is none. */
  public static String gloss(Store store, int meaning) {
    int gloss = store.meanings().gloss(meaning);
    return gloss < 0 ? "" : store.texts().get(gloss);
  }
}

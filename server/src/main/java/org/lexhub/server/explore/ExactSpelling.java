package org.lexhub.server.explore;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;

/** Finds the lexemes of a language with exactly a given spelling. */
final class ExactSpelling {
  private static final int MAX_HITS = 100;

  private ExactSpelling() {}

  /**
   * Returns the rows of the lexemes, by descending number of words that share their first meaning.
   *
   * @param code the code of the language
   */
  static List<Integer> find(Call call, String code, String spelling) {
    Store store = call.store();
    String lemma = Normalizer.normalize(spelling.strip(), Normalizer.Form.NFC);
    LexemeQuery query = Workspace.of(call).lexemeQuery;
    query.clear();
    query.setText(lemma);
    query.limit = MAX_HITS;
    List<Integer> rows = new ArrayList<>();
    if (lemma.isEmpty() || !LenientCodes.fill(store, code, query.languages())) {
      return rows;
    }
    LexemeHits hits = Workspace.of(call).lexemeHits;
    store.lexemeSearch().search(query, hits);
    for (int i = 0; i < hits.size(); i++) {
      if (WordMarkup.lemma(store, hits.lexeme(i)).equals(lemma)) {
        rows.add(hits.lexeme(i));
      }
    }
    rows.sort(Comparator.comparingInt((Integer row) -> -reach(store, row)));
    return rows;
  }

  /** Returns the number of words that share the first meaning of a lexeme. */
  private static int reach(Store store, int lexeme) {
    int first = store.lexemes().firstSense(lexeme);
    return store.lexemes().senseCount(lexeme) == 0
        ? 0
        : store.meanings().senseCount(store.senses().meaning(first));
  }
}

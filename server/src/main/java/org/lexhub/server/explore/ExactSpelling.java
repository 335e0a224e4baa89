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
    LexemeQuery query = start(call, spelling);
    return LenientCodes.fill(call.store(), code, query.languages())
        ? find(call, query)
        : new ArrayList<>();
  }

  /** Returns the rows of the lexemes of one language, in the same order. */
  static List<Integer> find(Call call, int language, String spelling) {
    LexemeQuery query = start(call, spelling);
    query.languages().clear();
    query.languages().add(language);
    return find(call, query);
  }

  private static LexemeQuery start(Call call, String spelling) {
    LexemeQuery query = Workspace.of(call).lexemeQuery;
    query.clear();
    query.setText(Normalizer.normalize(spelling.strip(), Normalizer.Form.NFC));
    query.limit = MAX_HITS;
    return query;
  }

  private static List<Integer> find(Call call, LexemeQuery query) {
    List<Integer> rows = new ArrayList<>();
    if (query.text().length() == 0) {
      return rows;
    }
    Store store = call.store();
    String lemma = query.text().toString();
    LexemeHits hits = Workspace.of(call).lexemeHits;
    store.lexemeSearch().search(query, hits);
    for (int i = 0; i < hits.size(); i++) {
      if (WordLabels.lemma(store, hits.lexeme(i)).equals(lemma)) {
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

package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageOrder;

/**
 * {@code GET /v1/lexemes/{id}/relations}: for each sense of a lexeme, its synonyms and the related
 * meanings with their words. Words are in the language of the lexeme unless {@code lang} names
 * others.
 */
public final class ListLexemeRelations extends RelationsEndpoint {
  /** Creates the endpoint. */
  public ListLexemeRelations() {}

  @Override
  protected int find(Call call) {
    return GetLexeme.row(call);
  }

  @Override
  protected void addUsual(Store store, int lexeme, LanguageOrder languages) {
    languages.add(store.lexemes().language(lexeme));
  }

  @Override
  protected void write(int lexeme, RelatedMeaningsJson relations) {
    relations.ofLexeme(lexeme);
  }
}

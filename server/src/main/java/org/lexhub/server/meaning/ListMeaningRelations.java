package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.lexeme.RelatedMeaningsJson;
import org.lexhub.server.lexeme.RelationsEndpoint;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.HubLanguage;

/**
 * {@code GET /v1/meanings/{id}/relations}: the words of a meaning, and the related meanings with
 * their words. Words are in English unless {@code lang} names other languages.
 */
public final class ListMeaningRelations extends RelationsEndpoint {
  /** Creates the endpoint. */
  public ListMeaningRelations() {}

  @Override
  protected int find(Call call) {
    return MeaningPath.meaning(call);
  }

  @Override
  protected void addUsual(Store store, int meaning, LanguageOrder languages) {
    addHubLanguage(store, languages);
  }

  /** Adds English, the language of glosses, if the snapshot has it. */
  static void addHubLanguage(Store store, LanguageOrder languages) {
    int english = HubLanguage.row(store.codes());
    if (english >= 0) {
      languages.add(english);
    }
  }

  @Override
  protected void write(int meaning, RelatedMeaningsJson relations) {
    relations.ofMeaning(meaning);
  }
}

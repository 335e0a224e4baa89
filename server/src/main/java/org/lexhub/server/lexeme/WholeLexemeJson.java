package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageOrder;

/**
 * Writes lexemes with senses, pronunciations, etymology, frequency, forms and translations, as
 * {@link GetLexeme} does when they are requested.
 */
public final class WholeLexemeJson {
  private WholeLexemeJson() {}

  /**
   * Writes a lexeme as an object.
   *
   * @param languages the languages of its translations, in order
   */
  public static void write(Call call, int row, LanguageOrder languages) {
    JsonOut json = call.json();
    Store store = call.store();
    Workspace workspace = Workspace.of(call);
    workspace.definitionLanguages.clear();
    json.beginObject();
    SingleLexeme.record(json, store, row);
    SenseJson.full(json, store, row, workspace.definitionLanguages);
    SingleLexeme.included(json, store, row, SingleLexeme.OWN_PARTS);
    new LexemeTranslationsJson(json, store, workspace.senseRuns, false).write(row, languages, 0);
    json.endObject();
  }
}

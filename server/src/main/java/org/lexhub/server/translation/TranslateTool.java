package org.lexhub.server.translation;

import java.util.Map;
import java.util.function.IntConsumer;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Translates for protocols other than the API, with the members of {@link Translate}. */
public final class TranslateTool {
  private TranslateTool() {}

  /**
   * Writes the members of the response to a request.
   *
   * @param arguments the members of the request
   * @param accurate whether the default of accuracy is high
   * @param lexemes receives the rows of the lexemes in the response
   * @throws ApiError 400 if the request is not valid, 404 if the language does not have the word
   */
  public static void write(
      Store store, Map<?, ?> arguments, boolean accurate, JsonOut json, IntConsumer lexemes) {
    TranslateRequest request =
        TranslateRequest.read(RequestMembers.of(arguments, TranslateRequest.NAMES), store.codes());
    TranslateQuery query = new TranslateQuery();
    Accuracy.apply(request, accurate, store, query);
    Translation translation = new Translation();
    TranslateResponse response = TranslateResponse.of(store, request, query, translation);
    if (response == null) {
      throw WordNotFound.of(store, request, query.source());
    }
    response.write(json);
    lexemes.accept(translation.lexeme());
    for (int i = 0; i < translation.size(); i++) {
      lexemes.accept(translation.itemLexeme(i));
    }
  }
}

package org.lexhub.server.language;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.store.Store;

/** {@code GET /v1/languages/{id}}: one language, by glottocode or id. */
public final class GetLanguage implements Endpoint {
  static final ParamSet PARAMETERS = ParamSet.NONE.lists(Param.INCLUDE);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    write(call, find(call, call.store()));
  }

  /**
   * Writes a language with its requested parts.
   *
   * @param row the row of the language, or -1 for none
   * @throws ApiError 404 if there is none
   */
  static void write(Call call, int row) {
    int includes = call.parameters().choices(Param.INCLUDE, LanguageJson.RECORD_INCLUDES);
    if (row < 0) {
      throw ApiError.notFound("Language", call.value());
    }
    LanguageJson.record(call.json(), call.store(), row, includes);
  }

  private static int find(Call call, Store store) {
    long id = call.valueAsId();
    int row = id < 0 ? -1 : store.languages().ordinal(id);
    return row < 0 ? store.codes().glottocode(call.value()) : row;
  }
}

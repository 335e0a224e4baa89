package org.lexhub.server.language;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;

/** {@code GET /v1/languages/iso/{code}}: one language, by its own ISO 639-3 code. */
public final class GetLanguageByIso implements Endpoint {
  private static final ParamSet PARAMETERS = ParamSet.NONE.lists(Param.INCLUDE);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int includes = call.parameters().choices(Param.INCLUDE, LanguageJson.RECORD_INCLUDES);
    int row = find(store, call.value());
    if (row < 0) {
      throw ApiError.notFound("Language", call.value());
    }
    LanguageJson.record(call.json(), store, row, includes);
  }

  /**
   * Returns the language whose own code this is, or -1; the code of a macrolanguage matches none of
   * its members.
   */
  private static int find(Store store, String code) {
    int packed = LanguageCodes.pack3(code);
    int entry = packed == 0 ? -1 : store.codes().find3(packed);
    for (int i = 0; entry >= 0 && i < store.codes().count(entry); i++) {
      int row = store.codes().language(entry, i);
      if (store.languages().iso639(row) == packed) {
        return row;
      }
    }
    return -1;
  }
}

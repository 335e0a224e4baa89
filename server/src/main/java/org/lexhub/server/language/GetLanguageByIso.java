package org.lexhub.server.language;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;

/** {@code GET /v1/languages/iso/{code}}: one language, by its own ISO 639-3 code. */
public final class GetLanguageByIso implements Endpoint {
  @Override
  public ParamSet parameters() {
    return GetLanguage.PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    GetLanguage.write(call, find(call.store(), call.value()));
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

package org.lexhub.server.language;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;

/**
 * {@code GET /v1/languages/iso/{code}}: one language, by its ISO 639-3 code or a code or BCP 47 tag
 * that means one. The code of a macrolanguage leads to its own row if that is a language, otherwise
 * to its main member, never to a family.
 */
public final class GetLanguageByIso implements Endpoint {
  private static final int OWN_LANGUAGE = 3;
  private static final int LANGUAGE = 2;
  private static final int DIALECT = 1;
  private static final int FAMILY = 0;

  @Override
  public ParamSet parameters() {
    return GetLanguage.PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    GetLanguage.write(call, find(call.store(), call.value()));
  }

  /** Returns the row of a code, or -1 if the code is malformed or unknown. */
  private static int find(Store store, String code) {
    LanguageCodes codes = store.codes();
    int packed = LanguageChoice.iso639_3(code, codes);
    int entry = packed == 0 ? -1 : codes.find3(packed);
    if (entry < 0) {
      return -1;
    }
    int best = -1;
    for (int i = 0; i < codes.count(entry); i++) {
      int row = codes.language(entry, i);
      if (best < 0 || rank(store, row, packed) > rank(store, best, packed)) {
        best = row;
      }
    }
    boolean isGroup = rank(store, best, packed) == FAMILY && codes.macrolanguageOf(best) == entry;
    return isGroup ? -1 : best;
  }

  /** Returns the rank of a language of a code; the first one with the highest rank answers. */
  private static int rank(Store store, int row, int code) {
    return switch (store.languages().levelOf(row)) {
      case LANGUAGE -> store.languages().iso639(row) == code ? OWN_LANGUAGE : LANGUAGE;
      case DIALECT -> DIALECT;
      case FAMILY -> FAMILY;
    };
  }
}

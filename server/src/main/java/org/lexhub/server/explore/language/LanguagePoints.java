package org.lexhub.server.explore.language;

import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.web.Frame;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * {@code GET /languages/points}: all languages with coordinates, in a compact form for the map:
 * {@code {families:[[glottocode, name]…], points:[[latitude, longitude, glottocode, name, family,
 * status, speakers, words]…]}}, where the family is an index in the first list, or -1. Names are in
 * the language of the page.
 */
public final class LanguagePoints implements Endpoint {
  private static final JsonName FAMILIES = JsonName.of("families");
  private static final JsonName POINTS = JsonName.of("points");

  /** The family of Glottolog for withdrawn records. */
  private static final long BOOKKEEPING = LanguageCodes.pack8("book1242");

  @Override
  public ParamSet parameters() {
    return ParamSet.FREE;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    LanguageTable languages = store.languages();
    Frame.secure(call);
    Frame.localize(call);
    call.mediaType("application/json");
    JsonOut json = call.json();
    int[] indexes = new int[languages.size()];
    json.beginObject().name(FAMILIES).beginArray();
    int next = 0;
    for (int row = 0; row < languages.size(); row++) {
      indexes[row] = -1;
      if (languages.levelOf(row) == LanguageLevel.FAMILY && languages.family(row) < 0) {
        indexes[row] = next++;
        json.beginArray().packed(languages.glottocode(row)).string(WordLabels.language(store, row));
        json.endArray();
      }
    }
    json.endArray().name(POINTS).beginArray();
    for (int row = 0; row < languages.size(); row++) {
      if (isShown(store, row)) {
        point(json, store, row, indexes);
      }
    }
    json.endArray().endObject();
  }

  /** Returns whether a row is a language with coordinates and no withdrawn record. */
  static boolean isShown(Store store, int row) {
    LanguageTable languages = store.languages();
    int family = languages.family(row);
    return languages.levelOf(row) == LanguageLevel.LANGUAGE
        && Double.isFinite(languages.latitude(row))
        && (family < 0 || languages.glottocode(family) != BOOKKEEPING);
  }

  private static void point(JsonOut json, Store store, int row, int[] indexes) {
    LanguageTable languages = store.languages();
    int family = languages.family(row);
    json.beginArray();
    json.decimal(Math.round(languages.latitude(row) * 100) / 100.0);
    json.decimal(Math.round(languages.longitude(row) * 100) / 100.0);
    json.packed(languages.glottocode(row));
    json.string(WordLabels.language(store, row));
    json.number(family < 0 ? -1 : indexes[family]);
    json.number(languages.statusOf(row).number());
    json.number(languages.speakers(row));
    json.number(MainLanguages.words(store, row));
    json.endArray();
  }
}

package org.lexhub.server.explore.language;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.export.Csv;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;

/** Writes languages as CSV (RFC 4180) with a row of names. */
final class LanguagesCsv {
  private static final List<String> COLUMNS =
      List.of(
          "name",
          "iso639_3",
          "glottocode",
          "family",
          "status",
          "speakers",
          "latitude",
          "longitude",
          "words");

  private LanguagesCsv() {}

  static void write(Call call, List<Integer> rows) {
    Store store = call.store();
    LanguageTable languages = store.languages();
    StringBuilder csv = new StringBuilder();
    Csv.line(COLUMNS, csv);
    for (int row : rows) {
      int family = languages.family(row);
      int iso = languages.iso639(row);
      long speakers = languages.speakers(row);
      Csv.line(
          List.of(
              WordLabels.englishLanguage(store, row),
              iso == 0 ? "" : LanguageCodes.unpack(iso),
              LanguageCodes.unpack(languages.glottocode(row)),
              family < 0 ? "" : WordLabels.englishLanguage(store, family),
              languages.statusOf(row).code(),
              speakers < 0 ? "" : Long.toString(speakers),
              degrees(languages.latitude(row)),
              degrees(languages.longitude(row)),
              Long.toString(MainLanguages.words(store, row))),
          csv);
    }
    Frame.secure(call);
    call.mediaType("text/csv; charset=utf-8");
    byte[] bytes = csv.toString().getBytes(StandardCharsets.UTF_8);
    call.out().put(bytes, 0, bytes.length);
  }

  private static String degrees(double value) {
    return Double.isFinite(value) ? Double.toString(Math.round(value * 1000) / 1000.0) : "";
  }
}

package org.lexhub.server.explore.language;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.WordMarkup;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;

/** Writes languages as CSV (RFC 4180) with a row of names. */
final class LanguagesCsv {
  private LanguagesCsv() {}

  static void write(Call call, List<Integer> rows) {
    Store store = call.store();
    LanguageTable languages = store.languages();
    StringBuilder csv =
        new StringBuilder(
            "name,iso639_3,glottocode,family,status,speakers,latitude,longitude,words\r\n");
    for (int row : rows) {
      int family = languages.family(row);
      csv.append(quoted(WordMarkup.language(store, row))).append(',');
      csv.append(languages.iso639(row) == 0 ? "" : LanguageCodes.unpack(languages.iso639(row)));
      csv.append(',').append(LanguageCodes.unpack(languages.glottocode(row))).append(',');
      csv.append(family < 0 ? "" : quoted(WordMarkup.language(store, family))).append(',');
      csv.append(languages.statusOf(row).code()).append(',');
      csv.append(languages.speakers(row) < 0 ? "" : Long.toString(languages.speakers(row)));
      csv.append(',').append(degrees(languages.latitude(row)));
      csv.append(',').append(degrees(languages.longitude(row)));
      csv.append(',').append(MainLanguages.words(store, row)).append("\r\n");
    }
    Frame.secure(call);
    call.mediaType("text/csv; charset=utf-8");
    byte[] bytes = csv.toString().getBytes(StandardCharsets.UTF_8);
    call.out().put(bytes, 0, bytes.length);
  }

  private static String degrees(double value) {
    return Double.isFinite(value) ? Double.toString(Math.round(value * 1000) / 1000.0) : "";
  }

  private static String quoted(String text) {
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
    return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
  }
}

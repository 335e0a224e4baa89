package org.lexhub.server.translation;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;

/**
 * {@code GET /libretranslate/languages}: the languages with words that have a two-letter code, in
 * the form of LibreTranslate. Every one of them can be translated into every other; codes of other
 * languages work as well.
 */
public final class LibreLanguages implements Endpoint {
  /** A language of the list. */
  private record Listed(String code, int row) {}

  @Override
  public boolean isCacheable() {
    return true;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    List<Listed> languages = languages(store);
    JsonOut json = call.json().beginArray();
    for (Listed language : languages) {
      json.beginObject().name("code").ascii(language.code());
      json.name("name").text(store.strings(), store.languages().name(language.row()));
      json.name("targets").beginArray();
      languages.forEach(target -> json.ascii(target.code()));
      json.endArray().endObject();
    }
    json.endArray();
  }

  private static List<Listed> languages(Store store) {
    List<Listed> found = new ArrayList<>();
    for (char a = 'a'; a <= 'z'; a++) {
      for (char b = 'a'; b <= 'z'; b++) {
        String code = "" + a + b;
        int entry = store.codes().find(code);
        if (entry >= 0 && store.codes().count(entry) > 0) {
          int row = store.codes().language(entry, 0);
          if (hasWords(store.languages(), row)) {
            found.add(new Listed(code, row));
          }
        }
      }
    }
    return found;
  }

  private static boolean hasWords(LanguageTable languages, int row) {
    return languages.lexemeStart(row) < languages.lexemeEnd(row);
  }
}

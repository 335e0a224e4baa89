package org.lexhub.server.dict;

import org.lexhub.server.export.EntryText;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;

/** The sources of databases, with what their licences require. */
final class DictSources {
  private DictSources() {}

  private static String text(int row, Store store) {
    return row < 0 ? "" : store.texts().get(row);
  }

  /** Writes the sources with words of some languages: title, attribution and address. */
  static void write(LanguageSet languages, Store store, DictReply out) {
    for (int source = 0; source < store.sources().size(); source++) {
      if (languages.all() || isUsed(source, languages, store)) {
        out.text("").text(EntryText.source(source, store));
        String attribution = text(store.sources().attribution(source), store);
        if (!attribution.isEmpty()) {
          out.wrapped("  ", "  ", attribution);
        }
        String url = text(store.sources().url(source), store);
        if (!url.isEmpty()) {
          out.text("  " + url);
        }
      }
    }
  }

  private static boolean isUsed(int source, LanguageSet languages, Store store) {
    for (int i = 0; i < languages.count(); i++) {
      if (words(source, languages.get(i), store) > 0) {
        return true;
      }
    }
    return false;
  }

  private static long words(int source, int language, Store store) {
    LexemeTable lexemes = store.lexemes();
    int start = store.languages().lexemeStart(language);
    int end = store.languages().lexemeEnd(language);
    return lexemes.bySource().rank(source, end) - lexemes.bySource().rank(source, start);
  }
}

package org.lexhub.server.export;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.SourceTable;

/**
 * A source of exported words, with what its licence requires to be passed on.
 *
 * @param row the row of the source
 */
record Credit(
    int row,
    String name,
    String title,
    String version,
    String licence,
    String attribution,
    String url) {
  /**
   * Returns the sources of a scope: those of its words, and those that give only texts; for one
   * language of a pair not those of the other.
   */
  static List<Credit> of(ExportScope scope) {
    Store store = scope.store();
    SourceTable sources = store.sources();
    List<Credit> credits = new ArrayList<>();
    for (int row = 0; row < sources.size(); row++) {
      boolean everywhere = sources.lexemes(row) == 0;
      LanguageSet target = scope.isSide() ? null : scope.target();
      if (scope.allowed().source(row)
          && (everywhere
              || knows(store, row, scope.source())
              || (target != null && knows(store, row, target)))) {
        credits.add(
            new Credit(
                row,
                scope.string(sources.name(row)),
                scope.text(sources.title(row)),
                scope.text(sources.version(row)),
                scope.text(sources.licence(row)),
                scope.text(sources.attribution(row)),
                scope.text(sources.url(row))));
      }
    }
    return credits;
  }

  private static boolean knows(Store store, int source, LanguageSet languages) {
    for (int i = 0; i < languages.count(); i++) {
      int start = store.languages().lexemeStart(languages.get(i));
      int end = store.languages().lexemeEnd(languages.get(i));
      if (store.lexemes().bySource().rank(source, end)
          > store.lexemes().bySource().rank(source, start)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the licences of all sources as one SPDX expression. */
  static String licences(List<Credit> credits) {
    TreeSet<String> licences = new TreeSet<>();
    for (Credit credit : credits) {
      if (!credit.licence().isBlank()) {
        licences.add(
            credit.licence().contains(" OR ") ? "(" + credit.licence() + ")" : credit.licence());
      }
    }
    return String.join(" AND ", licences);
  }

  /** Returns one line: title, version, attribution, licence and address. */
  String line() {
    StringBuilder line = new StringBuilder(title.isEmpty() ? name : title);
    for (String part : List.of(version, attribution, licence, url)) {
      if (!part.isBlank()) {
        line.append(line.length() == 0 ? "" : "; ").append(part);
      }
    }
    return line.toString();
  }

  /** Returns the lines of all sources as one text. */
  static String lines(List<Credit> credits) {
    return String.join("\n", credits.stream().map(Credit::line).toList());
  }
}

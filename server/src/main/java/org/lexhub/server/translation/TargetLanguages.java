package org.lexhub.server.translation;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.translation.TranslateQuery;

/**
 * The target languages of a request in the form of the translator. A language that two codes
 * include, such as a macrolanguage and its member, belongs to the first of them.
 */
final class TargetLanguages {
  private final List<String> names = new ArrayList<>();

  /** Adds the languages of the codes to a query. */
  TargetLanguages(LanguageChoice targets, LanguageCodes codes, TranslateQuery query) {
    LanguageOrder taken = new LanguageOrder();
    for (int t = 0; t < targets.count(); t++) {
      int before = taken.count();
      targets.addTo(t, taken, codes);
      if (targets.known(t) && taken.count() == before) {
        continue;
      }
      LanguageSet set = query.addTarget();
      for (int i = before; i < taken.count(); i++) {
        set.add(taken.get(i));
      }
      names.add(targets.text(t));
    }
  }

  /** Returns the code of a target of the query. */
  String name(int target) {
    return names.get(target);
  }

  /** Returns the number of targets of the query. */
  int count() {
    return names.size();
  }
}

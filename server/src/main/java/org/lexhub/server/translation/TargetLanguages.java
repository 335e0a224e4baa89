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
 * include, such as a macrolanguage and its member, belongs to the first of them. A macrolanguage
 * becomes two targets of the translator, its main language and its other members, so that the words
 * of the main language come first.
 */
final class TargetLanguages {
  private final LanguageChoice requested;

  /** For each target of the translator the index of its code in the request. */
  private final List<Integer> codes = new ArrayList<>();

  /** Adds the languages of the codes to a query. */
  TargetLanguages(LanguageChoice requested, LanguageCodes known, TranslateQuery query) {
    this.requested = requested;
    LanguageOrder taken = new LanguageOrder();
    for (int i = 0; i < requested.count(); i++) {
      int main = requested.mainCount(i, known);
      int all = requested.languageCount(i, known);
      boolean added = add(i, 0, main, taken, known, query);
      added |= add(i, main, all, taken, known, query);
      if (!added && !requested.known(i)) {
        query.addTarget();
        codes.add(i);
      }
    }
  }

  private boolean add(
      int i, int from, int to, LanguageOrder taken, LanguageCodes known, TranslateQuery query) {
    int before = taken.count();
    for (int k = from; k < to; k++) {
      taken.add(requested.language(i, k, known));
    }
    if (taken.count() == before) {
      return false;
    }
    LanguageSet set = query.addTarget();
    for (int k = before; k < taken.count(); k++) {
      set.add(taken.get(k));
    }
    codes.add(i);
    return true;
  }

  /** Returns the code of a target of the query. */
  String name(int target) {
    return requested.text(codes.get(target));
  }

  /** Returns the number of targets of the query. */
  int count() {
    return codes.size();
  }

  /** Returns the end, exclusive, of the targets that have the same code as a target. */
  int end(int target) {
    int end = target + 1;
    while (end < count() && codes.get(end).equals(codes.get(target))) {
      end++;
    }
    return end;
  }

  /** Returns whether any code prefers a script. */
  boolean preferScript() {
    for (int i = 0; i < requested.count(); i++) {
      if (requested.script(i) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the packed code of the script that a target of the query prefers, 0 for none. */
  int script(int target) {
    return requested.script(codes.get(target));
  }
}

package org.lexhub.server.dict;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;

/**
 * A database of the DICT protocol: the words of a language, of all languages, or of one language
 * with their translations into another.
 *
 * @param name the name, such as {@code eng} or {@code eng-deu}
 * @param source the languages of the words
 * @param target the languages of the translations, or null for definitions
 * @param first whether only the words of the language of the best match count, as for {@code !}
 */
record DictDatabase(String name, LanguageSet source, @Nullable LanguageSet target, boolean first) {
  private static final String MEMBER = "database";

  /** Returns the database of a name, or null if there is none. */
  static @Nullable DictDatabase find(String name, Store store) {
    if (name.equals("*") || name.equals("!")) {
      LanguageSet all = new LanguageSet();
      all.setAll();
      return new DictDatabase(name, all, null, name.equals("!"));
    }
    int hyphen = name.indexOf('-');
    if (hyphen >= 0 && name.indexOf('-', hyphen + 1) >= 0) {
      return null;
    }
    LanguageChoice source = choice(hyphen < 0 ? name : name.substring(0, hyphen), store);
    if (source == null) {
      return null;
    }
    LanguageSet sources = set(source, store);
    if (hyphen < 0) {
      return sources.count() == 0 ? null : new DictDatabase(source.text(0), sources, null, false);
    }
    LanguageChoice target = choice(name.substring(hyphen + 1), store);
    LanguageSet targets = target == null ? sources : set(target, store);
    return target == null || sources.count() == 0 || targets.count() == 0
        ? null
        : new DictDatabase(source.text(0) + "-" + target.text(0), sources, targets, false);
  }

  private static @Nullable LanguageChoice choice(String code, Store store) {
    LanguageChoice choice = new LanguageChoice();
    try {
      choice.read(MEMBER, code, store.codes());
    } catch (ApiError noCode) {
      return null;
    }
    return choice.count() == 1 && choice.known(0) ? choice : null;
  }

  private static LanguageSet set(LanguageChoice choice, Store store) {
    LanguageSet set = new LanguageSet();
    choice.fill(set, store.codes());
    return set;
  }

  /** Returns the name of the database to which a word of a language belongs. */
  String nameFor(int language, Store store) {
    return target == null ? code(language, store) : name;
  }

  /** Returns the code of a language, which is the name of its database. */
  static String code(int language, Store store) {
    return LanguageCodes.unpack(store.codes().codeOf(language));
  }

  /** Returns the description of the database of a language. */
  static String title(int language, Store store) {
    return store.strings().get(store.languages().name(language));
  }

  /** Returns the description of this database for a word of a language. */
  String titleFor(int language, Store store) {
    LanguageSet into = target;
    return into == null
        ? title(language, store)
        : title(language, store) + " - " + title(into.get(0), store);
  }
}

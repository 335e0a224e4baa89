package org.lexhub.server.explore.language;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.NameTable;

/**
 * A name of a language.
 *
 * @param locale the language to which the name belongs
 * @param own whether it is a native name
 */
record LanguageName(String text, String locale, boolean own) {
  /** The number of names that are not folded; native ones never are. */
  static final int MAX_UNFOLDED = 12;

  /** Returns the names of a language: first the native ones, then those in other languages. */
  static List<LanguageName> of(Store store, int row) {
    LanguageTable languages = store.languages();
    NameTable names = store.names();
    return IntStream.range(languages.nameStart(row), languages.nameEnd(row))
        .mapToObj(i ->
            new LanguageName(
                store.strings().get(names.name(i)),
                store.strings().get(names.locale(i)),
                names.own(i) != 0))
        .sorted(Comparator.comparing(name -> !name.own()))
        .toList();
  }

  /** Returns the number of names of a list that are not folded. */
  static int unfolded(List<LanguageName> names) {
    long own = names.stream().filter(LanguageName::own).count();
    return (int) Math.min(names.size(), Math.max(own, MAX_UNFOLDED));
  }
}

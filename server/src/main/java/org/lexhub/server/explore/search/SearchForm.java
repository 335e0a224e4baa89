package org.lexhub.server.explore.search;

import java.util.List;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.SelectOption;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.store.Store;

/**
 * The search box over all languages with its filters.
 *
 * @param languages the languages to choose from
 * @param pos the parts of speech to choose from, the common ones
 * @param definitions the languages of definitions to choose from
 */
record SearchForm(
    SearchRequest request,
    List<SelectOption> languages,
    List<SelectOption> pos,
    List<SelectOption> definitions) {
  private static final List<String> COMMON =
      List.of("noun", "verb", "adj", "adv", "name", "pron", "num", "adp", "conj", "intj", "phrase");

  static SearchForm of(Store store, SearchRequest request) {
    List<SelectOption> common =
        COMMON.stream()
            .map(code -> new SelectOption(code, WordLabels.pos(code), code.equals(request.pos())))
            .toList();
    return new SearchForm(
        request,
        MainLanguages.options(store, request.lang()),
        common,
        MainLanguages.options(store, request.definitions()));
  }
}

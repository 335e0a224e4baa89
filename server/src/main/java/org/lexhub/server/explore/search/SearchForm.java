package org.lexhub.server.explore.search;

import java.util.List;
import java.util.stream.Stream;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.SelectOption;
import org.lexhub.server.explore.WordMarkup;
import org.lexhub.store.Store;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * The search box over all languages with its filters.
 *
 * @param languages the languages to choose from
 * @param pos the parts of speech to choose from, the common ones
 */
record SearchForm(SearchRequest request, List<SelectOption> languages, List<SelectOption> pos) {
  static SearchForm of(Store store, SearchRequest request) {
    List<SelectOption> common =
        Stream.of(
                Pos.NOUN,
                Pos.VERB,
                Pos.ADJ,
                Pos.ADV,
                Pos.NAME,
                Pos.PRON,
                Pos.NUM,
                Pos.ADP,
                Pos.CONJ,
                Pos.INTJ,
                Pos.PHRASE)
            .map(Pos::code)
            .map(code -> new SelectOption(code, WordMarkup.pos(code), code.equals(request.pos())))
            .toList();
    return new SearchForm(request, MainLanguages.options(store, request.lang()), common);
  }
}

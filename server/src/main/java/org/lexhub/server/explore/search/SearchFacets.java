package org.lexhub.server.explore.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.lexhub.server.explore.LenientCodes;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;

/**
 * What narrows a search: values of a property with the number of results that have them. A facet of
 * one value, which narrows nothing, is left out unless it is selected.
 *
 * @param facets the properties that differ among the results
 * @param cut whether only the best results are counted
 */
record SearchFacets(List<Facet> facets, boolean cut) {
  private static final int MAX_VALUES = 8;

  /** A property, named by its label. */
  record Facet(String name, String label, List<Value> values) {}

  /**
   * A value of a property.
   *
   * @param url the address of the search with this value, or without it if it is selected
   */
  record Value(String label, long count, String url, boolean selected) {}

  /** Counts the values of the words of a search. */
  static SearchFacets of(Store store, SearchMatches matches) {
    if (matches.skipped() > 0) {
      return new SearchFacets(List.of(), false);
    }
    SearchRequest request = matches.request();
    List<SearchMatches.Word> selected = matches.selected(store);
    LexemeTable lexemes = store.lexemes();
    List<Facet> facets = new ArrayList<>();
    facets.add(
        inOrder(
            facet(
                "match",
                Texts.text("search.filter.match"),
                matches.words().stream()
                    .filter(word -> SearchMatches.hasLevel(store, word, request.level()))
                    .toList(),
                word -> List.of(word.group().code()),
                code -> MatchGroup.valueOf(code.toUpperCase(Locale.ROOT)).label(),
                request.kind(),
                request::withKind)));
    String lang = request.lang().isEmpty() ? "" : known(store, request.lang());
    facets.add(
        facet(
            "language",
            Texts.text("search.language"),
            selected,
            word ->
                lang.isEmpty()
                    ? List.of(WordLabels.code(store, lexemes.language(word.lexeme())))
                    : List.of(lang),
            code -> WordLabels.language(store, LenientCodes.row(store, code)),
            lang,
            request::withLang));
    facets.add(
        facet(
            "pos",
            Texts.text("search.pos"),
            selected,
            word -> List.of(lexemes.posOf(word.lexeme()).code()),
            code -> DisplayFormats.title(WordLabels.pos(code)),
            request.pos(),
            request::withPos));
    facets.add(
        facet(
            "level",
            Texts.text("search.filter.level"),
            matches.words().stream()
                .filter(word -> SearchMatches.hasKind(word, request.kind()))
                .toList(),
            word -> levels(store, word),
            code -> code.replace(':', ' ').toUpperCase(Locale.ROOT),
            request.level(),
            request::withLevel));
    facets.removeIf(facet ->
        facet.values().isEmpty()
            || (facet.values().size() == 1
                && !facet.values().getFirst().selected()
                && !facet.name().equals("level")));
    return new SearchFacets(List.copyOf(facets), matches.isCut());
  }

  /** Returns the facet of kinds with its values in the order of the page. */
  private static Facet inOrder(Facet kinds) {
    List<String> labels = Arrays.stream(MatchGroup.values()).map(MatchGroup::label).toList();
    List<Value> values =
        kinds.values().stream()
            .sorted(Comparator.comparingInt(value -> labels.indexOf(value.label())))
            .toList();
    return new Facet(kinds.name(), kinds.label(), values);
  }

  private static String known(Store store, String code) {
    String known = LenientCodes.known(store, code);
    return known == null ? "" : known;
  }

  private static Facet facet(
      String name,
      String label,
      List<SearchMatches.Word> words,
      Function<SearchMatches.Word, List<String>> codes,
      Function<String, String> labels,
      String selected,
      Function<String, SearchRequest> with) {
    Map<String, Long> counts = new LinkedHashMap<>();
    if (!selected.isEmpty()) {
      counts.put(selected, 0L);
    }
    for (SearchMatches.Word word : words) {
      codes.apply(word).forEach(code -> counts.merge(code, 1L, Long::sum));
    }
    List<Value> values =
        counts.entrySet().stream()
            .filter(entry -> entry.getValue() > 0)
            .sorted(
                Comparator.comparing(
                        (Map.Entry<String, Long> entry) -> !entry.getKey().equals(selected))
                    .thenComparing(Map.Entry.comparingByValue(Comparator.reverseOrder())))
            .limit(MAX_VALUES)
            .map(entry -> {
              boolean active = entry.getKey().equals(selected);
              String url = with.apply(active ? "" : entry.getKey()).url();
              return new Value(labels.apply(entry.getKey()), entry.getValue(), url, active);
            })
            .toList();
    return new Facet(name, label, values);
  }

  /** Returns the codes of the proficiency levels of a word. */
  static List<String> levels(Store store, SearchMatches.Word word) {
    LexemeTable lexemes = store.lexemes();
    return IntStream.range(0, lexemes.proficiencyCount(word.lexeme()))
        .map(i -> lexemes.proficiencyAt(word.lexeme(), i))
        .mapToObj(row -> store.strings().get(store.proficiencies().code(row)))
        .toList();
  }
}

package org.lexhub.server.explore.search;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.LenientCodes;
import org.lexhub.server.explore.Paging;
import org.lexhub.store.Store;

/**
 * A page of the results of a search by kind: words with the spelling and their translations, then
 * words of which it is a form, then words that start with it, then words found by definition. Words
 * that start with it are folded if there are better ones, and those of one meaning share a row.
 *
 * @param request the request that they answer
 * @param meant the word that is meant if none has the spelling, else null
 * @param facets what narrows the search
 * @param hits the words of the page by the kind of their match
 */
record SearchResults(
    SearchRequest request,
    @Nullable String meant,
    SearchFacets facets,
    Map<MatchGroup, List<SearchHit>> hits,
    Paging paging) {
  static final int MAX_WORDS_IN_ROW = 12;

  /**
   * Collects the results of the page that a request names.
   *
   * @param others the languages of the translations to show
   */
  static SearchResults of(Store store, SearchMatches matches, List<Integer> others) {
    SearchRequest request = matches.request();
    List<SearchMatches.Word> selected = matches.selected(store);
    boolean all = selected.size() == matches.words().size();
    int start = (request.page() - 1) * SearchMatches.PAGE_SIZE - matches.skipped();
    int from = Math.min(start, selected.size());
    int to = Math.min(from + SearchMatches.PAGE_SIZE, selected.size());
    int language =
        request.definitions().isEmpty() ? -1 : LenientCodes.row(store, request.definitions());
    Map<MatchGroup, List<SearchHit>> groups = new EnumMap<>(MatchGroup.class);
    for (SearchMatches.Word word : selected.subList(from, to)) {
      MatchGroup group = word.group();
      boolean translated = group == MatchGroup.SPELLED || group == MatchGroup.SIMILAR;
      groups
          .computeIfAbsent(group, key -> new ArrayList<>())
          .add(SearchHit.of(store, word, translated ? others : List.of(), language));
    }
    long total = all ? matches.total() : selected.size();
    return new SearchResults(
        request,
        matches.meant(),
        SearchFacets.of(store, matches),
        groups,
        new Paging(
            request.page(), total, SearchMatches.PAGE_SIZE, page -> request.withPage(page).url()));
  }

  /** Returns the number of results on all pages. */
  long total() {
    return paging.total();
  }

  /** Returns the words of a kind. */
  List<SearchHit> of(MatchGroup group) {
    return hits.getOrDefault(group, List.of());
  }

  /** Returns the words that start with the text by meaning; a word without one is alone. */
  Collection<List<SearchHit>> prefixes() {
    return of(MatchGroup.PREFIX).stream()
        .collect(
            groupingBy(
                hit -> hit.meaning().isEmpty() ? hit.word().url() : hit.meaning(),
                LinkedHashMap::new,
                toList()))
        .values();
  }
}

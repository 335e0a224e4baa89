package org.lexhub.server.explore.search;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.Paging;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.table.vocabulary.MatchKind;

/**
 * The results of a search by kind: words with the spelling and their translations, then words of
 * which it is a form, then words that start with it, then words found by definition. Words that
 * start with it are folded if there are better ones, and those of one meaning share a row.
 *
 * @param request the request that they answer
 * @param best the most similar word if none has the spelling, else null
 * @param facets the languages that narrow the search
 * @param hits the words of the page by the kind of their match
 */
record SearchResults(
    SearchRequest request,
    @Nullable String best,
    List<Facet> facets,
    Map<Group, List<SearchHit>> hits,
    Paging paging) {
  static final int MAX_WORDS_IN_ROW = 12;
  private static final int MAX_FACETS = 10;

  /** A language with the number of its words and the address of the search in it. */
  record Facet(String language, long count, String url) {}

  /** The kinds of matches that share a list. */
  enum Group {
    SPELLED,
    FORM,
    PREFIX,
    MEANT;

    static Group of(MatchKind match) {
      return switch (match) {
        case LEMMA, READING, ROMANIZATION, FUZZY, PATTERN, ANAGRAM, RHYME, SOUND -> SPELLED;
        case FORM -> FORM;
        case PREFIX -> PREFIX;
        case DEFINITION, MEANING -> MEANT;
      };
    }
  }

  /**
   * Collects the results of a page.
   *
   * @param others the languages of the translations to show
   * @param pageSize the number of results on a page
   */
  static SearchResults of(
      Store store, SearchRequest request, LexemeHits hits, List<Integer> others, int pageSize) {
    Map<Group, List<SearchHit>> groups = new EnumMap<>(Group.class);
    for (int i = 0; i < hits.size(); i++) {
      Group group = Group.of(hits.match(i));
      List<Integer> shown = group == Group.SPELLED ? others : List.of();
      groups
          .computeIfAbsent(group, key -> new ArrayList<>())
          .add(SearchHit.of(store, hits.lexeme(i), hits.match(i), shown));
    }
    boolean similar = hits.size() > 0 && hits.match(0) == MatchKind.FUZZY;
    return new SearchResults(
        request,
        similar ? WordLabels.lemma(store, hits.lexeme(0)) : null,
        facets(store, request, hits),
        groups,
        new Paging(request.page(), hits.total(), pageSize, page -> request.withPage(page).url()));
  }

  private static List<Facet> facets(Store store, SearchRequest request, LexemeHits hits) {
    Map<Integer, Long> counts =
        IntStream.range(0, hits.size())
            .filter(i -> Group.of(hits.match(i)) != Group.PREFIX)
            .mapToObj(i -> store.lexemes().language(hits.lexeme(i)))
            .collect(groupingBy(language -> language, LinkedHashMap::new, counting()));
    if (!request.lang().isEmpty() || counts.size() < 2) {
      return List.of();
    }
    return counts.entrySet().stream()
        .limit(MAX_FACETS)
        .map(entry -> {
          int language = entry.getKey();
          String url = request.withLang(WordLabels.code(store, language)).url();
          return new Facet(WordLabels.language(store, language), entry.getValue(), url);
        })
        .toList();
  }

  /** Returns the number of results on all pages. */
  long total() {
    return paging.total();
  }

  /** Returns the words of a kind. */
  List<SearchHit> of(Group group) {
    return hits.getOrDefault(group, List.of());
  }

  /** Returns the words that start with the text by meaning; a word without one is alone. */
  Collection<List<SearchHit>> prefixes() {
    return of(Group.PREFIX).stream()
        .collect(
            groupingBy(
                hit -> hit.meaning().isEmpty() ? hit.word().url() : hit.meaning(),
                LinkedHashMap::new,
                toList()))
        .values();
  }
}

package org.lexhub.server.explore.search;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.Paging;
import org.lexhub.server.explore.WordInLanguage;
import org.lexhub.server.explore.WordMarkup;
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
 */
record SearchResults(
    SearchRequest request,
    @Nullable String best,
    List<Facet> facets,
    List<SearchHit> spelled,
    List<SearchHit> forms,
    List<Row> prefixes,
    String prefixCount,
    List<SearchHit> meant,
    Paging paging) {
  private static final int MAX_WORDS_IN_ROW = 12;
  private static final int MAX_FACETS = 10;

  /** A language with the number of its words and the address of the search in it. */
  record Facet(String language, long count, String url) {}

  /** A row of words that start with the text: one word, or those of one meaning. */
  sealed interface Row {}

  /** A row with one word. */
  record OneWord(SearchHit hit) implements Row {}

  /**
   * A row with the words of a meaning.
   *
   * @param more the number of further words
   */
  record SharedMeaning(List<WordInLanguage> words, int more, String gloss, String url)
      implements Row {}

  /** The kinds of matches that share a list. */
  private enum Group {
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
    Map<Group, List<Integer>> groups =
        IntStream.range(0, hits.size()).boxed().collect(groupingBy(i -> Group.of(hits.match(i))));
    List<Integer> prefixes = groups.getOrDefault(Group.PREFIX, List.of());
    boolean similar = hits.size() > 0 && hits.match(0) == MatchKind.FUZZY;
    return new SearchResults(
        request,
        similar ? WordMarkup.lemma(store, hits.lexeme(0)) : null,
        facets(store, request, hits),
        hits(store, hits, groups.getOrDefault(Group.SPELLED, List.of()), others),
        hits(store, hits, groups.getOrDefault(Group.FORM, List.of()), List.of()),
        rows(store, prefixes.stream().map(hits::lexeme).toList()),
        prefixes.size() + (hits.total() > hits.size() ? "+" : ""),
        hits(store, hits, groups.getOrDefault(Group.MEANT, List.of()), List.of()),
        new Paging(request.page(), hits.total(), pageSize, page -> request.withPage(page).url()));
  }

  /** Returns the number of results on all pages. */
  long total() {
    return paging.total();
  }

  /** Returns whether all results of the page are words that start with the text. */
  boolean onlyPrefixes() {
    return spelled.isEmpty() && forms.isEmpty() && meant.isEmpty();
  }

  private static List<SearchHit> hits(
      Store store, LexemeHits hits, List<Integer> indexes, List<Integer> others) {
    return indexes.stream()
        .map(i -> SearchHit.of(store, hits.lexeme(i), hits.match(i), others))
        .toList();
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
          String url = request.withLang(WordMarkup.code(store, language)).url();
          return new Facet(WordMarkup.language(store, language), entry.getValue(), url);
        })
        .toList();
  }

  /** Returns the rows of words; a word without senses has its own. */
  private static List<Row> rows(Store store, List<Integer> lexemes) {
    return lexemes.stream()
        .collect(
            groupingBy(
                lexeme ->
                    store.lexemes().senseCount(lexeme) > 0
                        ? store.senses().meaning(store.lexemes().firstSense(lexeme))
                        : -1 - lexeme,
                LinkedHashMap::new,
                toList()))
        .values()
        .stream()
        .map(words -> row(store, words))
        .toList();
  }

  private static Row row(Store store, List<Integer> lexemes) {
    int first = lexemes.getFirst();
    if (lexemes.size() == 1) {
      return new OneWord(SearchHit.of(store, first, MatchKind.PREFIX, List.of()));
    }
    int sense = store.lexemes().firstSense(first);
    return new SharedMeaning(
        lexemes.stream()
            .limit(MAX_WORDS_IN_ROW)
            .map(lexeme -> WordInLanguage.of(store, lexeme))
            .toList(),
        Math.max(0, lexemes.size() - MAX_WORDS_IN_ROW),
        WordMarkup.gloss(store, sense),
        "/meaning/" + store.meanings().id(store.senses().meaning(sense)));
  }
}

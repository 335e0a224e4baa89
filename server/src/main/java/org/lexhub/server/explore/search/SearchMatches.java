package org.lexhub.server.explore.search;

import java.text.Normalizer;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.LenientCodes;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.http.Call;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * The best words that a search finds, at most {@link #MAX_COUNTED}; facets count in them, and the
 * filters that the store does not know select from them. A later page of a search has its own words
 * only.
 *
 * @param request the request that they answer
 * @param words the best words, best first
 * @param skipped the number of better words that are left out
 * @param total the number of all words that the search finds
 * @param meant the word that is meant if none has the spelling, or null
 */
record SearchMatches(
    SearchRequest request, List<Word> words, int skipped, int total, @Nullable String meant) {
  /** The number of words that facets count. */
  static final int MAX_COUNTED = 1_000;

  static final int PAGE_SIZE = 50;

  private static final int LAST_COUNTED_PAGE = MAX_COUNTED / PAGE_SIZE;

  /** A word that matches. */
  record Word(int lexeme, MatchKind match) {
    MatchGroup group() {
      return MatchGroup.of(match);
    }
  }

  /** Searches for a request, then for similar spellings, then for a guess, until it is found. */
  static SearchMatches find(Call call, SearchRequest request) {
    LexemeSearch search = call.store().lexemeSearch();
    LexemeHits hits = Workspace.of(call).lexemeHits;
    search.search(query(call, request), hits);
    if (hits.total() > 0) {
      return withMeant(call, of(request, hits));
    }
    SearchRequest similar = request.withFuzzy();
    if (!request.fuzzy()) {
      search.search(query(call, similar), hits);
    }
    if (hits.total() == 0) {
      search.guess(query(call, similar), hits);
    }
    String meant = hits.size() == 0 ? null : WordLabels.lemma(call.store(), hits.lexeme(0));
    SearchMatches found = of(similar, hits);
    return new SearchMatches(similar, found.words, found.skipped, found.total, meant);
  }

  private static SearchMatches of(SearchRequest request, LexemeHits hits) {
    List<Word> words =
        IntStream.range(0, hits.size())
            .mapToObj(i -> new Word(hits.lexeme(i), hits.match(i)))
            .toList();
    return new SearchMatches(request, words, skipped(request), hits.total(), null);
  }

  /** Adds the word that is meant where no result has the spelling or begins with it. */
  private static SearchMatches withMeant(Call call, SearchMatches found) {
    if (!found.words.isEmpty() && found.words.getFirst().group() == MatchGroup.SIMILAR) {
      String best = WordLabels.lemma(call.store(), found.words.getFirst().lexeme());
      return new SearchMatches(found.request, found.words, found.skipped, found.total, best);
    }
    boolean spelled = found.words.stream().anyMatch(word -> word.group() != MatchGroup.MEANT);
    if (spelled || found.words.isEmpty() || found.request.text().strip().indexOf(' ') >= 0) {
      return found;
    }
    LexemeHits hits = Workspace.of(call).lexemeHits;
    LexemeQuery query = query(call, found.request.withPage(1));
    query.limit = 1;
    query.definitions = false;
    query.definitionLanguages().clear();
    call.store().lexemeSearch().guess(query, hits);
    String meant = hits.size() == 0 ? null : WordLabels.lemma(call.store(), hits.lexeme(0));
    return new SearchMatches(found.request, found.words, found.skipped, found.total, meant);
  }

  private static boolean selects(SearchRequest request) {
    return !(request.level().isEmpty() && request.kind().isEmpty());
  }

  private static int skipped(SearchRequest request) {
    boolean late = request.page() > LAST_COUNTED_PAGE && !selects(request);
    return late ? (request.page() - 1) * PAGE_SIZE : 0;
  }

  private static LexemeQuery query(Call call, SearchRequest request) {
    LexemeQuery query = Workspace.of(call).lexemeQuery;
    query.clear();
    query.setText(Normalizer.normalize(request.text(), Normalizer.Form.NFC));
    query.offset = skipped(request);
    query.limit = query.offset > 0 ? PAGE_SIZE : MAX_COUNTED;
    query.fuzzy = request.fuzzy();
    Pos pos = request.pos().isEmpty() ? null : Pos.parse(request.pos());
    query.pos = pos == null ? -1 : pos.number();
    if (!request.lang().isEmpty()) {
      LenientCodes.fill(call.store(), request.lang(), query.languages());
    }
    definitions(call.store(), request, query);
    return query;
  }

  /** Chooses the definitions to search, as the API does. */
  private static void definitions(Store store, SearchRequest request, LexemeQuery query) {
    int[] rows =
        request.definitions().isEmpty()
            ? new int[0]
            : LenientCodes.rows(store, request.definitions());
    if (rows.length == 0 || request.definitions().equals(HubLanguage.CODE)) {
      query.definitions = request.lang().isEmpty() || request.lang().equals(HubLanguage.CODE);
      return;
    }
    for (int row : rows) {
      query.definitionLanguages().add(row);
    }
  }

  /** Returns whether there are more words than facets count. */
  boolean isCut() {
    return total > words.size();
  }

  /** Returns the words that the filters of kind and level select. */
  List<Word> selected(Store store) {
    return words.stream()
        .filter(word -> hasKind(word, request.kind()) && hasLevel(store, word, request.level()))
        .toList();
  }

  static boolean hasKind(Word word, String kind) {
    return kind.isEmpty() || word.group().code().equals(kind);
  }

  static boolean hasLevel(Store store, Word word, String level) {
    return level.isEmpty() || SearchFacets.levels(store, word).contains(level);
  }
}

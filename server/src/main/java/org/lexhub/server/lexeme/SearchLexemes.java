package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.resource.DefinitionLanguages;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.SearchLimits;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.lexeme.letters.TermShape;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.HubLanguage;

/**
 * {@code GET /v1/lexemes/search}: lexemes by spelling, and English ones also by definition, or
 * others by the definitions in the languages of {@code definition_lang}; with {@code match} by the
 * shape of their spelling or by their sounds.
 */
public final class SearchLexemes implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(
              Param.Q,
              Param.LIMIT,
              Param.OFFSET,
              Param.POS,
              Param.FUZZY,
              Param.MATCH,
              Param.LENGTH,
              Param.SOURCE_LANG)
          .lists(Param.DEFINITION_LANG, Param.LANG, Param.INCLUDE);

  /** The values of {@code match}: spelling, those of {@link TermShape}, then two of sounds. */
  private static final Choices MATCHES =
      Choices.of("spelling", "pattern", "contains", "anagram", "rhyme", "sound");

  private static final int RHYME = 4;

  private static final TermShape[] SHAPES = TermShape.values();
  private static final Choices INCLUDES = Choices.of("senses", "pronunciations");

  /** The maximum number of postings that a search reads on an IO thread. */
  private static final int MAX_POSTINGS_AT_ONCE = 2048;

  /** The last row of the results that a page on an IO thread can show. */
  private static final int MAX_SHOWN_AT_ONCE = 100;

  private static final int MAX_INCLUDED_AT_ONCE = 20;

  private static final int SENSES = 1;
  private static final int PRONUNCIATIONS = 1 << 1;
  private static final int ENGLISH = HubLanguage.PACKED_CODE;

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public boolean isCacheable() {
    return true;
  }

  @Override
  public void answer(Call call) {
    Parameters parameters = call.parameters();
    String text = parameters.text(Param.Q, 1, SearchLimits.MAX_QUERY_LENGTH);
    int includes = parameters.choices(Param.INCLUDE, INCLUDES);
    LexemeQuery query = Workspace.of(call).lexemeQuery;
    query.clear();
    query.setText(text);
    query.limit = parameters.limit(SearchLimits.DEFAULT_LIMIT);
    query.offset = parameters.offset(query.limit, SearchLimits.MAX_DEPTH);
    query.fuzzy = parameters.flag(Param.FUZZY);
    query.pos = LexemeParameters.pos(parameters);
    languages(call, query);
    if (query.pos == LexemeFilter.UNKNOWN) {
      query.pos = LexemeFilter.ANY;
      query.languages().clear();
    }
    LexemeHits hits = Workspace.of(call).lexemeHits;
    int match = parameters.choice(Param.MATCH, MATCHES);
    checkMatch(parameters, match);
    if (isLarge(query, includes) || query.fuzzy) {
      call.needWorker();
    }
    if (match > 0) {
      if (match < RHYME) {
        ShapeMatches.search(call, query, SHAPES[match - 1], hits);
      } else {
        SoundMatches.search(call, query, match == RHYME, hits);
      }
      write(call, text, query, hits, includes, false);
      return;
    }
    LexemeSearch search = call.store().lexemeSearch();
    if (!search.search(query, call.isOnWorker() ? Long.MAX_VALUE : MAX_POSTINGS_AT_ONCE, hits)) {
      call.needWorker();
    }
    write(call, text, query, hits, includes, true);
  }

  /** Refuses parameters that the match does not read. */
  private static void checkMatch(Parameters parameters, int match) {
    if (match > 0 && parameters.has(Param.FUZZY)) {
      throw ApiError.invalid(Param.FUZZY.wire(), "has no effect on this match; leave it out");
    }
    boolean shape = match > 0 && SHAPES.length >= match && SHAPES[match - 1] != TermShape.ANAGRAM;
    if (!shape && parameters.has(Param.LENGTH)) {
      throw ApiError.invalid(Param.LENGTH.wire(), "needs match=pattern or match=contains");
    }
    if (match > 0 && parameters.has(Param.DEFINITION_LANG)) {
      throw ApiError.invalid(
          Param.DEFINITION_LANG.wire(), "has no effect on this match; leave it out");
    }
    if (match < RHYME && parameters.has(Param.SOURCE_LANG)) {
      throw ApiError.invalid(Param.SOURCE_LANG.wire(), "needs match=rhyme or match=sound");
    }
  }

  private static boolean isLarge(LexemeQuery query, int includes) {
    int max = includes == 0 ? MAX_SHOWN_AT_ONCE : MAX_INCLUDED_AT_ONCE;
    return (long) query.offset + query.limit > max;
  }

  /** Returns the most similar lemma if nothing was found, or -1. */
  private static int suggestion(Call call, LexemeQuery query, LexemeHits hits) {
    if (hits.total() > 0) {
      return -1;
    }
    call.needWorker();
    query.offset = 0;
    query.limit = 1;
    Store store = call.store();
    store.lexemeSearch().guess(query, hits);
    return hits.size() == 0 ? -1 : store.lexemes().lemma(hits.lexeme(0));
  }

  private static void languages(Call call, LexemeQuery query) {
    LanguageChoice choice = Workspace.of(call).choice;
    choice.readList(call.parameters(), Param.LANG, call.store().codes());
    LanguageSet languages = query.languages();
    query.definitions = choice.count() == 0 || choice.contains(ENGLISH);
    if (choice.count() > 0) {
      choice.fill(languages, call.store().codes());
    }
    definitionLanguages(call, query);
  }

  /**
   * Sets the languages whose definitions are searched instead of English ones. English words by
   * English definitions are what a search without the parameter finds.
   */
  private static void definitionLanguages(Call call, LexemeQuery query) {
    LanguageOrder asked = DefinitionLanguages.read(call);
    LanguageChoice choice = Workspace.of(call).choice;
    if (choice.count() == 0
        || (query.definitions && choice.count() == 1 && choice.contains(ENGLISH))) {
      return;
    }
    call.needWorker();
    query.definitions = false;
    for (int i = 0; i < asked.count(); i++) {
      query.definitionLanguages().add(asked.get(i));
    }
  }

  /** Writes the numbers in {@code meta} and at the top: the specification requires both. */
  private static void write(
      Call call, String text, LexemeQuery query, LexemeHits hits, int includes, boolean suggests) {
    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int i = 0; i < hits.size(); i++) {
      hit(json, call.store(), hits, i, includes);
    }
    json.endArray();
    int total = hits.total();
    int limit = query.limit;
    int offset = query.offset;
    PageJson.numbers(json, total, limit, offset);
    int suggestion = suggests ? suggestion(call, query, hits) : -1;
    PageJson.meta(json, text, total, limit, offset, call.store().strings(), suggestion);
    json.endObject();
  }

  private static void hit(JsonOut json, Store store, LexemeHits hits, int i, int includes) {
    int row = hits.lexeme(i);
    json.beginObject();
    LexemeJson.heading(json, store, row);
    json.name(MemberNames.POS).ascii(store.lexemes().posOf(row).code());
    json.name(MemberNames.SCORE).basisPoints(hits.scoreBasisPoints(i));
    json.name(MemberNames.MATCH_TYPE).ascii(hits.match(i).code());
    LexemeJson.spellings(json, store, row);
    if ((includes & SENSES) != 0) {
      SenseJson.embedded(json, store, row);
    }
    if ((includes & PRONUNCIATIONS) != 0) {
      LexemeJson.pronunciations(json, store, row);
    }
    json.endObject();
  }
}

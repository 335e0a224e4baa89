package org.lexhub.server.translation;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.server.lexeme.TranslationJson;
import org.lexhub.server.resource.ListEndpoint;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.table.LexemeTable;

/**
 * {@code GET /v1/translations/pairs}: the pairs of lexemes of two languages that share a meaning,
 * by descending confidence, from an offset or a cursor.
 */
public final class ListPairs implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(
          Param.CURSOR,
          Param.EXPLAIN,
          Param.LIMIT,
          Param.MIN_CONFIDENCE,
          Param.OFFSET,
          Param.POS,
          Param.SOURCE_LANG,
          Param.TARGET_LANG);

  private static final JsonName TARGET = JsonName.of("target");
  private static final JsonName BIDIRECTIONAL = JsonName.of("bidirectional");
  private static final JsonName NEXT_CURSOR = JsonName.of("next_cursor");

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    Parameters parameters = call.parameters();
    int limit = parameters.limit(ListEndpoint.DEFAULT_LIMIT);
    int offset = parameters.offset();
    boolean explain = parameters.flag(Param.EXPLAIN);
    PairFilter filter = Workspace.of(call).pairFilter;
    PairQuery.read(call, filter);
    filter.limit(limit).offset(offset);
    start(parameters, filter);
    if (!store.pairs().listReady(filter)) {
      call.needWorker();
    }
    PairPage page = Workspace.of(call).pairPage;
    store.pairs().list(filter, page);

    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int i = 0; i < page.size(); i++) {
      pair(store, page, i, explain, json);
    }
    json.endArray();
    json.name(MemberNames.META).beginObject();
    PageJson.numbers(json, page.total(), limit, (int) Math.min(page.first(), Integer.MAX_VALUE));
    String next = page.nextCursor();
    if (next != null) {
      json.name(NEXT_CURSOR).ascii(next);
    }
    json.endObject().endObject();
  }

  private static void start(Parameters parameters, PairFilter filter) {
    String cursor = parameters.string(Param.CURSOR);
    if (cursor == null) {
      return;
    }
    if (parameters.has(Param.OFFSET)) {
      throw ApiError.invalid(
          Param.OFFSET.wire(), "cannot be combined with cursor, which already says where to start");
    }
    try {
      filter.cursor(cursor);
    } catch (IllegalArgumentException e) {
      throw ApiError.invalid(
          Param.CURSOR.wire(),
          "must be the next_cursor of a page of this list, with the same languages and filters");
    }
  }

  private static void pair(Store store, PairPage page, int i, boolean explain, JsonOut json) {
    int source = page.sourceSense(i);
    int target = page.targetSense(i);
    int meaning = store.senses().meaning(source);
    json.beginObject().name(MemberNames.ID).number(page.id(i));
    json.name(MemberNames.SOURCE).beginObject();
    lexeme(store, store.senses().lexeme(source), json);
    json.endObject().name(TARGET).beginObject();
    lexeme(store, store.senses().lexeme(target), json);
    LexemeJson.reading(json, store, store.senses().lexeme(target));
    json.endObject().name(MemberNames.MEANING_ID).number(store.meanings().id(meaning));
    json.name(MemberNames.CONFIDENCE).basisPoints(page.confidenceBasisPoints(i));
    // Both senses link to the meaning, so the reverse pair exists as well.
    json.name(BIDIRECTIONAL).bool(true);
    if (explain) {
      TranslationJson.explain(store, source, target, json);
    }
    json.endObject();
  }

  private static void lexeme(Store store, int lexeme, JsonOut json) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.LEXEME_ID).number(lexemes.id(lexeme));
    json.name(MemberNames.LEMMA).text(store.strings(), lexemes.lemma(lexeme));
    json.name(MemberNames.POS).ascii(lexemes.posOf(lexeme).code());
  }
}

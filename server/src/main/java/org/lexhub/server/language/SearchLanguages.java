package org.lexhub.server.language;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.resource.SearchLimits;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageHits;
import org.lexhub.store.language.LanguageQuery;

/** {@code GET /v1/languages/search}: languages by any of their names, in any language. */
public final class SearchLanguages implements Endpoint {
  /** The minimum length of a query in characters. */
  private static final int MIN_LENGTH = 2;

  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.Q, Param.LIMIT, Param.OFFSET, Param.LEVEL, Param.FUZZY);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Parameters parameters = call.parameters();
    String text = parameters.text(Param.Q, MIN_LENGTH, SearchLimits.MAX_QUERY_LENGTH);
    LanguageQuery query = Workspace.of(call).languageQuery;
    query.clear();
    query.setText(text);
    query.limit = parameters.limit(SearchLimits.DEFAULT_LIMIT);
    query.offset = parameters.offset(query.limit, SearchLimits.MAX_DEPTH);
    query.level = parameters.choice(Param.LEVEL, ListLanguages.LEVELS);
    query.fuzzy = parameters.flag(Param.FUZZY);
    LanguageHits hits = Workspace.of(call).languageHits;
    call.store().languageSearch().search(query, hits);

    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int i = 0; i < hits.size(); i++) {
      hit(json, call.store(), hits, i);
    }
    json.endArray();
    int total = hits.total();
    int limit = query.limit;
    int offset = query.offset;
    int suggestion = suggestion(call.store(), query, hits);
    PageJson.meta(json, text, total, limit, offset, call.store().strings(), suggestion);
    json.endObject();
  }

  /** Returns the most similar name if nothing was found, or -1. */
  private static int suggestion(Store store, LanguageQuery query, LanguageHits hits) {
    if (query.fuzzy || hits.total() > 0) {
      return -1;
    }
    query.fuzzy = true;
    query.offset = 0;
    query.limit = 1;
    store.languageSearch().search(query, hits);
    return hits.size() == 0 ? -1 : store.names().name(hits.name(0));
  }

  private static void hit(JsonOut json, Store store, LanguageHits hits, int i) {
    int row = hits.language(i);
    json.beginObject();
    LanguageJson.heading(json, store, row);
    json.name(MemberNames.MATCHED_NAME).text(store.strings(), store.names().name(hits.name(i)));
    json.name(MemberNames.LEVEL).ascii(store.languages().levelOf(row).code());
    json.name(MemberNames.SCORE).basisPoints(hits.scoreBasisPoints(i)).endObject();
  }
}

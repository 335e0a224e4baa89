package org.lexhub.server.language;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.Param;
import org.lexhub.server.http.ParamSet;
import org.lexhub.server.http.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.Names;
import org.lexhub.server.json.PageJson;
import org.lexhub.store.Store;
import org.lexhub.store.query.LanguageHits;
import org.lexhub.store.query.LanguageQuery;

/** {@code GET /v1/languages/search}: languages by any of their names, in any language. */
public final class SearchLanguages implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.Q, Param.LIMIT, Param.OFFSET, Param.LEVEL, Param.FUZZY);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Parameters parameters = call.parameters();
    String text = parameters.text(Param.Q, 2, 200);
    LanguageQuery query = call.workspace().languageQuery;
    query.clear();
    query.setText(text);
    query.limit = parameters.limit(20);
    query.offset = parameters.offset();
    query.level = parameters.choice(Param.LEVEL, ListLanguages.LEVELS);
    query.fuzzy = parameters.flag(Param.FUZZY);
    LanguageHits hits = call.workspace().languageHits;
    call.store().languageSearch().search(query, hits);

    JsonOut json = call.json();
    json.beginObject().name(Names.DATA).beginArray();
    for (int i = 0; i < hits.size(); i++) {
      hit(json, call.store(), hits, i);
    }
    json.endArray();
    PageJson.meta(json, text, hits.total(), query.limit, query.offset);
    json.endObject();
  }

  private static void hit(JsonOut json, Store store, LanguageHits hits, int i) {
    int row = hits.language(i);
    json.beginObject();
    LanguageJson.heading(json, store, row);
    json.name(Names.MATCHED_NAME).text(store.strings(), store.names().name(hits.name(i)));
    json.name(Names.LEVEL).ascii(store.languages().levelOf(row).code());
    json.name(Names.SCORE).tenThousandths(hits.score10000(i)).endObject();
  }
}

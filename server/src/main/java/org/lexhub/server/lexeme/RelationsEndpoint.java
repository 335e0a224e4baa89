package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.ListEndpoint;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageOrder;

/** An endpoint that lists relations, by type and page by page. */
public abstract class RelationsEndpoint implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.LIMIT, Param.OFFSET).lists(Param.LANG, Param.TYPE);

  /** Creates the endpoint. */
  protected RelationsEndpoint() {}

  /**
   * Returns the row of what the path names.
   *
   * @throws org.lexhub.server.http.parameter.ApiError 404 if there is none
   */
  protected abstract int find(Call call);

  /** Adds the language of words for requests that name none. */
  protected abstract void addUsual(Store store, int row, LanguageOrder languages);

  /** Writes the relations of a row that are on the page. */
  protected abstract void write(int row, RelatedMeaningsJson relations);

  @Override
  public final ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public final void answer(Call call) {
    Store store = call.store();
    Parameters query = call.parameters();
    int limit = query.limit(ListEndpoint.DEFAULT_LIMIT);
    int offset = query.offset();
    RelationTypes types = RelationTypes.read(query);
    LanguageChoice choice = Workspace.of(call).choice;
    choice.readList(query, Param.LANG, store.codes());
    int row = find(call);
    LanguageOrder languages = Workspace.of(call).languageOrder;
    languages.clear();
    if (choice.count() == 0) {
      addUsual(store, row, languages);
    } else {
      choice.order(languages, store.codes());
    }
    JsonOut json = call.json();
    RelatedMeaningsJson relations =
        new RelatedMeaningsJson(
            json, store, Workspace.of(call).senseRuns, languages, types, limit, offset);
    json.beginObject().name(MemberNames.DATA).beginArray();
    write(row, relations);
    json.endArray();
    PageJson.meta(json, relations.total(), limit, offset);
    json.endObject();
  }
}

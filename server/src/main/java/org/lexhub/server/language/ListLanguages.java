package org.lexhub.server.language;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageFilter;
import org.lexhub.store.result.OrdinalPage;

/** {@code GET /v1/languages}: the languages of a family or level, or all, by id. */
public final class ListLanguages implements Endpoint {
  /** The values of {@code level}, in the order of {@link LanguageFilter} levels. */
  static final Choices LEVELS = Choices.of("family", "language", "dialect");

  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.FAMILY, Param.LEVEL, Param.LIMIT, Param.OFFSET).lists(Param.INCLUDE);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Parameters parameters = call.parameters();
    Store store = call.store();
    int limit = parameters.limit(50);
    int offset = parameters.offset();
    int includes = parameters.choices(Param.INCLUDE, LanguageJson.LIST_INCLUDES);
    LanguageFilter filter = Workspace.of(call).languageFilter.reset();
    filter.level(parameters.choice(Param.LEVEL, LEVELS)).limit(limit).offset(offset);
    filter.family(family(parameters, store));
    OrdinalPage page = Workspace.of(call).page;
    store.languageList().list(filter, page);

    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int i = 0; i < page.size(); i++) {
      LanguageJson.item(json, store, page.ordinal(i), includes);
    }
    json.endArray();
    PageJson.meta(json, page.total(), limit, offset);
    json.endObject();
  }

  private static int family(Parameters parameters, Store store) {
    String family = parameters.string(Param.FAMILY);
    if (family == null) {
      return LanguageFilter.ANY;
    }
    int row = store.codes().glottocode(family);
    return row < 0 ? LanguageFilter.UNKNOWN : row;
  }
}

package org.lexhub.server.language;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.resource.ListEndpoint;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageFilter;
import org.lexhub.store.result.OrdinalPage;

/** {@code GET /v1/languages}: the languages of a family or level, or all, by id. */
public final class ListLanguages extends ListEndpoint {
  /** The values of {@code level}, in the order of {@link LanguageFilter} levels. */
  static final Choices LEVELS = Choices.of("family", "language", "dialect");

  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.FAMILY, Param.LEVEL, Param.LIMIT, Param.OFFSET).lists(Param.INCLUDE);

  /** Creates the endpoint. */
  public ListLanguages() {
    super(PARAMETERS, LanguageJson.LIST_INCLUDES);
  }

  @Override
  protected void find(Call call, int limit, int offset, OrdinalPage page) {
    Parameters parameters = call.parameters();
    LanguageFilter filter = Workspace.of(call).languageFilter.reset();
    filter.level(parameters.choice(Param.LEVEL, LEVELS)).limit(limit).offset(offset);
    filter.family(family(parameters, call.store()));
    call.store().languageList().list(filter, page);
  }

  @Override
  protected void item(Call call, int row, int included) {
    LanguageJson.item(call.json(), call.store(), row, included);
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

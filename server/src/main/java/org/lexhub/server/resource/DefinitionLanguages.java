package org.lexhub.server.resource;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.store.result.LanguageOrder;

/** Reads {@code definition_lang}: the languages whose definitions and examples come first. */
public final class DefinitionLanguages {
  private DefinitionLanguages() {}

  /**
   * Reads the parameter of a call.
   *
   * @return the languages in the order of the request, empty if there are none; valid until the
   *     next call
   * @throws org.lexhub.server.http.parameter.ApiError 400 if a code is not well-formed
   */
  public static LanguageOrder read(Call call) {
    Workspace workspace = Workspace.of(call);
    workspace.choice.readList(call.parameters(), Param.DEFINITION_LANG, call.store().codes());
    LanguageOrder languages = workspace.definitionLanguages;
    languages.clear();
    for (int i = 0; i < workspace.choice.count(); i++) {
      workspace.choice.addTo(i, languages, call.store().codes());
    }
    return languages;
  }
}

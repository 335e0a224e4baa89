package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.result.OrdinalPage;

/** {@code GET /v1/lexemes}: the lexemes of a language, also by part of speech, source or level. */
public final class ListLexemes implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.LANG, Param.LIMIT, Param.OFFSET, Param.POS, Param.SOURCE, Param.PROFICIENCY)
          .lists(Param.INCLUDE);
  private static final Choices INCLUDES = Choices.of("senses", "pronunciations", "frequency");
  private static final int SENSES = 1;
  private static final int PRONUNCIATIONS = 1 << 1;
  private static final int FREQUENCY = 1 << 2;

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
    int includes = parameters.choices(Param.INCLUDE, INCLUDES);
    LexemeFilter filter = Workspace.of(call).lexemeFilter.reset().limit(limit).offset(offset);
    LanguageChoice choice = Workspace.of(call).choice;
    choice.require(parameters, Param.LANG, store.codes());
    choice.fill(filter.languages(), store.codes());
    filter.pos(LexemeParameters.pos(parameters));
    filter.source(LexemeParameters.source(parameters, store));
    filter.proficiency(LexemeParameters.proficiency(parameters, store));
    OrdinalPage page = Workspace.of(call).page;
    store.lexemeList().list(filter, page);

    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int i = 0; i < page.size(); i++) {
      item(json, store, page.ordinal(i), includes);
    }
    json.endArray();
    PageJson.meta(json, page.total(), limit, offset);
    json.endObject();
  }

  private static void item(JsonOut json, Store store, int row, int includes) {
    json.beginObject();
    LexemeJson.heading(json, store, row);
    json.name(MemberNames.POS).ascii(store.lexemes().posOf(row).code());
    LexemeJson.spellings(json, store, row);
    LexemeJson.source(json, store, row);
    if ((includes & SENSES) != 0) {
      SenseJson.embedded(json, store, row);
    }
    if ((includes & PRONUNCIATIONS) != 0) {
      LexemeJson.pronunciations(json, store, row);
    }
    if ((includes & FREQUENCY) != 0) {
      LexemeJson.frequency(json, store, row);
    }
    json.endObject();
  }
}

package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.ListEndpoint;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.result.OrdinalPage;

/**
 * {@code GET /v1/lexemes}: the lexemes of languages, also by part of speech, source or level, in
 * the order of their spellings or those of known frequency, the most frequent first.
 */
public final class ListLexemes extends ListEndpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.LIMIT, Param.OFFSET, Param.POS, Param.SOURCE, Param.PROFICIENCY, Param.SORT)
          .lists(Param.LANG, Param.INCLUDE);
  private static final Choices SORTS = Choices.of("spelling", "frequency");
  private static final int BY_FREQUENCY = 1;
  private static final Choices INCLUDES = Choices.of("senses", "pronunciations", "frequency");
  private static final int SENSES = 1;
  private static final int PRONUNCIATIONS = 1 << 1;
  private static final int FREQUENCY = 1 << 2;

  /** Creates the endpoint. */
  public ListLexemes() {
    super(PARAMETERS, INCLUDES);
  }

  @Override
  protected void find(Call call, int limit, int offset, OrdinalPage page) {
    Parameters parameters = call.parameters();
    Store store = call.store();
    LexemeFilter filter = Workspace.of(call).lexemeFilter.reset().limit(limit).offset(offset);
    LanguageChoice choice = Workspace.of(call).choice;
    choice.requireList(parameters, Param.LANG, store.codes());
    choice.fill(filter.languages(), store.codes());
    filter.pos(LexemeParameters.pos(parameters));
    filter.source(LexemeParameters.source(parameters, store));
    filter.proficiency(LexemeParameters.proficiency(parameters, store));
    if (parameters.choice(Param.SORT, SORTS) != BY_FREQUENCY) {
      store.lexemeList().list(filter, page);
    } else if (store.frequencyList().isQuick(filter) || call.isOnWorker()) {
      store.frequencyList().list(filter, page);
    } else {
      call.needWorker();
    }
  }

  @Override
  protected void item(Call call, int row, int included) {
    JsonOut json = call.json();
    Store store = call.store();
    json.beginObject();
    LexemeJson.heading(json, store, row);
    json.name(MemberNames.POS).ascii(store.lexemes().posOf(row).code());
    LexemeJson.spellings(json, store, row);
    LexemeJson.source(json, store, row);
    if ((included & SENSES) != 0) {
      SenseJson.embedded(json, store, row);
    }
    if ((included & PRONUNCIATIONS) != 0) {
      LexemeJson.pronunciations(json, store, row);
    }
    if ((included & FREQUENCY) != 0) {
      LexemeJson.frequency(json, store, row);
    }
    json.endObject();
  }
}

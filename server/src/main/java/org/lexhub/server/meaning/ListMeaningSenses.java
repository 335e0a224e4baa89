package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.server.lexeme.SenseJson;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Register;

/**
 * {@code GET /v1/meanings/{id}/senses}: the senses of a meaning by language, in the order of {@code
 * lang}, and by descending confidence.
 */
public final class ListMeaningSenses implements Endpoint {
  private static final int MAX = 1000;
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.LIMIT, Param.OFFSET).lists(Param.LANG);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    Parameters parameters = call.parameters();
    int limit = parameters.integer(Param.LIMIT, MAX, 1, MAX);
    int offset = parameters.offset();
    LanguageChoice choice = Workspace.of(call).choice;
    LanguageOrder languages = Workspace.of(call).languageOrder;
    choice.readList(parameters, Param.LANG, store.codes());
    choice.order(languages, store.codes());
    int meaning = MeaningPath.meaning(call);

    SenseRuns runs = Workspace.of(call).senseRuns;
    runs.start(0, Integer.MAX_VALUE);
    runs.addMeaning(meaning, languages);
    JsonOut json = call.json();
    json.beginObject().name(MemberNames.MEANING_ID).number(store.meanings().id(meaning));
    json.name(MemberNames.SENSES).beginArray();
    runs.seek(offset);
    for (int i = 0; i < limit && runs.next(); i++) {
      sense(store, runs.sense(), json);
    }
    json.endArray();
    PageJson.meta(json, runs.total(), limit, offset);
    json.endObject();
  }

  private static void sense(Store store, int sense, JsonOut json) {
    SenseTable senses = store.senses();
    LexemeTable lexemes = store.lexemes();
    int lexeme = senses.lexeme(sense);
    json.beginObject().name(MemberNames.ID).number(senses.id(sense));
    json.name(MemberNames.LEXEME_ID).number(lexemes.id(lexeme));
    json.name(MemberNames.LEMMA).text(store.strings(), lexemes.lemma(lexeme));
    LanguageCode.write(json, MemberNames.LANGUAGE, store, lexemes.language(lexeme));
    json.name(MemberNames.POS).ascii(lexemes.posOf(lexeme).code());
    SenseJson.gloss(json, store, sense);
    json.name(MemberNames.SENSE_ORDER).number(sense - lexemes.firstSense(lexeme) + 1);
    Register register = senses.registerOf(sense);
    if (register != null) {
      json.name(MemberNames.REGISTER).ascii(register.code());
    }
    LexemeJson.reading(json, store, lexeme);
    json.endObject();
  }
}

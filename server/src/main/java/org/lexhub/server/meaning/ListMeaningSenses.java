package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.server.lexeme.SenseJson;
import org.lexhub.server.resource.SenseListEndpoint;
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
public final class ListMeaningSenses extends SenseListEndpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.LIMIT, Param.OFFSET).lists(Param.LANG);

  /** Creates the endpoint. */
  public ListMeaningSenses() {
    super(PARAMETERS, Param.LANG, MemberNames.SENSES);
  }

  @Override
  protected void start(Call call, LanguageOrder languages, SenseRuns runs, JsonOut json) {
    MeaningPath.start(call, languages, runs, json);
  }

  @Override
  protected void item(Store store, SenseRuns runs, boolean explain, JsonOut json) {
    int sense = runs.sense();
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

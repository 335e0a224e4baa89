package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.SearchLimits;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.Suggestions;
import org.lexhub.store.result.LanguageSet;

/** {@code GET /v1/lexemes/suggest}: the most used words that begin with the typed text. */
public final class SuggestLexemes implements Endpoint {
  private static final ParamSet PARAMETERS = ParamSet.of(Param.Q, Param.LIMIT).lists(Param.LANG);
  private static final int DEFAULT_LIMIT = 10;
  private static final int MAX_LIMIT = 20;
  private static final ThreadLocal<SuggestionOrder> ORDER =
      ThreadLocal.withInitial(SuggestionOrder::new);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public boolean isCacheable() {
    return true;
  }

  @Override
  public void answer(Call call) {
    Parameters parameters = call.parameters();
    String text = parameters.text(Param.Q, 1, SearchLimits.MAX_QUERY_LENGTH);
    int limit = parameters.integer(Param.LIMIT, DEFAULT_LIMIT, 1, MAX_LIMIT);
    Store store = call.store();
    LanguageChoice choice = Workspace.of(call).choice;
    choice.readList(parameters, Param.LANG, store.codes());
    LanguageSet languages = Workspace.of(call).languages;
    languages.setAll();
    if (choice.count() > 0) {
      choice.fill(languages, store.codes());
    }
    LexemeQuery typed = Workspace.of(call).lexemeQuery;
    typed.setText(text);
    Suggestions found = Workspace.of(call).suggestions;
    complete(store, typed, languages, limit, found);
    boolean settled = found.size() == limit && SuggestionOrder.isSettled(store, found);
    if (!settled && !found.isComplete()) {
      complete(store, typed, languages, Suggestions.MAX_SUGGESTIONS, found);
    }
    call.prefetched(SuggestionOrder.prefetch(store, found));
    SuggestionOrder order = ORDER.get();
    order.order(store, typed.text(), found);
    write(call, text, limit, order);
  }

  private static void complete(
      Store store, LexemeQuery typed, LanguageSet languages, int limit, Suggestions out) {
    byte[] text = typed.text().bytes();
    store.lexemeSuggest().complete(text, typed.text().length(), languages, limit, out);
  }

  private static void write(Call call, String text, int limit, SuggestionOrder found) {
    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int i = 0; i < Math.min(limit, found.size()); i++) {
      word(json, call.store(), found.lexeme(i));
    }
    json.endArray().name(MemberNames.META).beginObject();
    json.name(MemberNames.QUERY).string(text).name(MemberNames.LIMIT).number(limit);
    json.endObject().endObject();
  }

  private static void word(JsonOut json, Store store, int row) {
    json.beginObject();
    json.name(MemberNames.LEMMA).text(store.strings(), store.lexemes().lemma(row));
    int language = store.lexemes().language(row);
    LanguageCode.write(json, MemberNames.LANGUAGE, store, language);
    json.name(MemberNames.LANGUAGE_NAME).text(store.strings(), store.languages().name(language));
    json.name(MemberNames.LEXEME_ID).number(store.lexemes().id(row));
    json.name(MemberNames.POS).ascii(store.lexemes().posOf(row).code());
    LexemeJson.spellings(json, store, row);
    if (store.lexemes().senseCount(row) > 0) {
      SenseJson.gloss(json, store, store.lexemes().firstSense(row));
    }
    json.endObject();
  }
}

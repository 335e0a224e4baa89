package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;

/** Finds the meaning whose id is in the path. */
public final class MeaningPath {
  private MeaningPath() {}

  /**
   * Returns the row of the meaning.
   *
   * @throws ApiError 404 if there is none
   */
  public static int meaning(Call call) {
    return meaning(call, call.valueAsId(), false);
  }

  /**
   * Returns the row of the first of two meanings whose ids are in the path.
   *
   * @throws ApiError 404 if there is none
   */
  static int outerMeaning(Call call) {
    return meaning(call, call.outerValueAsId(), true);
  }

  private static int meaning(Call call, long id, boolean outer) {
    int meaning = id < 0 ? -1 : call.store().meanings().ordinal(id);
    if (meaning < 0) {
      throw ApiError.notFound("Meaning", outer ? call.outerValue() : call.value());
    }
    return meaning;
  }

  /** Adds the senses of the meaning to {@code runs} and writes the id of the meaning. */
  static void start(Call call, LanguageOrder languages, SenseRuns runs, JsonOut json) {
    int meaning = meaning(call);
    runs.addMeaning(meaning, languages);
    json.name(MemberNames.MEANING_ID).number(call.store().meanings().id(meaning));
  }
}

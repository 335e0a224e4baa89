package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.result.LanguageSet;

/** Searches by the sounds of words for {@link SearchLexemes}. */
final class SoundMatches {
  private SoundMatches() {}

  /**
   * Searches, on a worker.
   *
   * @throws ApiError 400 if no language is named, or the word has no known pronunciation
   */
  static void search(Call call, LexemeQuery query, boolean rhyme, LexemeHits hits) {
    if (query.languages().all()) {
      throw ApiError.missing(
          Param.LANG.wire(), "This match needs lang, which names the languages of the results.");
    }
    call.needWorker();
    LanguageChoice choice = Workspace.of(call).choice;
    choice.readList(call.parameters(), Param.SOURCE_LANG, call.store().codes());
    LanguageSet of = query.languages();
    if (choice.count() > 0) {
      of = Workspace.of(call).languages;
      choice.fill(of, call.store().codes());
    }
    if (!call.store().soundSearch().search(query, of, rhyme, hits)) {
      throw ApiError.invalid(
          Param.Q.wire(),
          "has no known pronunciation with a vowel; give one in IPA between slashes, such as /kæt/");
    }
  }
}

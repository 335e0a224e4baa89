package org.lexhub.server.translation;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.LanguageChoice;
import org.lexhub.server.http.Param;
import org.lexhub.server.http.Parameters;
import org.lexhub.server.lexeme.LexemeParameters;
import org.lexhub.store.query.LanguageSet;
import org.lexhub.store.query.PairFilter;

/** Reads the parameters that say which pairs are meant. */
final class PairQuery {
  private PairQuery() {}

  /** Resets the filter and fills in languages, part of speech and least confidence. */
  static void read(Call call, PairFilter filter) {
    Parameters parameters = call.parameters();
    filter.reset();
    language(call, Param.SOURCE_LANG, filter.source());
    language(call, Param.TARGET_LANG, filter.target());
    filter.minConfidence10000(parameters.tenThousandths(Param.MIN_CONFIDENCE, 0));
    filter.pos(LexemeParameters.pos(parameters));
  }

  /** Reads a required language into a set and returns its packed code. */
  static int language(Call call, Param param, LanguageSet out) {
    LanguageChoice choice = call.workspace().choice;
    choice.require(call.parameters(), param, call.store().codes());
    choice.fill(out, call.store().codes());
    return choice.code(0);
  }
}

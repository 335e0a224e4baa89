package org.lexhub.server.translation;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.lexeme.LexemeParameters;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.column.Hashing;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.result.LanguageSet;

/** Reads the parameters that select pairs. */
final class PairQuery {
  private PairQuery() {}

  /** Sets the filter to the languages, part of speech and minimum confidence of the request. */
  static void read(Call call, PairFilter filter) {
    Parameters parameters = call.parameters();
    filter.reset();
    long source = language(call, Param.SOURCE_LANG, filter.source());
    long target = language(call, Param.TARGET_LANG, filter.target());
    int minConfidence = parameters.basisPoints(Param.MIN_CONFIDENCE, 0);
    int pos = LexemeParameters.pos(parameters);
    filter.minConfidenceBasisPoints(minConfidence);
    filter.pos(pos);
    filter.list(
        Hashing.mix(Hashing.mix(source) + target) ^ Hashing.mix((long) pos << 32 | minConfidence));
  }

  /**
   * Reads a required language into a set and returns its packed code, see {@link
   * LanguageChoice#code}.
   */
  static long language(Call call, Param param, LanguageSet out) {
    LanguageChoice choice = Workspace.of(call).choice;
    choice.require(call.parameters(), param, call.store().codes());
    choice.fill(out, call.store().codes());
    return choice.code(0);
  }
}

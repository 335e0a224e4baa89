package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;

/** {@code GET /v1/lexemes/{id}}: one lexeme with its requested parts. */
public final class GetLexeme extends SingleLexeme {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.EXPLAIN, Param.MIN_CONFIDENCE)
          .lists(Param.DEFINITION_LANG, Param.INCLUDE, Param.TARGET_LANG);

  /** Creates the endpoint. */
  public GetLexeme() {}

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  protected int find(Call call) {
    return row(call);
  }

  /**
   * Returns the row of the lexeme whose id is in the path.
   *
   * @throws ApiError 404 if there is none
   */
  static int row(Call call) {
    long id = call.valueAsId();
    int row = id < 0 ? -1 : call.store().lexemes().ordinal(id);
    if (row < 0) {
      throw ApiError.notFound("Lexeme", call.value());
    }
    return row;
  }
}

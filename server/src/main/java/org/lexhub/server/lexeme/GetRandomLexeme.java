package org.lexhub.server.lexeme;

import java.util.concurrent.ThreadLocalRandom;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.id.Fingerprint;

/**
 * {@code GET /v1/lexemes/random}: any of the lexemes that a list with the same filters has, each
 * with the same probability. The same seed gives the same lexeme until the snapshot changes; a
 * response without a seed must not be stored.
 */
public final class GetRandomLexeme extends SingleLexeme {
  private static final ParamSet PARAMETERS =
      ParamSet.of(
              Param.POS,
              Param.SOURCE,
              Param.PROFICIENCY,
              Param.SEED,
              Param.EXPLAIN,
              Param.MIN_CONFIDENCE)
          .lists(Param.DEFINITION_LANG, Param.LANG, Param.INCLUDE, Param.TARGET_LANG);

  private static final int MAX_SEED_LENGTH = 64;

  /** Creates the endpoint. */
  public GetRandomLexeme() {}

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  protected int find(Call call) {
    Store store = call.store();
    Parameters parameters = call.parameters();
    LexemeFilter filter = Workspace.of(call).lexemeFilter.reset();
    LanguageChoice choice = Workspace.of(call).choice;
    choice.readList(parameters, Param.LANG, store.codes());
    if (choice.count() == 0) {
      filter.languages().setAll();
    } else {
      choice.fill(filter.languages(), store.codes());
    }
    filter.pos(LexemeParameters.pos(parameters));
    filter.source(LexemeParameters.source(parameters, store));
    filter.proficiency(LexemeParameters.proficiency(parameters, store));
    long random = random(call, parameters);
    OrdinalPage page = Workspace.of(call).page;
    store.lexemeList().list(filter.limit(0), page);
    if (page.total() == 0) {
      throw ApiError.noneMatches("lexeme");
    }
    store.lexemeList().list(filter.limit(1).offset(index(random, page.total())), page);
    return page.ordinal(0);
  }

  private static long random(Call call, Parameters parameters) {
    if (!parameters.has(Param.SEED)) {
      call.noStore();
      return ThreadLocalRandom.current().nextLong();
    }
    return Fingerprint.of(parameters.text(Param.SEED, 1, MAX_SEED_LENGTH));
  }

  /** Returns an index below a total: the highest bits of the product, which are uniform. */
  private static long index(long random, long total) {
    return Math.unsignedMultiplyHigh(random, total);
  }
}

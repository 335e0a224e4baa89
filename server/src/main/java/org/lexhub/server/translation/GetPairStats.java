package org.lexhub.server.translation;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairStats;
import org.lexhub.store.table.vocabulary.Pos;

/** {@code GET /v1/translations/stats}: the number of pairs of two languages. */
public final class GetPairStats implements Endpoint {
  private static final ParamSet PARAMETERS = ParamSet.of(Param.SOURCE_LANG, Param.TARGET_LANG);

  private static final JsonName SOURCE_LANG = JsonName.of("source_lang");
  private static final JsonName TARGET_LANG = JsonName.of("target_lang");
  private static final JsonName TOTAL_PAIRS = JsonName.of("total_pairs");
  private static final JsonName HIGH_CONFIDENCE = JsonName.of("high_confidence");
  private static final JsonName THRESHOLD = JsonName.of("high_confidence_threshold");
  private static final JsonName BY_POS = JsonName.of("by_pos");

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    PairFilter filter = Workspace.of(call).pairFilter;
    filter.reset();
    long source = PairQuery.language(call, Param.SOURCE_LANG, filter.source());
    long target = PairQuery.language(call, Param.TARGET_LANG, filter.target());
    if (!store.pairs().statsReady(filter.source(), filter.target())) {
      call.needWorker();
    }
    PairStats stats = Workspace.of(call).pairStats;
    store.pairs().stats(filter.source(), filter.target(), stats);

    JsonOut json = call.json();
    json.beginObject().name(SOURCE_LANG).packed(source).name(TARGET_LANG).packed(target);
    json.name(TOTAL_PAIRS).number(stats.total());
    json.name(HIGH_CONFIDENCE).number(stats.high());
    json.name(THRESHOLD).basisPoints(PairStats.MIN_HIGH_CONFIDENCE);
    json.name(BY_POS).beginObject();
    for (int pos = 0; pos < Pos.count(); pos++) {
      long count = stats.byPos(Pos.at(pos));
      if (count > 0) {
        json.name(Pos.at(pos).code()).number(count);
      }
    }
    json.endObject().endObject();
  }
}

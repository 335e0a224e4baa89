package org.lexhub.server.resource;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.PageJson;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;

/**
 * An endpoint that lists the senses of meanings by language, in the order of a parameter, and by
 * descending confidence. A subclass selects the meanings and writes a sense.
 */
public abstract class SenseListEndpoint implements Endpoint {
  /** The default and the maximum number of senses on a page. */
  public static final int MAX_LIMIT = 1000;

  private final ParamSet parameters;
  private final Param languages;
  private final JsonName list;

  /**
   * Creates the endpoint.
   *
   * @param parameters its query parameters, with {@code limit}, {@code offset} and the languages;
   *     {@code explain} and {@code min_confidence} apply if they are among them
   * @param languages the parameter with the languages, which are all if it is absent
   * @param list the name of the member with the senses
   */
  protected SenseListEndpoint(ParamSet parameters, Param languages, JsonName list) {
    this.parameters = parameters;
    this.languages = languages;
    this.list = list;
  }

  /**
   * Adds the meanings of the request to {@code runs} and writes the members before the list.
   *
   * @throws org.lexhub.server.http.parameter.ApiError 404 if there is no such lexeme or meaning
   */
  protected abstract void start(Call call, LanguageOrder order, SenseRuns runs, JsonOut json);

  /** Writes the current sense of {@code runs} as the next value. */
  protected abstract void item(Store store, SenseRuns runs, boolean explain, JsonOut json);

  @Override
  public final ParamSet parameters() {
    return parameters;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    Parameters query = call.parameters();
    int limit = query.integer(Param.LIMIT, MAX_LIMIT, 1, MAX_LIMIT);
    int offset = query.offset();
    boolean explain = query.flag(Param.EXPLAIN);
    int minConfidence = query.basisPoints(Param.MIN_CONFIDENCE, 0);
    LanguageChoice choice = Workspace.of(call).choice;
    LanguageOrder order = Workspace.of(call).languageOrder;
    choice.readList(query, languages, store.codes());
    choice.order(order, store.codes());
    SenseRuns runs = Workspace.of(call).senseRuns;
    runs.start(minConfidence, Integer.MAX_VALUE);
    JsonOut json = call.json().beginObject();
    start(call, order, runs, json);
    json.name(list).beginArray();
    runs.seek(offset);
    for (int i = 0; i < limit && runs.next(); i++) {
      item(store, runs, explain, json);
    }
    json.endArray();
    PageJson.meta(json, runs.total(), limit, offset);
    json.endObject();
  }
}

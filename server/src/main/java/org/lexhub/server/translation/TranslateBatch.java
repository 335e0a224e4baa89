package org.lexhub.server.translation;

import java.util.List;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.guard.BatchGuard;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;

/**
 * {@code POST /v1/translations/translate/batch}: translates the items of a body in order, each as
 * {@link Translate} does and with its own status. The other members of the body are defaults for
 * the items.
 */
public final class TranslateBatch implements Endpoint {
  private static final int MAX_ITEMS = 100;
  private static final String ITEMS = "items";
  private static final List<String> NAMES =
      List.of(
          ITEMS,
          TranslateRequest.SOURCE_LANG,
          TranslateRequest.TARGET_LANG,
          TranslateRequest.LIMIT,
          TranslateRequest.CONTEXT,
          TranslateRequest.POS,
          TranslateRequest.MIN_CONFIDENCE,
          TranslateRequest.EXPLAIN,
          TranslateRequest.ACCURACY);

  private final BatchGuard guard;
  private final boolean accurate;

  /**
   * Charges a unit for each item to {@code guard}; {@code accurate} is whether the default of
   * accuracy is high.
   */
  public TranslateBatch(BatchGuard guard, boolean accurate) {
    this.guard = guard;
    this.accurate = accurate;
  }

  @Override
  public KeyScope scope() {
    return KeyScope.BATCH;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    RequestMembers defaults = RequestMembers.of(TranslateRequest.parse(call.body()), NAMES);
    TranslateRequest.checkDefaults(defaults, store.codes());
    List<?> items = items(defaults);
    guard.charge(call, items.size());

    StreamedBatch response = new StreamedBatch(store, items, defaults, accurate, call.requestId());
    boolean more = response.write(call.json(), Workspace.of(call).translation);
    if (more) {
      response.begunWith(call.json().buffer());
      call.stream(response, Route.JSON);
    }
  }

  private static List<?> items(RequestMembers members) {
    Object items = members.value(ITEMS);
    if (items == null) {
      throw ApiError.missing(ITEMS);
    }
    if (!(items instanceof List<?> list)) {
      throw ApiError.invalid(ITEMS, "must be an array");
    }
    if (list.isEmpty() || list.size() > MAX_ITEMS) {
      throw ApiError.invalid(
          ITEMS, "must hold 1 to " + MAX_ITEMS + " items; it holds " + list.size());
    }
    return list;
  }
}

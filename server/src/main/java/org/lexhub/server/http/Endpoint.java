package org.lexhub.server.http;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.ParamSet;

/**
 * Answers one kind of request. An endpoint reads the path value and the parameters from the call,
 * queries the store, and writes its JSON to {@link Call#json()}, which the dispatcher sends. It
 * throws an {@link ApiError} for a request that it cannot answer, and calls {@link Call#needWorker}
 * once it knows that a request is too much work for an I/O thread. Endpoints hold no state: one
 * object serves all threads.
 */
public interface Endpoint {
  /** Returns the query parameters of this endpoint; all others are refused. */
  default ParamSet parameters() {
    return ParamSet.NONE;
  }

  /**
   * Returns the scope that a key needs for this endpoint, or null if every key can be used. It is
   * checked for routes that need a key.
   */
  default @Nullable KeyScope scope() {
    return KeyScope.READ;
  }

  /** Returns whether the endpoint reads the snapshot, which is then pinned until the response. */
  default boolean readsStore() {
    return true;
  }

  /** Returns whether the endpoint answers before the server is ready for all others. */
  default boolean answersAtStart() {
    return false;
  }

  /**
   * Returns whether responses are cached for later requests. A cacheable response costs much more
   * than a copy, is written to {@link Call#json()} completely, and depends on nothing but the
   * route, the query, the body and the snapshot.
   */
  default boolean isCacheable() {
    return false;
  }

  /**
   * Answers the call.
   *
   * @throws ApiError if the response is an error
   */
  void answer(Call call);
}

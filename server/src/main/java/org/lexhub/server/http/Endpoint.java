package org.lexhub.server.http;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.ParamSet;

/**
 * Answers one kind of request. An endpoint reads the path value and the parameters from the call,
 * asks the store, and writes its JSON to {@link Call#json()}; the frame sends it. What cannot be
 * answered is thrown as an {@link ApiError}. Endpoints hold no state: one object serves all
 * threads.
 */
public interface Endpoint {
  /** Returns the query parameters that this endpoint knows; any other is refused. */
  default ParamSet parameters() {
    return ParamSet.NONE;
  }

  /** Tells whether the answer comes from the snapshot, which then is pinned meanwhile. */
  default boolean readsStore() {
    return true;
  }

  /** Tells whether this query is more work than the route usually is, so that a worker does it. */
  default boolean heavy(@Nullable String query) {
    return false;
  }

  /**
   * Tells whether the answer is kept for whoever asks the same again: it costs much more than a
   * copy, it is all in {@link Call#json()}, and it goes by nothing but the route, the query, the
   * body and the snapshot.
   */
  default boolean isAskedAgain() {
    return false;
  }

  /** Answers the call. */
  void answer(Call call);
}

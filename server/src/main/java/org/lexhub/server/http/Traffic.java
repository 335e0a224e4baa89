package org.lexhub.server.http;

import org.jspecify.annotations.Nullable;

/** Told about every answer, for metrics and the access log. Must not allocate or block. */
@FunctionalInterface
public interface Traffic {
  /** The call was answered with a status. */
  void answered(Call call, int status);

  /** Returns the place of the call's route among the routes; -1 where there is none. */
  static @Nullable Route routeOf(Call call) {
    return call.route();
  }
}

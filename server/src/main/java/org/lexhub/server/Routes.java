package org.lexhub.server;

import static org.lexhub.server.http.Route.light;
import static org.lexhub.server.http.Route.open;

import java.util.List;
import java.util.function.Supplier;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.http.Route;
import org.lexhub.server.meta.HealthLive;
import org.lexhub.server.meta.HealthReady;
import org.lexhub.server.meta.OpenApi;
import org.lexhub.server.meta.Usage;
import org.lexhub.server.snapshot.ServingState;

/**
 * Every endpoint, one line each, in the order of the interface specification: {@code light} is
 * answered at once, {@code heavy} and {@code post} by a worker, {@code open} without a key.
 */
final class Routes {
  private Routes() {}

  static List<Route> of(UsageCounters counters, Supplier<ServingState> serving) {
    return List.of(
        light("/v1/usage", new Usage(counters)),
        open("/health/live", new HealthLive()),
        open("/health/ready", new HealthReady(serving)),
        open("/openapi.json", new OpenApi()));
  }
}

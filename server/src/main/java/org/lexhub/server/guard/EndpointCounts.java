package org.lexhub.server.guard;

import java.util.IdentityHashMap;
import java.util.List;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.account.Key;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Route;

/** Counts responses for the key and the endpoint of their request. */
public final class EndpointCounts {
  private final IdentityHashMap<Route, Integer> numbers = new IdentityHashMap<>();
  private final EndpointUsage usage;

  /** Counts requests to routes; all other requests with a key count together. */
  public EndpointCounts(List<Route> routes, EndpointUsage usage) {
    this.usage = usage;
    for (Route route : routes) {
      numbers.put(route, usage.addEndpoint(route.method() + " " + route.template()));
    }
  }

  /** Counts a response to a request with a key. */
  void count(Call call, int status) {
    Key key = call.key();
    if (key != null) {
      Route route = call.route();
      Integer number = route == null ? null : numbers.get(route);
      usage.count(key, number == null ? 0 : number, call.chargedUnits(), status);
    }
  }
}

package org.lexhub.server.web.session;

import java.time.Instant;
import org.lexhub.server.account.Sessions;
import org.lexhub.server.account.factor.SecondFactorRule;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.web.Frame;

/**
 * What every account page needs to identify the user of a request and to write a page.
 *
 * @param frame the common parts of all pages
 * @param edge how the client, its network and the scheme of a request are found
 * @param sessions the sessions of logged-in users
 * @param time the current time
 * @param rule which users must have a second factor
 */
public record PageContext(
    Frame frame, EdgeSettings edge, Sessions sessions, TimeSource time, SecondFactorRule rule) {
  /** Returns the time by the clock of the server. */
  public Instant now() {
    return Instant.ofEpochMilli(time.millis());
  }
}

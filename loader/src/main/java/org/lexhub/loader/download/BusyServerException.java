package org.lexhub.loader.download;

import java.io.IOException;
import java.time.Duration;

/** Thrown if a server asks to come back later, with a status such as 429 or 503. */
final class BusyServerException extends IOException {
  private static final long serialVersionUID = 1;

  /** The least time to wait; zero if the server does not say. */
  private final Duration wait;

  BusyServerException(int status, Duration wait) {
    super("the server answers with status " + status);
    this.wait = wait;
  }

  Duration waitAtLeast() {
    return wait;
  }
}

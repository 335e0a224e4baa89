package org.lexhub.loader.download;

import java.util.Objects;

/** The name under which downloads are made; some projects refuse clients without one. */
final class UserAgent {
  /** The value of the header. */
  static final String TEXT =
      "lexhub/"
          + Objects.requireNonNullElse(
              UserAgent.class.getPackage().getImplementationVersion(), "development")
          + " (loader of open dictionaries)";

  private UserAgent() {}
}

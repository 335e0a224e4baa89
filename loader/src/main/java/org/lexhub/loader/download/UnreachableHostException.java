package org.lexhub.loader.download;

import java.io.IOException;

/** Thrown if no connection to a host, or to the proxy before it, can be made. */
final class UnreachableHostException extends IOException {
  private static final long serialVersionUID = 1;

  UnreachableHostException(String host, String why, Throwable cause) {
    super(
        "there is no connection to "
            + host
            + " ("
            + why
            + "); check the network, and HTTPS_PROXY if there is a proxy",
        cause);
  }
}

package org.lexhub.loader.download;

import java.io.IOException;

/** Thrown if a downloaded file is not the one that is expected. */
final class DamagedFileException extends IOException {
  private static final long serialVersionUID = 1;

  DamagedFileException(String message) {
    super(message);
  }
}

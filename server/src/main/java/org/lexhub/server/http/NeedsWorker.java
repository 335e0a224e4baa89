package org.lexhub.server.http;

/** Signal of {@link Call#needWorker} to the dispatcher; has no message and no stack trace. */
final class NeedsWorker extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NeedsWorker() {
    super(null, null, false, false);
  }
}

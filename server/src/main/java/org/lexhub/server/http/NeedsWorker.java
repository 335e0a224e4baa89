package org.lexhub.server.http;

/** Thrown by {@link Call#needWorker}; says nothing about the request, so one object is enough. */
final class NeedsWorker extends RuntimeException {
  private static final long serialVersionUID = 1L;

  static final NeedsWorker SIGNAL = new NeedsWorker();

  private NeedsWorker() {
    super(null, null, false, false);
  }
}

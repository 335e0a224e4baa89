package org.lexhub.server.http;

/** Thrown by {@link Call#needWorker}; it says nothing about the request and has no stack. */
final class NeedsWorker extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NeedsWorker() {
    super(null, null, false, false);
  }
}

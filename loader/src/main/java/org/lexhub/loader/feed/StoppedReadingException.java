package org.lexhub.loader.feed;

/** Ends a layer that is read ahead after its records are not wanted any more. */
final class StoppedReadingException extends RuntimeException {
  private static final long serialVersionUID = 1;

  StoppedReadingException() {
    super("the records are not wanted any more", null, false, false);
  }
}

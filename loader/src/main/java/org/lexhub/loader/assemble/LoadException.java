package org.lexhub.loader.assemble;

/** Thrown when a load cannot be finished; the message names the layer and what to do. */
public final class LoadException extends Exception {
  private static final long serialVersionUID = 1;

  /** Creates an exception without a cause. */
  LoadException(String message) {
    super(message);
  }

  /** Creates an exception with a cause. */
  public LoadException(String message, Throwable cause) {
    super(message, cause);
  }
}

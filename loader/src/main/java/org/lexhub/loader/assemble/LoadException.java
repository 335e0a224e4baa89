package org.lexhub.loader.assemble;

/** A load that can't be finished; the message names the layer and what to do. */
public final class LoadException extends Exception {
  private static final long serialVersionUID = 1;

  /** Makes one that nothing else caused. */
  LoadException(String message) {
    super(message);
  }

  /** Makes one with its cause. */
  public LoadException(String message, Throwable cause) {
    super(message, cause);
  }
}

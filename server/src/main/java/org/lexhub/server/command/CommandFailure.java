package org.lexhub.server.command;

/** Ends a command with a message that names the problem and the remedy. */
public final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates a failure with a message for the user. */
  public CommandFailure(String message) {
    super(message);
  }
}

package org.lexhub.server.command;

/** Ends a command with a message that says what is wrong and what to do. */
public final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With what to tell the user. */
  public CommandFailure(String message) {
    super(message);
  }
}

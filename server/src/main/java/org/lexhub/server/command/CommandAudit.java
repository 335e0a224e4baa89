package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.audit.AuditLog;

/**
 * Appends what a command changes to the audit log: the event, the account, the command and the user
 * of the operating system. It never logs names of accounts, keys or links.
 */
final class CommandAudit implements AutoCloseable {
  private static final String SUDO_USER = "SUDO_USER";

  private final @Nullable Path path;
  private final @Nullable AuditLog log;
  private final String command;
  private @Nullable IOException failure;

  private CommandAudit(@Nullable Path path, @Nullable AuditLog log, String command) {
    this.path = path;
    this.log = log;
    this.command = command;
  }

  /**
   * Opens a log before the command changes anything.
   *
   * @param path the file, or null if no log is kept
   * @param command the command with its subcommand
   * @throws CommandFailure if the file cannot be written
   */
  static CommandAudit open(@Nullable Path path, String command) {
    try {
      AuditLog log = path == null ? null : AuditLog.open(path, Instant.now());
      return new CommandAudit(path, log, command);
    } catch (IOException e) {
      throw new CommandFailure(
          "nothing was changed, because the audit log "
              + path
              + " cannot be written: "
              + e
              + "; --audit-log names another");
    }
  }

  /**
   * Appends an event that has happened; a failure shows when the command ends.
   *
   * @param account the number of the account, or 0
   */
  void note(String event, long account) {
    if (log == null) {
      return;
    }
    try {
      log.append(Instant.now(), line(event, account, command));
    } catch (IOException e) {
      failure = e;
    }
  }

  /** Returns the line of an event. */
  static String line(String event, long account, String command) {
    String sudo = System.getenv(SUDO_USER);
    return "event="
        + event
        + " account="
        + account
        + " command="
        + command
        + " user="
        + plain(System.getProperty("user.name", "unknown"))
        + (sudo == null ? "" : " sudo-user=" + plain(sudo));
  }

  private static String plain(String name) {
    return name.replaceAll("[^\\p{L}\\p{N}._@-]", "?");
  }

  /**
   * Ends the command.
   *
   * @throws CommandFailure if an event is missing in the log
   */
  @Override
  public void close() {
    try {
      if (log != null) {
        log.close();
      }
    } catch (IOException e) {
      failure = e;
    }
    if (failure != null) {
      throw new CommandFailure(
          "the change was made, but is missing in the audit log " + path + ": " + failure);
    }
  }
}

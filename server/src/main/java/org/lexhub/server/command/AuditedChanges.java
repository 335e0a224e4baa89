package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.lexhub.server.account.AccountDatabase;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The options of commands that change accounts, and the audit log of what they change. */
@SuppressWarnings("NullAway.Init") // picocli fills the fields
final class AuditedChanges {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private DataFolder folder = new DataFolder();

  private final OptionGroup group = new OptionGroup();

  private final OptionValue<Path> auditLog =
      group.optional(
          "--audit-log",
          "FILE",
          Path.class,
          "The audit log to append the change to. The default is that of the last server of the data"
              + " folder, if it had one.");

  @Mixin
  @SuppressWarnings("UnusedVariable") // picocli reads it
  private final CommandSpec options = group.mixin();

  /** Changes what is stored about accounts, and notes each change. */
  interface Work {
    void run(AccountDatabase database, CommandAudit audit) throws SQLException;
  }

  /** Returns the data folder. */
  DataFolder folder() {
    return folder;
  }

  /** Opens the audit log, which the caller closes when everything is changed. */
  CommandAudit audit() {
    Path data = folder.path();
    Path given = auditLog.orNull();
    Path log = given == null ? AuditPlace.find(data) : given;
    return CommandAudit.open(log, command.qualifiedName("-").replaceFirst("^lexhub-", ""));
  }

  /** Opens log and database, runs the work and closes them. */
  void run(Work work) throws IOException {
    try (CommandAudit audit = audit()) {
      folder.withDatabase(database -> work.run(database, audit));
    }
  }
}

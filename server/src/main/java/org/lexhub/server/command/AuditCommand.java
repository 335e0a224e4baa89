package org.lexhub.server.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.audit.AuditCheck;
import org.lexhub.server.audit.AuditFault;
import org.lexhub.server.audit.AuditReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Verifies files of the audit log. */
@Command(
    name = "audit",
    description =
        "Verifies the hashes of an audit log: finds the first line that was changed, inserted, left"
            + " out or cut off.",
    versionProvider = JarVersion.class,
    mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli fills the fields
final class AuditCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--verify",
      required = true,
      arity = "1..*",
      paramLabel = "FILE",
      description = "The files of the log, in any order.")
  private List<Path> files;

  @Option(
      names = "--expect",
      paramLabel = "HASH",
      description =
          "The last hash of an earlier verification; fails if no line has it, because lines were"
              + " removed at the end.")
  private @Nullable String expected;

  @Override
  public Integer call() throws IOException {
    for (Path file : files) {
      if (!Files.isRegularFile(file)) {
        throw new CommandFailure("there is no file " + file + "; name the files of --audit-log");
      }
    }
    AuditReport report = AuditCheck.verify(files, expected);
    AuditFault fault = report.fault();
    if (fault != null) {
      throw new CommandFailure(
          fault.file()
              + ", line "
              + fault.line()
              + ": "
              + fault.text()
              + "; "
              + report.lines()
              + " lines before it are intact");
    }
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        "intact: "
            + report.lines()
            + " lines, n="
            + report.first()
            + " to "
            + report.last()
            + (report.first() == 1 ? "" : "; the files before them were not given"));
    if (report.unchained() > 0) {
      out.println(
          report.unchained()
              + " bytes are from before the hashes or from unfinished lines; they are unchanged"
              + " since the log continued");
    }
    out.println("last hash: " + report.hash());
    return 0;
  }
}

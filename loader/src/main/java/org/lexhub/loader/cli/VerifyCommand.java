package org.lexhub.loader.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.lexhub.loader.progress.Heartbeat;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.progress.Stage;
import org.lexhub.store.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Reads a whole snapshot and checks everything in it. */
@Command(
    name = "verify",
    description = "Reads a whole snapshot and checks everything in it.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
  /** How the store ends the line of a section whose bytes are as they were written. */
  private static final String SECTION = "checksum right";

  @ParentCommand private LoaderCommand parent;
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE|DIR", description = "A snapshot, or a folder with one in use.")
  private Path place;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  VerifyCommand() {}

  @Override
  public Integer call() throws IOException {
    Path file = SnapshotArgument.file(place);
    PrintWriter out = spec.commandLine().getOut();
    AtomicInteger sections = new AtomicInteger();
    Progress progress =
        new Progress(new ProgressPrinter(spec.commandLine().getErr(), parent.onTerminal()));
    try (Heartbeat _ = Heartbeat.of(progress);
        Stage stage = progress.stage("verify", -1)) {
      stage.bytes(Files.size(file));
      Store.verify(
          file,
          line -> {
            if (line.endsWith(SECTION)) {
              sections.incrementAndGet();
            } else {
              out.println("  " + line);
            }
          });
    }
    out.println("  checksums of " + sections.get() + " sections: right");
    out.println(file + " is whole");
    return LoaderCommand.DONE;
  }
}

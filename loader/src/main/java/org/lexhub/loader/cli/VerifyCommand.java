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

/** Reads a whole snapshot and checks its checksums and contents. */
@Command(
    name = "verify",
    description = "Reads and checks every byte of a snapshot.",
    footer = {"", "Example: ./lexhub verify data"})
final class VerifyCommand implements Callable<Integer> {
  /** Is part of each line that the store prints for a section with a correct checksum. */
  private static final String SECTION_LINE = " bytes, checksum ";

  @ParentCommand private LoaderCommand parent;
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE|DIR", description = "A snapshot, or a folder with a current one.")
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
          Runtime.getRuntime().availableProcessors(),
          line -> {
            if (line.contains(SECTION_LINE)) {
              sections.incrementAndGet();
            } else {
              out.println("  " + line);
            }
          });
    }
    out.println("  checksums of " + sections.get() + " sections: correct");
    out.println(file + " is valid");
    return LoaderCommand.DONE;
  }
}

package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lexhub.store.snapshot.SnapshotFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the previous snapshot of a folder current again. */
@Command(
    name = "rollback",
    description = "Returns to the previous snapshot.",
    footer = {"", "Example: ./lexhub rollback data"})
final class RollbackCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "DIR", description = "The folder of the snapshots.")
  private Path folder;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  RollbackCommand() {}

  @Override
  public Integer call() throws IOException {
    Path file = SnapshotFolder.of(SnapshotArgument.folder(folder)).rollback();
    spec.commandLine().getOut().println(file + " is current again");
    return LoaderCommand.DONE;
  }
}

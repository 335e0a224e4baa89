package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lexhub.store.snapshot.SnapshotFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Goes back to the snapshot that was in use before. */
@Command(
    name = "rollback",
    description = "Puts the snapshot back in use that was in use before the present one.",
    mixinStandardHelpOptions = true)
final class RollbackCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "DIR", description = "Folder of the snapshots.")
  private Path folder;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  RollbackCommand() {}

  @Override
  public Integer call() throws IOException {
    SnapshotArgument.file(folder);
    Path file = SnapshotFolder.of(folder).rollback();
    spec.commandLine().getOut().println(file + " is in use again");
    return LoaderCommand.DONE;
  }
}

package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lexhub.loader.diff.SnapshotDiff;
import org.lexhub.store.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the differences between two snapshots. */
@Command(
    name = "diff",
    description = "Lists what was added, removed and changed between two snapshots.",
    footer = {"", "Example: ./lexhub diff old/snapshot-0123456789abcdef.lexhub data"})
final class DiffCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description = "A snapshot, or a folder with a current one.")
  private Path before;

  @Parameters(
      index = "1",
      paramLabel = "NEW",
      description = "A snapshot, or a folder with a current one.")
  private Path after;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  DiffCommand() {}

  @Override
  public Integer call() throws IOException {
    try (Store old = Store.open(SnapshotArgument.file(before));
        Store now = Store.open(SnapshotArgument.file(after))) {
      new SnapshotDiff(old, now).print(spec.commandLine().getOut());
    }
    return LoaderCommand.DONE;
  }
}

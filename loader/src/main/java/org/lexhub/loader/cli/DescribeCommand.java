package org.lexhub.loader.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotDescription;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a summary of a snapshot. */
@Command(
    name = "describe",
    description = "Prints the counts, sections, and sources with their licences of a snapshot.",
    footer = {"", "Example: ./lexhub describe data"})
final class DescribeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE|DIR", description = "A snapshot, or a folder with a current one.")
  private Path place;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  DescribeCommand() {}

  @Override
  public Integer call() throws IOException {
    Path file = SnapshotArgument.file(place);
    try (Store store = Store.open(file)) {
      PrintWriter out = spec.commandLine().getOut();
      out.println(file);
      out.println(SnapshotDescription.of(store.snapshot().header()));
      out.println("Sources");
      for (int i = 0; i < store.sources().size(); i++) {
        out.println(
            "  "
                + store.strings().get(store.sources().name(i))
                + " "
                + store.texts().get(store.sources().version(i))
                + ", "
                + store.texts().get(store.sources().licence(i))
                + ": "
                + store.texts().get(store.sources().title(i)));
      }
    }
    return LoaderCommand.DONE;
  }
}

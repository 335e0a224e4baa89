package org.lexhub.loader.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Coverage;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotDescription;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a summary of a snapshot. */
@Command(
    name = "describe",
    description =
        "Prints the counts, the sections and the sources of a snapshot, with their licences.",
    footer = {"", "Example: ./lexhub describe data"})
final class DescribeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE|DIR", description = "A snapshot, or a folder with a current one.")
  private Path place;

  @Option(
      names = "--coverage-of",
      paramLabel = "CODE",
      description = "Also show the coverage of fields by source for a language, such as deu.")
  private @Nullable String language;

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
      CoverageTable.print(store, out);
      if (language != null) {
        int row = row(store, language);
        if (row < 0) {
          throw new ParameterException(spec.commandLine(), "no language has the code " + language);
        }
        CoverageTable.print(language, Coverage.sources(store, row), out);
      }
    }
    return LoaderCommand.DONE;
  }

  private static int row(Store store, String code) {
    int entry = store.codes().find(code);
    if (entry >= 0) {
      return store.codes().language(entry, 0);
    }
    return code.length() == 8 ? store.codes().glottocode(code) : -1;
  }
}

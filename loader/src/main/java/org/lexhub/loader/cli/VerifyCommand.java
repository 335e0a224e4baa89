package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lexhub.store.snapshot.SnapshotVerifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads a whole snapshot and checks everything in it. */
@Command(
    name = "verify",
    description = "Reads a whole snapshot and checks everything in it.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE|DIR", description = "A snapshot, or a folder with one in use.")
  private Path place;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  VerifyCommand() {}

  @Override
  public Integer call() throws IOException {
    Path file = SnapshotPlace.file(place);
    SnapshotVerifier.verify(file, line -> {});
    spec.commandLine().getOut().println(file + " is whole");
    return LoaderCommand.DONE;
  }
}

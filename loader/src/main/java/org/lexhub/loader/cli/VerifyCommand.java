package org.lexhub.loader.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.lexhub.store.Store;
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
  /** How the store ends the line of a section whose bytes are as they were written. */
  private static final String SECTION = "checksum right";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE|DIR", description = "A snapshot, or a folder with one in use.")
  private Path place;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  VerifyCommand() {}

  @Override
  public Integer call() throws IOException {
    Path file = SnapshotPlace.file(place);
    PrintWriter out = spec.commandLine().getOut();
    AtomicInteger sections = new AtomicInteger();
    Store.verify(
        file,
        line -> {
          if (line.endsWith(SECTION)) {
            sections.incrementAndGet();
          } else {
            out.println("  " + line);
          }
        });
    out.println("  checksums of " + sections.get() + " sections: right");
    out.println(file + " is whole");
    return LoaderCommand.DONE;
  }
}

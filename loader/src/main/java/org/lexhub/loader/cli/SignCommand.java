package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lexhub.store.snapshot.SnapshotSignature;
import org.lexhub.store.snapshot.SnapshotVerifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Signs a snapshot. */
@Command(
    name = "sign",
    description = {
      "Signs a snapshot with an Ed25519 key, which servers can require (serve --trust).",
      "",
      "Make the keys with OpenSSL:",
      "  openssl genpkey -algorithm ed25519 -out private.pem",
      "  openssl pkey -pubout -in private.pem -out public.pem",
      ""
    },
    footer = {"", "Example: ./lexhub sign --key private.pem data"})
final class SignCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--key",
      required = true,
      paramLabel = "FILE",
      description = "The private key in PEM.")
  private Path key;

  @Parameters(paramLabel = "FILE|DIR", description = "A snapshot, or a folder with a current one.")
  private Path place;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  SignCommand() {}

  @Override
  public Integer call() throws IOException {
    Path file = SnapshotArgument.file(place);
    SnapshotVerifier.verify(file, line -> {});
    Path signature = SnapshotSignature.sign(file, SnapshotSignature.privateKey(key));
    spec.commandLine().getOut().println("signed " + file + ": " + signature);
    return LoaderCommand.DONE;
  }
}

package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.security.PrivateKey;
import org.jspecify.annotations.Nullable;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.store.snapshot.SnapshotSignature;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of what follows a load: its signature and its upload. */
final class PublishOptions {
  @Option(
      names = "--sign",
      paramLabel = "FILE",
      description = "Sign the snapshot with this private key (Ed25519, PEM); see the command sign.")
  private @Nullable Path key;

  @Option(
      names = "--publish",
      paramLabel = "s3://BUCKET/PREFIX/|DIR",
      description =
          "Upload the snapshot with its checksum and signature when it is built, then move CURRENT"
              + " there, for servers with --snapshot. S3 uses the settings of AWS: AWS_REGION,"
              + " AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID …")
  private @Nullable String target;

  /**
   * Opens the target and the key before the load begins, so that mistakes are found at once.
   *
   * @throws IOException if the key cannot be read or the target cannot be reached
   * @throws ParameterException if the target has no valid address
   */
  Publication open(CommandLine line) throws IOException {
    PrivateKey signing = key == null ? null : SnapshotSignature.privateKey(key);
    if (target == null) {
      return new Publication(signing, null);
    }
    RemoteFiles remote;
    try {
      remote = RemoteFiles.writable(target);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(line, "--publish: " + e.getMessage(), e);
    }
    Publication publication = new Publication(signing, remote);
    boolean reached = false;
    try {
      publication.check();
      reached = true;
      return publication;
    } finally {
      if (!reached) {
        publication.close();
      }
    }
  }
}

package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.security.PrivateKey;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.remote.SnapshotUpload;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.snapshot.SnapshotSignature;

/** Signs a snapshot that was built, and uploads it. */
final class Publication implements AutoCloseable {
  private final @Nullable PrivateKey key;
  private final @Nullable RemoteFiles remote;

  /**
   * Creates a publication.
   *
   * @param key the key to sign with, or null to leave the snapshot unsigned
   * @param remote where to upload to, or null to upload nothing; closed with this object
   */
  Publication(@Nullable PrivateKey key, @Nullable RemoteFiles remote) {
    this.key = key;
    this.remote = remote;
  }

  /** Reads the CURRENT of the target, which fails if the target cannot be reached. */
  void check() throws IOException {
    if (remote != null) {
      remote.read(SnapshotFolder.CURRENT);
    }
  }

  /** Signs a published snapshot, uploads it, and moves the CURRENT of the target last. */
  void run(Path snapshot, Consumer<String> progress) throws IOException {
    if (key != null) {
      progress.accept("signed: " + SnapshotSignature.sign(snapshot, key));
    }
    if (remote != null) {
      Path folder = Objects.requireNonNull(snapshot.toAbsolutePath().getParent());
      new SnapshotUpload(SnapshotFolder.of(folder), remote).run(progress);
    }
  }

  @Override
  public void close() {
    if (remote != null) {
      remote.close();
    }
  }
}

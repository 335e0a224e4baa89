package org.lexhub.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.lexhub.store.snapshot.SnapshotFolder;

/** Uploads the snapshot in use of a folder with what is beside it, and then moves CURRENT. */
public final class SnapshotUpload {
  private static final List<String> COMPANIONS = List.of(".sha256", ".sig");

  private static final int TENTHS = 10;

  private final SnapshotFolder folder;
  private final RemoteFiles remote;

  /** Creates an upload. */
  public SnapshotUpload(SnapshotFolder folder, RemoteFiles remote) {
    this.folder = folder;
    this.remote = remote;
  }

  /**
   * Uploads what the store does not have, and names the snapshot in CURRENT.
   *
   * @param progress receives a line for each step
   * @return the name of the snapshot
   * @throws IOException if the folder has no snapshot or the store cannot be written
   */
  public String run(Consumer<String> progress) throws IOException {
    Path snapshot = folder.current();
    if (snapshot == null) {
      throw new IOException("there is no snapshot in " + folder.path());
    }
    String name = String.valueOf(snapshot.getFileName());
    if (remote.length(name) == Files.size(snapshot)) {
      progress.accept(name + " is there already");
    } else {
      upload(snapshot, name, progress);
    }
    for (String companion : COMPANIONS) {
      Path file = snapshot.resolveSibling(name + companion);
      if (Files.exists(file)) {
        remote.write(name + companion, file, sent -> {});
      }
    }
    remote.write(SnapshotFolder.CURRENT, (name + "\n").getBytes(StandardCharsets.UTF_8));
    progress.accept("CURRENT names " + name);
    return name;
  }

  private void upload(Path snapshot, String name, Consumer<String> progress) throws IOException {
    long length = Files.size(snapshot);
    progress.accept("uploading " + name + ", " + length + " bytes");
    long[] told = {0};
    remote.write(
        name,
        snapshot,
        sent -> {
          long tenths = sent * TENTHS / length;
          if (tenths > told[0]) {
            told[0] = tenths;
            progress.accept("uploaded " + tenths * TENTHS + " %");
          }
        });
  }
}

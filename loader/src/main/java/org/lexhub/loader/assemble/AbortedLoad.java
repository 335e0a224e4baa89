package org.lexhub.loader.assemble;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.snapshot.SnapshotException;
import org.lexhub.store.snapshot.SnapshotFolder;

/** Cleans up when a snapshot cannot be written, for example to a full disk. */
final class AbortedLoad {
  private final Path place;
  private final @Nullable Path before;

  /**
   * Creates the clean-up of a load.
   *
   * @param place the folder of the snapshot
   * @param before the snapshot in use before the load, if any
   */
  AbortedLoad(Path place, @Nullable Path before) {
    this.place = place;
    this.before = before;
  }

  /** Deletes the files of the load as far as the disk allows it; a later load tries again. */
  void clear(Exception failure) {
    try {
      SnapshotFolder.of(place).sweep();
    } catch (IOException | RuntimeException e) {
      failure.addSuppressed(e);
    }
  }

  /** Returns an exception that says what failed, which snapshot is in use, and what to do. */
  LoadException because(IOException failure) {
    return new LoadException(
        "the load into " + place + " broke off: " + reason(failure) + "; " + state(), failure);
  }

  private static String reason(IOException e) {
    String message = e.getMessage();
    if (message == null) {
      return e.toString();
    }
    boolean bare = e instanceof FileSystemException file && file.getReason() == null;
    return bare ? message + ": " + e.getClass().getSimpleName() : message;
  }

  private String state() {
    try {
      Path now = SnapshotFolder.of(place).current();
      if (now != null && !now.equals(before)) {
        return now.getFileName() + " is whole and in use already, it may not be on the disk yet";
      }
    } catch (IOException | SnapshotException e) {
      return "see with: lexhub describe " + place;
    }
    return "nothing was published"
        + (before == null ? "" : ", " + before.getFileName() + " stays in use")
        + "; load again when the cause is gone";
  }

  /** Returns the disk failure in an exception of a write, or null if there is none. */
  static @Nullable IOException disk(Exception e) {
    if (e instanceof UncheckedIOException unchecked) {
      return Objects.requireNonNull(unchecked.getCause());
    }
    return e instanceof IOException io ? io : null;
  }
}

package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;

/**
 * The place of the audit log of a data folder. A server leaves it in the folder, so that commands
 * that change accounts append to the same log without being told where it is.
 */
final class AuditPlace {
  private static final String NAME = "audit-log.path";

  private AuditPlace() {}

  /**
   * Stores the place of the log of a server.
   *
   * @param log null for none
   * @throws CommandFailure if the folder cannot be written
   */
  static void store(Path data, @Nullable Path log) {
    Path place = data.resolve(NAME);
    try {
      if (log == null) {
        Files.deleteIfExists(place);
        return;
      }
      Path next = data.resolve(NAME + ".tmp");
      Files.deleteIfExists(next);
      Files.createFile(
          next, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(next, log.toAbsolutePath().normalize() + "\n");
      Files.move(next, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new CommandFailure("the place of --audit-log cannot be stored in " + place + ": " + e);
    }
  }

  /**
   * Returns the place of the log of the last server of a folder, or null for none.
   *
   * @throws CommandFailure if the place cannot be read
   */
  static @Nullable Path find(Path data) {
    Path place = data.resolve(NAME);
    try {
      String log = Files.readString(place).strip();
      return log.isEmpty() ? null : Path.of(log);
    } catch (NoSuchFileException e) {
      return null;
    } catch (IOException | IllegalArgumentException e) {
      throw new CommandFailure("the place of the audit log in " + place + " cannot be read: " + e);
    }
  }
}

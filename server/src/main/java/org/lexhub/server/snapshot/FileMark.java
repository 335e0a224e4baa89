package org.lexhub.server.snapshot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * The state of a file at one time, which differs when a file of the same name has new content.
 *
 * @param length the length in bytes, or -1 if the file cannot be read
 * @param modified the time of the last change in milliseconds
 * @param key the identity of the file in its file system, or null
 */
public record FileMark(Path file, long length, long modified, @Nullable Object key) {
  /** Returns the current state of a file. */
  public static FileMark of(Path file) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return new FileMark(
          file, attributes.size(), attributes.lastModifiedTime().toMillis(), attributes.fileKey());
    } catch (IOException e) {
      return new FileMark(file, -1, 0, null);
    }
  }
}

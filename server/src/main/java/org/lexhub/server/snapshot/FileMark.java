package org.lexhub.server.snapshot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** One state of one file: tells a file that was refused from the same name with new content. */
public record FileMark(Path file, long length, long modified, @Nullable Object key) {
  /** Returns the present state of a file; that of one that cannot be read is like no other. */
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

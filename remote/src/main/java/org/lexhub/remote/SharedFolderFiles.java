package org.lexhub.remote;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** The files of a folder that others read, such as the root of a web server or a network share. */
final class SharedFolderFiles implements RemoteFiles {
  private static final String TEMPORARY = ".tmp";

  private final Path folder;

  SharedFolderFiles(Path folder) {
    this.folder = folder;
  }

  @Override
  public byte @Nullable [] read(String name) throws IOException {
    Path file = folder.resolve(name);
    try (InputStream in = Files.newInputStream(file)) {
      return SmallFile.read(in, file.toString());
    } catch (NoSuchFileException e) {
      requireFolder();
      return null;
    }
  }

  private void requireFolder() throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new IOException("there is no folder " + folder);
    }
  }

  @Override
  public InputStream open(String name, long from) throws IOException {
    InputStream in = Files.newInputStream(folder.resolve(name));
    boolean done = false;
    try {
      in.skipNBytes(from);
      done = true;
      return in;
    } finally {
      if (!done) {
        in.close();
      }
    }
  }

  @Override
  public long length(String name) throws IOException {
    try {
      return Files.size(folder.resolve(name));
    } catch (NoSuchFileException e) {
      requireFolder();
      return -1;
    }
  }

  @Override
  public void write(String name, Path file, LongConsumer sent) throws IOException {
    requireFolder();
    Path part = folder.resolve(name + TEMPORARY);
    Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
    moveIntoPlace(part, name);
    sent.accept(Files.size(file));
  }

  @Override
  public void write(String name, byte[] content) throws IOException {
    requireFolder();
    moveIntoPlace(Files.write(folder.resolve(name + TEMPORARY), content), name);
  }

  private void moveIntoPlace(Path part, String name) throws IOException {
    Files.move(
        part,
        folder.resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() {
    // nothing is open
  }
}

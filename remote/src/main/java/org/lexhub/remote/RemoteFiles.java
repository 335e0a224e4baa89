package org.lexhub.remote;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** The files below an address. Names contain no slash. */
public interface RemoteFiles extends AutoCloseable {
  /**
   * Returns the content of a small file, or null if there is none.
   *
   * @throws IOException if the store cannot be reached, or the file is larger than a megabyte
   */
  byte @Nullable [] read(String name) throws IOException;

  /**
   * Opens a file from a position to its end.
   *
   * @throws IOException if the store cannot be reached or has no such file
   */
  InputStream open(String name, long from) throws IOException;

  /**
   * Returns the length of a file, or -1 if there is none.
   *
   * @throws IOException if the store cannot be reached
   */
  long length(String name) throws IOException;

  /**
   * Writes a file; readers see all of it or nothing.
   *
   * @param sent receives the number of bytes sent so far, now and then
   * @throws IOException if the store cannot be reached or refuses files
   */
  void write(String name, Path file, LongConsumer sent) throws IOException;

  /** Writes a small file; readers see the old content or the new one. */
  void write(String name, byte[] content) throws IOException;

  @Override
  void close();

  /**
   * Returns the files below an address.
   *
   * @param address {@code s3://BUCKET/PREFIX/}, {@code https://HOST/PATH/} or the path of a folder
   * @throws IllegalArgumentException if it is none of them
   */
  static RemoteFiles of(String address) {
    if (address.startsWith(S3Files.SCHEME)) {
      return S3Files.of(address);
    }
    if (isWeb(address)) {
      return new WebFiles(address);
    }
    if (address.isEmpty() || address.contains("://")) {
      throw new IllegalArgumentException(
          "the address of snapshots must be s3://BUCKET/PREFIX/, https://HOST/PATH/ or a folder,"
              + " not "
              + address);
    }
    return new SharedFolderFiles(Path.of(address));
  }

  /**
   * Returns the files below an address that can be written.
   *
   * @param address {@code s3://BUCKET/PREFIX/} or the path of a folder
   * @throws IllegalArgumentException if it is neither
   */
  static RemoteFiles writable(String address) {
    if (isWeb(address)) {
      throw new IllegalArgumentException(
          address
              + " is read only; give s3://BUCKET/PREFIX/, or the folder that the web server serves");
    }
    return of(address);
  }

  private static boolean isWeb(String address) {
    return address.startsWith("https://") || address.startsWith("http://");
  }
}

package org.lexhub.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.lexhub.loader.locator.Limits;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.record.SourceFiles;

/**
 * Opens an input as a file of a layer and reads everything in it: archives and compressed files are
 * read or refused, whatever is in them. The first byte of an input selects the ending of its name.
 */
public final class ArchiveFuzz {
  private static final String[] ENDINGS = {
    "zip", "tar", "tar.gz", "tgz", "tar.xz", "tar.bz2", "deb", "jar", "gz", "xz", "bz2", "zst",
    "txt"
  };

  private static final Path FOLDER = folder();
  private static final Locator LOCATOR = new Locator(FOLDER, true);

  /** Limits so small that no input unpacks for long. */
  private static final Limits LIMITS = new Limits(1 << 20, 1000, 200);

  private ArchiveFuzz() {}

  private static Path folder() {
    try {
      Path memory = Path.of("/dev/shm");
      return Files.isWritable(memory)
          ? Files.createTempDirectory(memory, "lexhub-fuzz")
          : Files.createTempDirectory("lexhub-fuzz");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads one input; the name is the one that Jazzer looks for. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    if (input.length == 0) {
      return;
    }
    String name = "a." + ENDINGS[Math.floorMod(input[0] - 'a', ENDINGS.length)];
    Path file = Files.write(FOLDER.resolve(name), Arrays.copyOfRange(input, 1, input.length));
    try {
      readAll(LOCATOR.open("file:" + file, LIMITS));
    } catch (IOException e) {
      if (e.getMessage() == null) {
        throw new IllegalStateException("refused without a message", e);
      }
    } finally {
      Files.delete(file);
    }
  }

  private static void readAll(SourceFiles files) throws IOException {
    byte[] buffer = new byte[8192];
    for (String name : files.storedNames()) {
      try (InputStream in = files.open(name)) {
        while (in.read(buffer) >= 0) {
          // the limits end what does not end by itself
        }
      }
    }
  }
}

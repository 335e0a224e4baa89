package org.lexhub.server;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The wall clock of another process, which libfaketime stops at a time that tests set, while its
 * monotonic clock runs on.
 */
final class FakedClock {
  private static final DateTimeFormatter TEXT = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

  private final Path file;
  private final Path library;
  private final ZoneId zone;

  private FakedClock(Path file, Path library, ZoneId zone) {
    this.file = file;
    this.library = library;
    this.zone = zone;
  }

  /** Creates a clock, or skips the test if libfaketime is not installed. */
  static FakedClock of(Path folder, ZoneId zone) throws IOException {
    try (Stream<Path> places = Files.list(Path.of("/usr/lib"))) {
      Path library =
          Stream.concat(Stream.of(Path.of("/usr/lib")), places)
              .map(place -> place.resolve("faketime").resolve("libfaketime.so.1"))
              .filter(Files::exists)
              .findFirst()
              .orElse(null);
      assumeTrue(library != null, "SKIPPED: needs libfaketime, on Debian the package faketime");
      return new FakedClock(folder.resolve("clock"), library, zone);
    }
  }

  /** Returns the variables that give a process this clock. */
  Map<String, String> environment() {
    return Map.of(
        "LD_PRELOAD", library.toString(),
        "FAKETIME_TIMESTAMP_FILE", file.toString(),
        "FAKETIME_NO_CACHE", "1",
        "FAKETIME_DONT_FAKE_MONOTONIC", "1",
        "FAKETIME_DISABLE_SHM", "1",
        "NO_FAKE_STAT", "1",
        "TZ", zone.getId());
  }

  /** Sets the clock to a second. */
  void set(String time) throws IOException {
    Path next = file.resolveSibling("clock.tmp");
    Files.writeString(next, TEXT.format(Instant.parse(time).atZone(zone)) + "\n");
    Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Sets the clock of a server to a second and lets it answer some requests: a thread that reads
   * the file while it changes can put the old time back until another one reads it.
   */
  void set(String time, ServerProcess server) throws IOException {
    set(time);
    URL url = URI.create("http://127.0.0.1:" + server.port() + "/health/live").toURL();
    for (int i = 0; i < 50; i++) {
      try (InputStream body = url.openStream()) {
        body.readAllBytes();
      }
    }
  }
}

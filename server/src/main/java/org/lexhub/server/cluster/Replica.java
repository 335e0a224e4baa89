package org.lexhub.server.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The identity of this server among those that share a database, and its files of counters. It
 * remains the same when the server starts again in the same folder, also after it was killed: the
 * counters are in mapped files and have lost nothing, so that it continues its leases. After a
 * crash of the machine the counters can be a second old; the server then takes a new identity and
 * leaves the units of its old leases unused.
 */
public final class Replica {
  private static final String FILE = "replica.id";
  private static final String STOPPED = "stopped";
  private static final Path BOOT_ID = Path.of("/proc/sys/kernel/random/boot_id");
  private static final Pattern COUNTERS =
      Pattern.compile("replica-([0-9a-f-]{36})\\.(months|days)");

  private final Path folder;
  private final String id;

  private Replica(Path folder, String id) {
    this.folder = folder;
    this.id = id;
  }

  /**
   * Returns the identity of the server in a data folder.
   *
   * @throws IOException if the folder cannot be read or written
   */
  public static Replica of(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
    boolean continues =
        lines.size() == 2 && (lines.get(1).equals(STOPPED) || lines.get(1).equals(bootId()));
    Replica replica =
        new Replica(folder, continues ? lines.getFirst() : UUID.randomUUID().toString());
    replica.write(bootId());
    replica.deleteEarlier();
    return replica;
  }

  private static String bootId() throws IOException {
    return Files.isReadable(BOOT_ID) ? Files.readString(BOOT_ID).strip() : "unknown";
  }

  private void write(String state) throws IOException {
    Path temporary = folder.resolve(FILE + ".tmp");
    Files.writeString(temporary, id + "\n" + state + "\n");
    Files.move(
        temporary,
        folder.resolve(FILE),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  private void deleteEarlier() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        var matcher = COUNTERS.matcher(String.valueOf(file.getFileName()));
        if (matcher.matches() && !matcher.group(1).equals(id)) {
          Files.delete(file);
        }
      }
    }
  }

  /** Returns the identity. */
  String id() {
    return id;
  }

  /** Returns the file of the counters of months. */
  public Path months() {
    return folder.resolve("replica-" + id + ".months");
  }

  /** Returns the file of the counters of days. */
  public Path days() {
    return folder.resolve("replica-" + id + ".days");
  }

  /** Records that the counters are on disk and no lease is open. */
  void stopped() throws IOException {
    write(STOPPED);
  }
}

package org.lexhub.loader.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;

/** Creates folders in which a load of the fixture replaces an older snapshot, and checks them. */
final class OldAndNew {
  /** The recipe of the new snapshot. */
  static final Path RECIPE = Path.of("..", "data", "fixture.toml").toAbsolutePath().normalize();

  private static final int FEWER = 20;

  private final Path home;
  private final Path base;
  private final AtomicInteger folders = new AtomicInteger();
  private final @Nullable Path old;
  private final Path fresh;
  private final SortedMap<String, String> expected;

  private OldAndNew(Path home, boolean withOld) throws IOException {
    this.home = home;
    this.base = Files.createDirectories(home.resolve("base"));
    if (withOld) {
      load(olderRecipe(), base);
    }
    old = SnapshotFolder.of(base).current();
    Path after = folder();
    load(RECIPE, after);
    fresh = Objects.requireNonNull(SnapshotFolder.of(after).current());
    expected = content(after);
    assertThat(after.resolve(name(fresh))).isNotEqualTo(old);
  }

  /** Prepares folders with an older current snapshot. */
  static OldAndNew replacing(Path home) throws IOException {
    return new OldAndNew(home, true);
  }

  /** Prepares folders without a snapshot. */
  static OldAndNew first(Path home) throws IOException {
    return new OldAndNew(home, false);
  }

  /** Writes the fixture without some of its lexemes. */
  private Path olderRecipe() throws IOException {
    Path files = Files.createDirectories(home.resolve("older").resolve("fixture"));
    try (Stream<Path> entries = Files.list(RECIPE.resolveSibling("fixture"))) {
      for (Path file : entries.toList()) {
        List<String> lines = Files.readAllLines(file);
        boolean lexemes = name(file).equals("lexemes.jsonl");
        Files.write(
            files.resolve(name(file)), lexemes ? lines.subList(0, lines.size() - FEWER) : lines);
      }
    }
    return Files.copy(RECIPE, files.resolveSibling("fixture.toml"));
  }

  /** Returns a new folder in the state before the load. */
  Path folder() throws IOException {
    Path copy = Files.createDirectory(home.resolve("folder-" + folders.incrementAndGet()));
    try (Stream<Path> entries = Files.list(base)) {
      for (Path file : entries.toList()) {
        Files.copy(file, copy.resolve(name(file)));
      }
    }
    return copy;
  }

  /** Returns the name of the snapshot that the load publishes. */
  String newName() {
    return name(fresh);
  }

  /** Returns the name of the current snapshot before the load, or an empty text. */
  String oldName() {
    return old == null ? "" : name(old);
  }

  /** Returns the name of the current snapshot; it must be valid, and the old or the new one. */
  String checkedCurrent(Path folder) throws IOException {
    Path current = SnapshotFolder.of(folder).current();
    if (current == null) {
      assertThat(old).as("the old snapshot is not in use any more").isNull();
      return "";
    }
    Store.verify(current, line -> {});
    Path same = name(current).equals(oldName()) ? Objects.requireNonNull(old) : fresh;
    assertThat(Files.mismatch(current, same)).as("first difference").isEqualTo(-1);
    return name(current);
  }

  /** Loads without a fault, which must give the same files, byte for byte. */
  void checkRecovery(Path folder) throws IOException {
    load(RECIPE, folder);
    assertThat(content(folder)).isEqualTo(expected);
  }

  private static void load(Path recipe, Path folder) {
    StringWriter err = new StringWriter();
    String[] arguments = {"load", "--recipe", recipe.toString(), "--out", folder.toString()};
    PrintWriter out = new PrintWriter(Writer.nullWriter());
    int code = LoaderCommand.run(arguments, out, new PrintWriter(err, true), false);
    assertThat(code).as(err.toString()).isZero();
  }

  /** Returns the names of the files in a folder with their checksums. */
  private static SortedMap<String, String> content(Path folder) throws IOException {
    SortedMap<String, String> content = new TreeMap<>();
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path file : entries.toList()) {
        byte[] digest = sha256().digest(Files.readAllBytes(file));
        content.put(name(file), HexFormat.of().formatHex(digest));
      }
    }
    return content;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}

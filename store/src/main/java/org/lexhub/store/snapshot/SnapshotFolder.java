package org.lexhub.store.snapshot;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A folder of published snapshots: {@code snapshot-BUILDID.lexhub}, a plain-text summary of each
 * ({@code .txt}), its SHA-256 ({@code .lexhub.sha256}), a mark that it was verified ({@code
 * .lexhub.verified}), and two pointer files: {@code CURRENT} names the snapshot in use, and {@code
 * PREVIOUS} names, oldest first, those that a rollback can return to.
 *
 * <p>Every change is written under a temporary name, forced to the disk and renamed, so that a
 * reader sees the old state or the new one, even after a crash. A published file is never changed
 * in place. Only one process can publish at a time.
 */
public final class SnapshotFolder {
  /** The file that names the snapshot in use. */
  public static final String CURRENT = "CURRENT";

  /** The file that names the snapshots used before, oldest first. */
  public static final String PREVIOUS = "PREVIOUS";

  /** The end of the name of the file beside a snapshot that says that it was verified. */
  public static final String VERIFIED = ".verified";

  private static final String PREFIX = "snapshot-";
  private static final String SUFFIX = ".lexhub";
  private static final String SUMMARY = ".txt";
  private static final String TEMPORARY = ".tmp";
  private static final Pattern NAME = Pattern.compile("snapshot-[0-9a-f]{16}\\.lexhub");

  /** The length of {@code snapshot-} and a build id. */
  private static final int STEM_LENGTH = PREFIX.length() + 16;

  /** The summary, the checksum, the signature and the mark of verification of a snapshot. */
  private static final Pattern COMPANION =
      Pattern.compile("snapshot-[0-9a-f]{16}\\.(txt|lexhub\\.(sha256|sig|verified))");

  /**
   * The files that a killed run leaves under temporary names. {@code INPUTS} is a file that the
   * loader keeps next to the pointers.
   */
  private static final Pattern LEFTOVER =
      Pattern.compile(
          "(CURRENT|PREVIOUS|INPUTS|snapshot-[0-9a-f]{16}\\.(txt|lexhub\\.(sha256|sig|verified))|build-.*)\\.tmp(\\.\\d+\\.spool)?");

  private final Path folder;
  private final FileOperations files;

  private SnapshotFolder(Path folder, FileOperations files) {
    this.folder = folder;
    this.files = files;
  }

  /** Returns the snapshots in a folder, which is created when the first one is written. */
  public static SnapshotFolder of(Path folder) {
    return of(folder, FileOperations.REAL);
  }

  static SnapshotFolder of(Path folder, FileOperations files) {
    return new SnapshotFolder(folder, files);
  }

  /** Returns the folder. */
  public Path path() {
    return folder;
  }

  /**
   * Returns a name in this folder for a snapshot that is being built, so that publishing is a
   * rename. {@link #sweep} removes a file of this name.
   */
  public Path temporary() throws IOException {
    return temporary("");
  }

  private Path temporary(String use) throws IOException {
    Files.createDirectories(folder);
    return folder.resolve("build-" + ProcessHandle.current().pid() + use + TEMPORARY);
  }

  /**
   * Returns the path of a file for temporary bytes of this process. {@link #sweep} removes a file
   * of this name.
   */
  public Path scratch() throws IOException {
    return temporary("-scratch");
  }

  /**
   * Returns the snapshot in use, or null if none is published.
   *
   * @throws CorruptSnapshotException if {@code CURRENT} names no snapshot of this folder
   */
  public @Nullable Path current() throws IOException {
    Path pointer = folder.resolve(CURRENT);
    if (!Files.exists(pointer, LinkOption.NOFOLLOW_LINKS)) {
      return null;
    }
    return published(pointer, Files.readString(pointer).strip());
  }

  /** Resolves a name in a pointer file; only regular files of this folder are accepted. */
  private Path published(Path pointer, String name) {
    Path file = folder.resolve(NAME.matcher(name).matches() ? name : CURRENT);
    if (file.endsWith(CURRENT) || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      String found = name.length() > 80 ? name.substring(0, 80) + "…" : name;
      throw new CorruptSnapshotException(
          pointer.toString(), "its content", "the name of a snapshot in this folder", found);
    }
    return file;
  }

  /**
   * Verifies a finished snapshot and puts it in use.
   *
   * @param temporary the file, in this folder or on the same file system
   * @return its new path
   */
  public Path publish(Path temporary) throws IOException {
    SnapshotHeader header = verified(temporary);
    Path target = folder.resolve(PREFIX + header.buildId() + SUFFIX);
    Path before = current();
    files.makeReadOnly(temporary);
    writeSummary(header, target);
    replace(
        folder.resolve(name(target) + SnapshotSignature.CHECKSUM),
        SnapshotSignature.checksumLine(temporary, name(target)));
    files.rename(temporary, target);
    files.forceFolder(folder);
    List<String> previous = previous();
    previous.remove(name(target));
    if (before != null && !before.equals(target)) {
      previous.remove(name(before));
      previous.add(name(before));
    }
    point(PREVIOUS, previous);
    point(CURRENT, List.of(name(target)));
    return target;
  }

  private static SnapshotHeader verified(Path file) throws IOException {
    try (Snapshot s = Snapshot.open(file)) {
      SnapshotVerifier.verify(s, line -> {});
      return s.header();
    }
  }

  private void writeSummary(SnapshotHeader header, Path target) throws IOException {
    replace(folder.resolve(name(target).replace(SUFFIX, SUMMARY)), SnapshotDescription.of(header));
  }

  /** Replaces the lines of a pointer file atomically. */
  private void point(String pointer, List<String> names) throws IOException {
    StringBuilder text = new StringBuilder();
    names.forEach(name -> text.append(name).append('\n'));
    replace(folder.resolve(pointer), text.toString());
    files.forceFolder(folder);
  }

  private void replace(Path file, String text) throws IOException {
    Path temporary = file.resolveSibling(name(file) + TEMPORARY);
    files.delete(temporary);
    try (FileChannel channel = files.create(temporary)) {
      files.write(channel, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
      files.force(channel);
    }
    files.rename(temporary, file);
  }

  private List<String> previous() throws IOException {
    Path pointer = folder.resolve(PREVIOUS);
    List<String> names = new ArrayList<>();
    if (Files.exists(pointer, LinkOption.NOFOLLOW_LINKS)) {
      for (String name : Files.readAllLines(pointer)) {
        if (NAME.matcher(name).matches()
            && Files.isRegularFile(folder.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
          names.add(name);
        }
      }
    }
    return names;
  }

  /**
   * Verifies the snapshot that was in use before the current one and puts it in use.
   *
   * @return the snapshot that is now in use
   * @throws IOException if there is no earlier snapshot
   */
  public Path rollback() throws IOException {
    List<String> previous = previous();
    Path inUse = current();
    if (inUse != null) {
      previous.remove(name(inUse)); // a killed publish can leave it there
    }
    if (previous.isEmpty()) {
      throw new IOException(folder + " has no earlier snapshot to go back to");
    }
    Path target = folder.resolve(previous.removeLast());
    verified(target);
    point(CURRENT, List.of(name(target)));
    point(PREVIOUS, previous);
    return target;
  }

  /**
   * Verifies a published snapshot of this folder and puts it in use.
   *
   * @throws IOException if it cannot be read
   * @throws CorruptSnapshotException if it is damaged
   */
  public void use(Path snapshot) throws IOException {
    verified(snapshot);
    Path before = current();
    if (snapshot.equals(before)) {
      return;
    }
    List<String> previous = previous();
    previous.remove(name(snapshot));
    if (before != null) {
      previous.remove(name(before));
      previous.add(name(before));
    }
    point(PREVIOUS, previous);
    point(CURRENT, List.of(name(snapshot)));
  }

  /**
   * Deletes all published snapshots but the one in use and the newest of those used before.
   *
   * @param count the number of snapshots that remain, at least 1
   */
  public void keep(int count) throws IOException {
    Path inUse = current();
    if (inUse == null) {
      return;
    }
    List<String> previous = previous();
    previous.remove(name(inUse));
    List<String> kept = previous.subList(Math.max(0, previous.size() - count + 1), previous.size());
    for (Path snapshot : snapshots()) {
      if (!snapshot.equals(inUse) && !kept.contains(name(snapshot))) {
        files.delete(snapshot);
      }
    }
    point(PREVIOUS, kept);
    for (Path companion : list(COMPANION)) {
      if (!Files.exists(folder.resolve(name(companion).substring(0, STEM_LENGTH) + SUFFIX))) {
        files.delete(companion);
      }
    }
  }

  /** Returns all published snapshots, by name. */
  public List<Path> snapshots() throws IOException {
    return list(NAME);
  }

  /** Deletes the files that killed runs left. Must not run while another process builds here. */
  public void sweep() throws IOException {
    for (Path leftover : list(LEFTOVER)) {
      files.delete(leftover);
    }
    for (Path companion : list(COMPANION)) {
      if (!Files.exists(folder.resolve(name(companion).substring(0, STEM_LENGTH) + SUFFIX))) {
        files.delete(companion);
      }
    }
  }

  private List<Path> list(Pattern names) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(file -> names.matcher(name(file)).matches())
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .sorted()
          .toList();
    }
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}

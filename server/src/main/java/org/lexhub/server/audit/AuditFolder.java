package org.lexhub.server.audit;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The folder of an audit log: its file, and its files of earlier months. */
final class AuditFolder {
  private static final FileAttribute<Set<PosixFilePermission>> OWNER_ONLY =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  private final Path path;

  /** Creates the folder of a log; {@code path} is the absolute path of its file. */
  AuditFolder(Path path) {
    this.path = path;
  }

  /** Opens and locks the file, and creates it if there is none. */
  LockedFile open() throws IOException {
    while (true) {
      try {
        Files.createFile(path, OWNER_ONLY);
        syncFolder();
      } catch (FileAlreadyExistsException e) {
        // The usual case.
      }
      LockedFile opened = LockedFile.open(path);
      if (opened != null) {
        return opened;
      }
    }
  }

  /** Opens a file for reading. */
  static FileChannel read(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.READ);
  }

  /** Gives the file the suffix of its month; returns its owner. */
  UserPrincipal endMonth(String month) throws IOException {
    Path target = path.resolveSibling(path.getFileName() + "." + month);
    for (int i = 2; Files.exists(target); i++) {
      target = path.resolveSibling(path.getFileName() + "." + month + "." + i);
    }
    UserPrincipal owner = Files.getOwner(path);
    Files.move(path, target);
    return owner;
  }

  /** Gives the file to an owner: root may begin the month of a server that is another user. */
  void give(UserPrincipal owner) throws IOException {
    if (!Files.getOwner(path).equals(owner)) {
      Files.setOwner(path, owner);
    }
  }

  /** Returns the last line of the newest file of an earlier month, or null if there is none. */
  @Nullable AuditLine lastOfEarlierFiles() throws IOException {
    AuditLine newest = null;
    for (Path earlier : earlierFiles()) {
      try (FileChannel opened = read(earlier)) {
        AuditLine last = AuditTail.read(opened).last();
        if (last != null && (newest == null || last.number() > newest.number())) {
          newest = last;
        }
      }
    }
    return newest;
  }

  /** Returns the files of earlier months in the order of their months. */
  List<Path> earlierFiles() throws IOException {
    String prefix = path.getFileName() + ".";
    try (Stream<Path> all = Files.list(folder())) {
      return all.filter(other -> isEarlier(other.getFileName().toString(), prefix))
          .sorted(
              Comparator.comparing((Path other) -> month(other, prefix))
                  .thenComparingInt(other -> part(other, prefix)))
          .toList();
    }
  }

  private static boolean isEarlier(String name, String prefix) {
    return name.startsWith(prefix)
        && name.substring(prefix.length()).matches("\\d{4}-\\d{2}(\\.\\d{1,9})?");
  }

  private static String month(Path file, String prefix) {
    return file.getFileName().toString().substring(prefix.length()).replaceFirst("\\..*", "");
  }

  private static int part(Path file, String prefix) {
    String suffix = file.getFileName().toString().substring(prefix.length());
    int dot = suffix.indexOf('.');
    return dot < 0 ? 1 : Integer.parseInt(suffix.substring(dot + 1));
  }

  private Path folder() {
    return Objects.requireNonNull(path.getParent(), "an absolute path has a folder");
  }

  private void syncFolder() throws IOException {
    try (FileChannel folder = FileChannel.open(folder(), StandardOpenOption.READ)) {
      folder.force(true);
    }
  }
}

package org.lexhub.store.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotFolderTest {
  private static final Instant TIME = Instant.parse("2026-01-02T03:04:05Z");

  @TempDir Path dir;

  private static Path publish(SnapshotFolder folder, FileOperations files, int content)
      throws IOException {
    Path temporary = folder.temporary();
    try (SnapshotWriter out = SnapshotWriter.create(temporary, files)) {
      try (SectionWriter section = out.section("content")) {
        section.putInt(content);
      }
      out.finish(TIME, Map.of("content", (long) content));
    }
    return folder.publish(temporary);
  }

  private static Path publish(SnapshotFolder folder, int content) throws IOException {
    return publish(folder, Snapshots.UNFORCED, content);
  }

  private static int content(SnapshotFolder folder) throws IOException {
    Path current = Objects.requireNonNull(folder.current());
    SnapshotVerifier.verify(current, line -> {});
    try (Snapshot s = Snapshot.open(current)) {
      return s.section("content").get(Layout.INT, 0);
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(dir)) {
      return files.map(file -> Objects.toString(file.getFileName())).sorted().toList();
    }
  }

  @Test
  void usesAnyPublishedSnapshotAndKeepsTheNewest() throws IOException {
    SnapshotFolder folder = SnapshotFolder.of(dir, Snapshots.UNFORCED);
    folder.keep(1);
    Path first = publish(folder, 1);
    Path second = publish(folder, 2);
    Path third = publish(folder, 3);
    folder.use(first);
    assertThat(content(folder)).isEqualTo(1);
    folder.use(first);
    folder.keep(2);
    assertThat(folder.snapshots()).containsExactlyInAnyOrder(first, third);
    assertThat(names()).noneMatch(name -> name.startsWith(stem(second)));
    assertThat(folder.rollback()).isEqualTo(third);
    folder.keep(1);
    assertThat(folder.snapshots()).containsExactly(third);
    assertThatThrownBy(folder::rollback).hasMessageContaining("no earlier snapshot");
    assertThatThrownBy(() -> folder.use(second)).isInstanceOf(IOException.class);
  }

  private static String stem(Path snapshot) {
    return Objects.toString(snapshot.getFileName()).replace(".lexhub", "");
  }

  @Test
  void publishesAndGoesBack() throws IOException {
    SnapshotFolder folder = SnapshotFolder.of(dir, Snapshots.UNFORCED);
    assertThat(folder.current()).isNull();
    assertThatThrownBy(folder::rollback).hasMessageContaining("no earlier snapshot");
    Path first = publish(folder, 1);
    assertThat(first.getFileName()).asString().matches("snapshot-[0-9a-f]{16}\\.lexhub");
    assertThat(folder.current()).isEqualTo(first);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(first)))
        .isEqualTo("r--r--r--");
    Path second = publish(folder, 2);
    Path third = publish(folder, 3);
    assertThat(folder.snapshots()).containsExactlyInAnyOrder(first, second, third);
    assertThat(content(folder)).isEqualTo(3);
    assertThat(folder.rollback()).isEqualTo(second);
    assertThat(content(folder)).isEqualTo(2);
    assertThat(folder.rollback()).isEqualTo(first);
    assertThatThrownBy(folder::rollback).hasMessageContaining("no earlier snapshot");
    assertThat(content(folder)).isEqualTo(1);
    publish(folder, 3);
    assertThat(folder.rollback()).isEqualTo(first);
  }

  @Test
  void publishesTheSameContentTwiceWithoutHarm() throws IOException {
    SnapshotFolder folder = SnapshotFolder.of(dir, Snapshots.UNFORCED);
    publish(folder, 1);
    publish(folder, 2);
    publish(folder, 2);
    assertThat(content(folder)).isEqualTo(2);
    folder.rollback();
    assertThat(content(folder)).isEqualTo(1);
  }

  @Test
  void laysASummaryBesideTheSnapshot() throws IOException {
    Path file = publish(SnapshotFolder.of(dir), 1);
    Path summary = Path.of(file.toString().replace(".lexhub", ".txt"));
    try (Snapshot s = Snapshot.open(file)) {
      assertThat(summary).hasContent(SnapshotDescription.of(s.header()));
    }
  }

  @Test
  void refusesToPublishWhatIsDamaged() throws IOException {
    SnapshotFolder folder = SnapshotFolder.of(dir, Snapshots.UNFORCED);
    publish(folder, 1);
    Path bad = Files.write(folder.temporary(), Snapshots.bytes(out -> out.section("x").close()));
    byte[] bytes = Files.readAllBytes(bad);
    bytes[bytes.length - 100] ^= 1;
    Files.write(bad, bytes);
    assertThatThrownBy(() -> folder.publish(bad)).isInstanceOf(SnapshotException.class);
    assertThat(content(folder)).isEqualTo(1);
    assertThat(folder.snapshots()).hasSize(1);
  }

  @Test
  void refusesToGoBackToWhatIsDamaged() throws IOException {
    SnapshotFolder folder = SnapshotFolder.of(dir, Snapshots.UNFORCED);
    Path first = publish(folder, 1);
    publish(folder, 2);
    byte[] bytes = Files.readAllBytes(first);
    bytes[130] ^= 1;
    Files.delete(first);
    Files.write(first, bytes);
    assertThatThrownBy(folder::rollback).isInstanceOf(CorruptSnapshotException.class);
    assertThat(content(folder)).isEqualTo(2);
  }

  @Test
  void refusesPointersThatLeadElsewhere(@TempDir Path elsewhere) throws IOException {
    SnapshotFolder folder = SnapshotFolder.of(dir, Snapshots.UNFORCED);
    Path file = publish(folder, 1);
    Path outside = Files.copy(file, elsewhere.resolve(file.getFileName()));
    for (String name :
        List.of(
            "",
            "../" + elsewhere.getFileName() + "/" + file.getFileName(),
            outside.toString(),
            "CURRENT",
            "snapshot-0000000000000000.lexhub",
            "x".repeat(500))) {
      Files.writeString(dir.resolve("CURRENT"), name + "\n");
      assertThatThrownBy(folder::current)
          .as(name)
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("name of a snapshot in this folder");
    }
    Path link = dir.resolve("snapshot-0123456789abcdef.lexhub");
    Files.createSymbolicLink(link, outside);
    Files.writeString(dir.resolve("CURRENT"), link.getFileName() + "\n");
    assertThatThrownBy(folder::current).isInstanceOf(CorruptSnapshotException.class);
    assertThat(folder.snapshots()).containsExactly(file);
  }

  @Test
  void keepsTheOldOrHasTheNewWhereverItStops() throws IOException {
    int stops = 0;
    int survivors = 0;
    for (int manner = 0; manner < 3; manner++) {
      for (int last = 1; ; last++) {
        clear();
        SnapshotFolder good = SnapshotFolder.of(dir, Snapshots.UNFORCED);
        publish(good, 1);
        BrokenFiles files = new BrokenFiles(last, manner);
        boolean done = true;
        try {
          publish(SnapshotFolder.of(dir, files), files, 2);
        } catch (IOException | UncheckedIOException e) {
          done = false;
        }
        int now = content(good);
        assertThat(now).as("step %d, manner %d", last, manner).isBetween(done ? 2 : 1, 2);
        good.sweep();
        assertThat(names())
            .as("step %d, manner %d", last, manner)
            .allMatch(n ->
                n.matches("CURRENT|PREVIOUS|snapshot-[0-9a-f]{16}\\.(lexhub|txt|lexhub\\.sha256)"));
        assertThat(content(good)).isEqualTo(now);
        publish(good, 3);
        assertThat(content(good)).isEqualTo(3);
        good.rollback();
        assertThat(content(good)).isEqualTo(now);
        if (done) {
          break;
        }
        stops++;
        survivors += now == 2 ? 1 : 0;
      }
    }
    assertThat(stops).isGreaterThan(60);
    assertThat(survivors).as("stops after which the new one is in use").isPositive();
  }

  private void clear() throws IOException {
    for (String name : names()) {
      Files.delete(dir.resolve(name));
    }
  }

  @Test
  void sweepsOnlyWhatItMade() throws IOException {
    SnapshotFolder folder = SnapshotFolder.of(dir, Snapshots.UNFORCED);
    publish(folder, 1);
    List<String> published = names();
    for (String leftover :
        List.of(
            "build-17.tmp",
            "build-17.tmp.3.spool",
            "CURRENT.tmp",
            "PREVIOUS.tmp",
            "INPUTS.tmp",
            "snapshot-0123456789abcdef.txt",
            "snapshot-0123456789abcdef.lexhub.sha256",
            "snapshot-0123456789abcdef.lexhub.sig",
            "snapshot-0123456789abcdef.lexhub.verified",
            "snapshot-0123456789abcdef.lexhub.verified.tmp",
            "snapshot-0123456789abcdef.lexhub.sha256.tmp",
            "snapshot-0123456789abcdef.lexhub.sig.tmp",
            "snapshot-0123456789abcdef.txt.tmp")) {
      Files.writeString(dir.resolve(leftover), "left");
    }
    Files.writeString(dir.resolve("accounts.db"), "mine");
    Files.writeString(dir.resolve("notes.tmp"), "mine");
    folder.sweep();
    assertThat(names()).containsAll(published).contains("accounts.db", "notes.tmp");
    assertThat(names()).hasSize(published.size() + 2);
    SnapshotFolder.of(dir.resolve("none")).sweep();
  }
}

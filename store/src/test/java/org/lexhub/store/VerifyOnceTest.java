package org.lexhub.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.snapshot.CorruptSnapshotException;

/** A mark saves the checks of the content of a snapshot, but no checksum. */
class VerifyOnceTest {
  /** A line about checks of the content. */
  private static final String CHECKED = "indexes: consistent";

  @TempDir Path folder;
  private Path file;
  private Path mark;

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("snapshot-0123456789abcdef.lexhub");
    mark = folder.resolve("snapshot-0123456789abcdef.lexhub.verified");
    RandomDataset.of(5, 12, 80, 400).write(file, PlainModels.FEW);
  }

  @Test
  void theContentIsCheckedOnce() throws IOException {
    assertThat(verify()).contains(CHECKED);
    assertThat(mark).exists();
    assertThat(verify()).doesNotContain(CHECKED).anyMatch(line -> line.contains("checksum right"));
  }

  @Test
  void aMarkedSnapshotIsNotCheckedAtAll() throws IOException {
    Store.markVerified(file);

    assertThat(verify()).doesNotContain(CHECKED);
  }

  @Test
  void damageAfterTheMarkIsFound() throws IOException {
    verify();
    byte[] bytes = Files.readAllBytes(file);
    for (int at = 64; at < bytes.length; at += bytes.length / 97) {
      byte[] damaged = bytes.clone();
      damaged[at] ^= 4;
      Files.write(file, damaged);

      assertThatThrownBy(this::verify, "byte %d", at).isInstanceOf(CorruptSnapshotException.class);
    }
  }

  @Test
  void theMarkIsOfOneBuild() throws IOException {
    verify();
    Path other = folder.resolve("other");
    ChangedSnapshot.copy(file, other, "lexeme.id", ids -> System.arraycopy(ids, 0, ids, 4, 4));
    Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);

    assertThatThrownBy(this::verify)
        .as("the checksums of the other snapshot are right, its content is not")
        .isInstanceOf(CorruptSnapshotException.class);
  }

  @Test
  void aMarkOfOtherChecksDoesNotCount() throws IOException {
    verify();
    Files.writeString(mark, Files.readString(mark).replace("checks ", "checks 99"));

    assertThat(verify()).contains(CHECKED);
    assertThat(verify()).doesNotContain(CHECKED);
  }

  @Test
  void aMarkThatCannotBeReadDoesNotCount() throws IOException {
    Files.write(mark, new byte[] {(byte) 0xFF, 0, (byte) 0xFE});

    assertThat(verify()).contains(CHECKED);
  }

  @Test
  void aMarkThatCannotBeWrittenIsNoFault() throws IOException {
    Files.createDirectories(mark.resolve("in the way"));

    assertThat(verify())
        .contains(CHECKED)
        .anyMatch(line -> line.startsWith("the next verification takes as long as this one"));
    assertThat(verify()).contains(CHECKED);
  }

  private List<String> verify() throws IOException {
    List<String> progress = new ArrayList<>();
    Store.verifyOnce(file, 2, progress::add);
    return progress;
  }
}

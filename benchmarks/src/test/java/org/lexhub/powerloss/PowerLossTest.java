package org.lexhub.powerloss;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.LoaderMain;
import org.lexhub.loader.cli.LoaderCommand;
import org.lexhub.powerloss.DiskOperation.Kind;
import org.lexhub.powerloss.ForgetfulDisk.Memory;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;

/**
 * Power losses after every operation of a load and of changes to accounts, with several memories of
 * the disk: the old or the new snapshot is valid and in use, and no acknowledged change is lost.
 */
class PowerLossTest {
  private static final Path FIXTURE = Path.of("..", "data", "fixture.toml").toAbsolutePath();
  private static final long SEED = 20_261_123L;

  @TempDir Path temporary;

  private interface Check {
    void accept(Path folder, int count, Memory memory) throws Exception;
  }

  @BeforeEach
  void assumeTracing() throws InterruptedException {
    DiskTrace.assume();
  }

  @Test
  void aLoadLeavesTheOldOrTheNewSnapshot() throws Exception {
    Path folder = Files.createDirectory(temporary.resolve("load"));
    load(older(), folder);
    Map<String, byte[]> before = ForgetfulDisk.files(folder);
    Path old = current(folder);
    List<DiskOperation> operations =
        DiskTrace.run(
            folder,
            List.copyOf(before.keySet()),
            List.of(
                LoaderMain.class.getName(),
                "load",
                "--recipe",
                FIXTURE.normalize().toString(),
                "--out",
                folder.toString()));
    Path fresh = current(folder);
    Store.verify(old, line -> {});
    Store.verify(fresh, line -> {});
    assertThat(fresh).isNotEqualTo(old);
    Map<String, byte[]> after = ForgetfulDisk.files(folder);
    ForgetfulDisk disk = new ForgetfulDisk(before, operations);
    checkModel(disk, operations, after);

    Set<String> inUse = new TreeSet<>();
    int losses =
        atEachCut(
            disk,
            operations.size(),
            (state, count, memory) -> {
              Path now = current(state);
              byte[] content = Files.readAllBytes(now);
              String name = now.getFileName().toString();
              assertThat(
                      Arrays.equals(content, before.get(name))
                          || Arrays.equals(content, after.get(name)))
                  .isTrue();
              if (count == operations.size()) {
                assertThat(name).isEqualTo(fresh.getFileName().toString());
              }
              inUse.add(name);
            });
    assertThat(inUse)
        .containsExactlyInAnyOrder(old.getFileName().toString(), fresh.getFileName().toString());
    report("a load", operations.size(), losses);
  }

  @Test
  void noAcknowledgedChangeOfAccountsIsLost() throws Exception {
    Path folder = Files.createDirectory(temporary.resolve("accounts"));
    List<DiskOperation> operations =
        DiskTrace.run(
            folder, List.of(), List.of(AccountChanges.class.getName(), folder.toString()));
    ForgetfulDisk disk = new ForgetfulDisk(Map.of(), operations);
    int losses =
        atEachCut(
            disk,
            operations.size(),
            (state, count, memory) -> {
              Set<String> names = new HashSet<>();
              try (AccountDatabase database = AccountDatabase.open(state)) {
                new Accounts(database).accounts().forEach(row -> names.add(row.name()));
              }
              assertThat(names).containsAll(acknowledged(operations.subList(0, count)));
            });
    assertThat(acknowledged(operations)).hasSize(AccountChanges.COUNT);
    report("changes to accounts", operations.size(), losses);
  }

  private static List<String> acknowledged(List<DiskOperation> operations) {
    return operations.stream()
        .filter(operation -> operation.kind() == Kind.MESSAGE)
        .filter(operation -> operation.name().startsWith("done "))
        .map(operation -> operation.name().replace("done ", "account "))
        .toList();
  }

  /** Checks that the recorded operations explain what the program left. */
  private static void checkModel(
      ForgetfulDisk disk, List<DiskOperation> operations, Map<String, byte[]> real) {
    Map<String, byte[]> made = disk.after(operations.size(), Memory.EVERYTHING, 0);
    assertThat(made.keySet()).isEqualTo(real.keySet());
    made.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(real.get(name)));
  }

  /** Checks each different state of the disk once; returns how many there are. */
  private int atEachCut(ForgetfulDisk disk, int operations, Check check) throws Exception {
    Set<Integer> seen = new HashSet<>();
    Path state = Files.createDirectory(temporary.resolve("state"));
    for (int count = 0; count <= operations; count++) {
      for (Memory memory : Memory.values()) {
        Map<String, byte[]> files = disk.after(count, memory, SEED + count);
        boolean last = count == operations;
        if (seen.add(hash(files)) || last) {
          write(files, state);
          try {
            check.accept(state, count, memory);
          } catch (Exception | AssertionError e) {
            throw new AssertionError(
                "after %d of %d operations, %s kept: %s"
                    .formatted(count, operations, memory, files.keySet()),
                e);
          }
        }
      }
    }
    return seen.size();
  }

  private static int hash(Map<String, byte[]> files) {
    int hash = 1;
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      hash = 31 * (31 * hash + file.getKey().hashCode()) + Arrays.hashCode(file.getValue());
    }
    return hash;
  }

  /** Writes the files into a folder, those that are there with the same content excepted. */
  private static void write(Map<String, byte[]> files, Path folder) throws IOException {
    Map<String, byte[]> present = ForgetfulDisk.files(folder);
    for (String name : present.keySet()) {
      if (!files.containsKey(name)) {
        Files.delete(folder.resolve(name));
      }
    }
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      if (!Arrays.equals(file.getValue(), present.get(file.getKey()))) {
        Files.write(folder.resolve(file.getKey()), file.getValue());
      }
    }
  }

  private static Path current(Path folder) throws IOException {
    return Objects.requireNonNull(SnapshotFolder.of(folder).current(), "no snapshot is in use");
  }

  /** Writes the fixture with fewer lexemes. */
  private Path older() throws IOException {
    Path folder = Files.createDirectories(temporary.resolve("older").resolve("fixture"));
    for (Map.Entry<String, byte[]> file :
        ForgetfulDisk.files(FIXTURE.resolveSibling("fixture")).entrySet()) {
      Files.write(folder.resolve(file.getKey()), file.getValue());
    }
    Path lexemes = folder.resolve("lexemes.jsonl");
    List<String> lines = Files.readAllLines(lexemes);
    Files.write(lexemes, lines.subList(0, lines.size() - 20));
    return Files.copy(FIXTURE, folder.resolveSibling("fixture.toml"));
  }

  private static void load(Path recipe, Path folder) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    String[] words = {"load", "--recipe", recipe.toString(), "--out", folder.toString()};
    assertThat(LoaderCommand.run(words, nowhere, nowhere, false)).isZero();
  }

  private static void report(String what, int operations, int losses) {
    System.out.println(
        "power losses of " + what + ": " + operations + " operations, " + losses + " states");
  }
}

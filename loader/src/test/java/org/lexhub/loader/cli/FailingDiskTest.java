package org.lexhub.loader.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.loader.cli.LoaderProcess.Ending;
import org.lexhub.loader.cli.TracedLoad.Step;

/**
 * Loads with a full or broken disk: the load fails with a message, the current snapshot stays
 * current, and no temporary files remain.
 */
class FailingDiskTest {
  private static final String FULL = "No space left on device";
  private static final String BROKEN = "Input/output error";

  @TempDir Path temporary;

  @Test
  void aFullDiskIsNamedAndNothingHalfDoneIsLeft() throws Exception {
    TracedLoad.assume();
    OldAndNew scene = OldAndNew.replacing(temporary);
    List<Step> steps = new ArrayList<>(new TracedLoad(scene.folder(), scene.newName()).record());
    steps.removeIf(step -> !step.changesContent() && !step.touches("O_CREAT"));
    List<Step> writes =
        steps.stream().filter(step -> step.changesContent() && step.touches("/build-")).toList();
    for (int i = 1; i < writes.size() - 1; i++) {
      if (i != writes.size() / 2) {
        steps.remove(writes.get(i));
      }
    }
    assertThat(steps).hasSizeGreaterThan(8);
    steps.parallelStream().forEach(step -> fail(scene, step, "error=ENOSPC", FULL));
  }

  @Test
  void aBrokenDiskIsNamedAndNothingHalfDoneIsLeft() throws Exception {
    TracedLoad.assume();
    OldAndNew scene = OldAndNew.replacing(temporary);
    List<Step> steps = new ArrayList<>(new TracedLoad(scene.folder(), scene.newName()).record());
    steps.removeIf(step -> !step.call().equals("fsync") && !renames(step));
    assertThat(steps).hasSizeGreaterThan(9);
    steps.parallelStream().forEach(step -> fail(scene, step, "error=EIO", BROKEN));
  }

  /** Limits the size of files, in KiB, to nothing, a part of the snapshot, or all but its end. */
  @ParameterizedTest
  @ValueSource(ints = {0, 64, 128})
  void aLimitOfFileSizesIsNamed(int limit) throws Exception {
    OldAndNew scene = OldAndNew.replacing(temporary);
    Path folder = scene.folder();
    Ending ending = LoaderProcess.load(folder, limited(limit));
    String inUse = checkFailure(scene, folder, ending, "File too large");
    assertThat(inUse).isEqualTo(scene.oldName());
  }

  /** Returns whether a step renames the snapshot or makes it current, or is the last one. */
  private static boolean renames(Step step) {
    return step.call().startsWith("rename")
        && (step.touches("/build-") || step.touches("/CURRENT") || step.touches("/INPUTS"));
  }

  @Test
  void generateNamesTheFolderThatItCouldNotFill() throws Exception {
    String out = temporary.resolve("synthetic").toString();
    List<String> size = List.of("--meanings", "1000", "--languages", "10", "--lexemes", "1000");
    List<String> command = new ArrayList<>(List.of("generate", "--out", out));
    command.addAll(size);
    Ending ending = LoaderProcess.run(limited(64), command);
    assertThat(ending.code()).isEqualTo(LoaderCommand.FAILED);
    assertThat(ending.messages())
        .containsExactly(
            "lexhub: the source in " + out + " is incomplete: File too large; generate it again");
  }

  /** Returns the arguments that run a command with a limit on the size of files, in KiB. */
  private static List<String> limited(int limit) {
    return List.of("bash", "-c", "ulimit -f " + limit + "; exec \"$@\"", "bash");
  }

  private static void fail(OldAndNew scene, Step step, String fault, String reason) {
    try {
      Path folder = scene.folder();
      boolean on = !step.opens(); // the folder must be opened to be cleaned up
      Ending ending = new TracedLoad(folder, scene.newName()).disturb(step, fault, on);
      checkFailure(scene, folder, ending, reason);
    } catch (IOException e) {
      throw new UncheckedIOException(fault + " at " + step, e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(fault + " at " + step, e);
    }
  }

  /** Returns the current snapshot after the failure. */
  private static String checkFailure(OldAndNew scene, Path folder, Ending ending, String reason)
      throws IOException {
    assertThat(ending.code()).as(ending.err()).isEqualTo(LoaderCommand.FAILED);
    assertThat(ending.messages()).as(ending.err()).hasSize(1);
    String inUse = scene.checkedCurrent(folder);
    String state =
        inUse.equals(scene.oldName())
            ? "nothing was published, " + scene.oldName() + " stays in use"
            : scene.newName() + " is whole and in use already";
    assertThat(ending.messages().getFirst())
        .startsWith("lexhub: the load into " + folder + " broke off: ")
        .contains(reason)
        .contains(state);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(Path::toString)).noneMatch(file -> file.contains(".tmp"));
    }
    scene.checkRecovery(folder);
    return inUse;
  }
}

package org.lexhub.loader.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.cli.LoaderProcess.Ending;
import org.lexhub.loader.cli.TracedLoad.Step;

/**
 * Kills a load at each system call that accesses its folder. Afterwards the old or the new snapshot
 * is current and valid, and the next load succeeds as if nothing had happened.
 */
class KilledLoadTest {
  private static final int KILLED = 128 + 9;
  private static final Pattern OPENS_FOLDER = Pattern.compile("/folder-\\d+\", ");

  @TempDir Path temporary;

  @BeforeEach
  void assumeTracing() throws InterruptedException {
    TracedLoad.assume();
  }

  @Test
  void aKillAtAnyStepLeavesTheOldOrTheNewSnapshot() throws Exception {
    OldAndNew scene = OldAndNew.replacing(temporary);
    List<Step> steps = steps(scene);
    assertThat(steps).filteredOn(step -> step.call().startsWith("rename")).hasSize(5);
    assertThat(steps).filteredOn(step -> step.call().equals("fsync")).hasSizeGreaterThan(7);
    Set<String> inUse = killAtEach(scene, steps, KilledLoadTest::changes);
    assertThat(inUse).containsExactlyInAnyOrder(scene.oldName(), scene.newName());
  }

  @Test
  void aKillOfTheFirstLoadLeavesNothingOrTheNewSnapshot() throws Exception {
    OldAndNew scene = OldAndNew.first(temporary);
    Set<String> inUse = killAtEach(scene, steps(scene), step -> step.call().startsWith("rename"));
    assertThat(inUse).containsExactlyInAnyOrder("", scene.newName());
  }

  private static List<Step> steps(OldAndNew scene) throws IOException, InterruptedException {
    Path folder = scene.folder();
    List<Step> steps = new TracedLoad(folder, scene.newName()).record();
    scene.checkRecovery(folder);
    return spread(steps);
  }

  /** Returns all steps, but only some of the hundreds of writes of the snapshot itself. */
  private static List<Step> spread(List<Step> steps) {
    List<Step> writes =
        steps.stream().filter(step -> step.changesContent() && step.touches("/build-")).toList();
    Set<Step> some = new HashSet<>(writes.subList(writes.size() - 2, writes.size()));
    for (int i = 0; i < writes.size(); i += writes.size() / 4) {
      some.add(writes.get(i));
    }
    List<Step> chosen = new ArrayList<>(steps);
    chosen.removeIf(step -> writes.contains(step) && !some.contains(step));
    return chosen;
  }

  /** Returns whether a step changes the folder, or opens the folder itself. */
  private static boolean changes(Step step) {
    return !step.opens()
        || step.touches("O_CREAT")
        || OPENS_FOLDER.matcher(step.arguments()).find();
  }

  /** Kills a load at each of the steps and returns the current snapshots afterwards. */
  private static Set<String> killAtEach(OldAndNew scene, List<Step> steps, Predicate<Step> which) {
    Set<String> inUse = ConcurrentHashMap.newKeySet();
    steps.parallelStream().filter(which).forEach(step -> inUse.add(kill(scene, step)));
    return inUse;
  }

  private static String kill(OldAndNew scene, Step step) {
    try {
      Path folder = scene.folder();
      Ending ending = new TracedLoad(folder, scene.newName()).disturb(step, "signal=KILL", false);
      assertThat(ending.code()).as("%s was to be killed at %s", ending, step).isEqualTo(KILLED);
      String inUse = scene.checkedCurrent(folder);
      scene.checkRecovery(folder);
      return inUse;
    } catch (IOException e) {
      throw new UncheckedIOException("killed at " + step, e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("killed at " + step, e);
    }
  }
}

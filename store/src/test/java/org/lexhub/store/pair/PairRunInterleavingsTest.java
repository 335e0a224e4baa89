package org.lexhub.store.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Checks the cache of pairs in many interleavings with Lincheck, in a separate process, because
 * Lincheck changes all classes that are loaded.
 */
class PairRunInterleavingsTest {
  @Test
  void everyQueryGetsItsCompleteRun() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+EnableDynamicAgentLoading",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                PairRunCacheInterleavings.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }
}

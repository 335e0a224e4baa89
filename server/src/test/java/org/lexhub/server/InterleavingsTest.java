package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lexhub.server.account.RateBucketInterleavings;
import org.lexhub.server.account.RecentSessionsInterleavings;
import org.lexhub.server.account.UsageCountersInterleavings;
import org.lexhub.server.snapshot.PinCountInterleavings;

/**
 * Checks concurrent code in many interleavings with Lincheck, in a separate process, because
 * Lincheck changes all classes that are loaded.
 */
class InterleavingsTest {
  @Test
  void everyInterleavingIsAnOrder() throws Exception {
    check(Checks.class);
  }

  /** The program of the other process. */
  static final class Checks {
    private Checks() {}

    public static void main(String[] args) {
      PinCountInterleavings.check();
      RateBucketInterleavings.check();
      UsageCountersInterleavings.check();
      RecentSessionsInterleavings.check();
    }
  }

  private static void check(Class<?> program) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+EnableDynamicAgentLoading",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }
}

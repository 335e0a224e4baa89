package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server that shares nothing loads no class of the libraries that only several servers need, nor
 * those of a log-in before the first one.
 */
class LazyLibrariesTest {
  private static final String[] PACKAGES = {
    "org.postgresql.",
    "com.zaxxer.",
    "org.flywaydb.",
    "software.amazon.",
    "com.nimbusds.",
    "net.minidev.",
    "io.nayuki."
  };

  @TempDir Path folder;

  @Test
  void aServerOfItsOwnLoadsNothingOfSharedOnes() throws Exception {
    Path log = folder.resolve("classes.log");
    Map<String, String> environment =
        Map.of("JDK_JAVA_OPTIONS", "-Xlog:class+load:file=" + log + ":none");
    try (ServerProcess server =
        ServerProcess.start(
            Files.createDirectories(folder.resolve("data")),
            environment,
            ProcessBuilder.Redirect.DISCARD,
            List.of(
                "--port",
                "0",
                "--oidc-issuer",
                "https://login.example",
                "--oidc-client-id",
                "lexhub"))) {
      assertThat(server.port()).isPositive();
    }
    String loaded = Files.readString(log);
    assertThat(loaded).contains("org.sqlite.").doesNotContain(PACKAGES);
  }
}

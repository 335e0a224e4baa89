package org.lexhub.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The calculations of the modules, run by Node; skipped if it is not installed. */
class ModulesTest {
  private static final Path FOLDER = Path.of("src/test/modules");

  private static String node(String... arguments) throws Exception {
    String[] command = new String[arguments.length + 1];
    command[0] = "node";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(output).isZero();
      return output;
    } catch (IOException e) {
      Assumptions.abort("skipped: there is no node to run modules with");
      return "";
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hub-layout.test.mjs", "map-points.test.mjs"})
  void modulesKeepTheirPromises(String test) throws Exception {
    assertThat(node(FOLDER.resolve(test).toString())).contains("all good");
  }

  @Test
  void everyModuleParses() throws Exception {
    Path assets = Path.of("src/main/resources/org/lexhub/server/assets");
    try (var files = Files.list(assets)) {
      for (Path file : files.filter(name -> name.toString().endsWith(".js")).toList()) {
        Path module = Files.createTempFile("module", ".mjs");
        Files.copy(file, module, StandardCopyOption.REPLACE_EXISTING);
        node("--check", module.toString());
        Files.delete(module);
      }
    }
  }
}

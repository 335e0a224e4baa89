package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code mvnw}: its choice of a JDK and a Maven, and the check of the archive it downloads. */
class MavenScriptTest {
  @TempDir private Path folder;
  private Path tools;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void prepare() throws IOException {
    tools = ShellScripts.toolsOnly(folder.resolve("tools"));
    environment.put("PATH", tools.toString());
    environment.put("HOME", folder.toString());
    environment.put("LEXHUB_JDK_FOLDERS", "");
    environment.put("JAVA_HOME", ShellScripts.jdk(folder.resolve("jdk-25"), "25.0.1").toString());
  }

  private ShellScripts.Ended mvnw(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        Stream.concat(Stream.of(ShellScripts.ROOT.resolve("mvnw").toString()), Stream.of(arguments))
            .toList();
    return ShellScripts.run(folder, environment, command);
  }

  private void install(String mavenVersion) throws IOException {
    ShellScripts.script(
        tools.resolve("mvn"),
        """
        #!/bin/sh
        if [ "$1" = --version ]; then echo "Apache Maven %s (abc)"; else echo "$JAVA_HOME $*"; fi
        """
            .formatted(mavenVersion));
  }

  @Test
  void usesTheInstalledMaven() throws Exception {
    install("3.8.7");

    ShellScripts.Ended ended = mvnw("-q", "verify");

    assertThat(ended.status()).isZero();
    assertThat(ended.out())
        .isEqualTo(
            folder.resolve("jdk-25")
                + " -f "
                + ShellScripts.ROOT.resolve("pom.xml")
                + " -q verify\n");
  }

  @Test
  void withoutJdkOneLineSaysWhatToInstall() throws Exception {
    install("3.9.9");
    environment.remove("JAVA_HOME");

    ShellScripts.Ended ended = mvnw("verify");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().lines()).hasSize(1);
    assertThat(ended.err()).contains("JDK 25");
  }

  @Test
  void refusesAnArchiveWithAnotherChecksum() throws Exception {
    install("3.6.3");
    ShellScripts.script(tools.resolve("curl"), "#!/bin/sh\necho evil > \"$3\"\n");

    ShellScripts.Ended ended = mvnw("verify");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).contains("SHA-512");
    try (var left = Files.list(folder.resolve(".lexhub/maven"))) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void saysWhatIsMissingWhereNothingCanFetch() throws Exception {
    ShellScripts.Ended ended = mvnw("verify");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err()).contains("curl or wget").contains("Maven 3.8");
  }
}

package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the release script in a small repository, whose build writes the version of the pom into a
 * package.
 */
class ReleaseScriptTest {
  @TempDir private Path folder;
  private Path project;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void createRepository() throws Exception {
    project = Files.createDirectories(folder.resolve("project"));
    environment.put("PATH", System.getenv("PATH"));
    environment.put("HOME", folder.toString());
    environment.put("GIT_CONFIG_NOSYSTEM", "1");
    for (String role : List.of("AUTHOR", "COMMITTER")) {
      environment.put("GIT_" + role + "_NAME", "Test");
      environment.put("GIT_" + role + "_EMAIL", "test@example.org");
      environment.put("GIT_" + role + "_DATE", "2026-03-04T05:06:07+02:00");
    }
    write(
        "pom.xml",
        """
        <artifactId>lexhub-parent</artifactId>
        <version>0.1.0-SNAPSHOT</version>
        <project.build.outputTimestamp>2025-01-01T00:00:00Z</project.build.outputTimestamp>
        """);
    write("store/pom.xml", "<version>0.1.0-SNAPSHOT</version>\n<version>9.9</version>\n");
    write("CHANGELOG.md", "# Changelog\n\n## 0.1.0 (unreleased)\n\n- all\n\n## 0.0.1\n");
    write("deploy/docker/compose.yaml", "    image: lexhub:0.0.1\n");
    ShellScripts.script(
        project.resolve("mvnw"),
        """
        #!/bin/sh
        mkdir -p app/target && cat pom.xml store/pom.xml > app/target/lexhub.jar
        echo "$*" >> "$HOME/builds"
        """);
    build("cat \"app/target/lexhub.jar\" > \"$LEXHUB_PACKAGES/lexhub.jar\"");
    write(".gitignore", "target/\n");
    Path script = project.resolve("app/packages/release");
    Files.copy(ShellScripts.ROOT.resolve("app/packages/release"), script);
    git("init", "-q", "-b", "main");
    commit();
  }

  private void write(String file, String text) throws Exception {
    Path path = project.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  /** Lets the script that builds packages run a line. */
  private void build(String line) throws Exception {
    ShellScripts.script(
        project.resolve("app/packages/build"),
        """
        #!/bin/sh
        set -e
        cd "$(dirname "$0")/../.."
        mkdir -p "$LEXHUB_PACKAGES"
        %s
        cd "$LEXHUB_PACKAGES" && sha256sum lexhub.jar > SHA256SUMS
        """
            .formatted(line));
  }

  private String git(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    ShellScripts.Ended ended = ShellScripts.run(project, environment, command);
    assertThat(ended.status()).as(command + ended.err()).isZero();
    return ended.out();
  }

  private void commit() throws Exception {
    git("add", "-A");
    git("commit", "-q", "-m", "all");
  }

  private ShellScripts.Ended release(String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(List.of(project.resolve("app/packages/release").toString()));
    command.addAll(List.of(arguments));
    return ShellScripts.run(folder, environment, command);
  }

  private void assertRefused(String reason, String... arguments) throws Exception {
    ShellScripts.Ended ended = release(arguments);
    assertThat(ended.status()).as(ended.err()).isEqualTo(1);
    assertThat(ended.err().strip().lines().toList().getLast())
        .startsWith("release: ")
        .contains(reason);
  }

  @Test
  void aReleaseIsBuiltTwiceAndTagged() throws Exception {
    ShellScripts.Ended ended = release("0.1.0");

    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.err()).contains("git push origin v0.1.0");
    assertThat(Files.readAllLines(folder.resolve("builds")))
        .containsExactly("-B -ntp verify -Ppackages", "-q -B -ntp package -DskipTests");
    assertThat(Files.readString(project.resolve("app/target/release/lexhub.jar")))
        .contains("<version>0.1.0</version>", "<version>9.9</version>", "2026-03-04T03:06:07Z")
        .doesNotContain("SNAPSHOT");
    assertThat(git("show", "v0.1.0:CHANGELOG.md"))
        .contains("## 0.1.0 (2026-03-04)", "## 0.0.1")
        .doesNotContain("unreleased");
    assertThat(git("show", "v0.1.0:deploy/docker/compose.yaml")).contains("image: lexhub:0.1.0");
    assertThat(git("status", "--porcelain")).isEmpty();
    assertThat(git("log", "--format=%s", "main")).isEqualTo("all\n");
    assertRefused("there is a tag v0.1.0 already", "0.1.0");
  }

  @Test
  void aDryRunTagsNothingAndRunsNoTests() throws Exception {
    ShellScripts.Ended ended = release("0.1.0", "--dry-run");

    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.err()).contains("the same bytes twice; nothing was tagged here");
    assertThat(git("tag")).isEmpty();
    assertThat(Files.readString(folder.resolve("builds"))).doesNotContain("verify");
    assertThat(project.resolve("app/target/release/SHA256SUMS")).exists();
  }

  @Test
  void checksumsAreSigned() throws Exception {
    Path key = folder.resolve("private.pem");
    run("openssl", "genpkey", "-algorithm", "ed25519", "-out", key.toString());

    ShellScripts.Ended ended = release("--sign", key.toString(), "0.1.0", "--dry-run");

    assertThat(ended.status()).as(ended.err()).isZero();
    Path out = project.resolve("app/target/release");
    run("openssl", "pkey", "-in", key.toString(), "-pubout", "-out", folder + "/public.pem");
    run(
        "openssl",
        "pkeyutl",
        "-verify",
        "-pubin",
        "-inkey",
        folder + "/public.pem",
        "-rawin",
        "-in",
        out.resolve("SHA256SUMS").toString(),
        "-sigfile",
        out.resolve("SHA256SUMS.sig").toString());
  }

  private void run(String... command) throws Exception {
    ShellScripts.Ended ended = ShellScripts.run(folder, environment, List.of(command));
    assertThat(ended.status()).as(ended.err()).isZero();
  }

  @Test
  void packagesThatDifferAreRefused() throws Exception {
    build("date +%N > \"$LEXHUB_PACKAGES/lexhub.jar\"");
    commit();

    assertRefused("lexhub.jar is not the same when it is built again", "0.1.0");
    assertThat(git("tag")).isEmpty();
  }

  @Test
  void mistakesAreExplained() throws Exception {
    assertRefused("give a version such as 1.2.3");
    assertRefused("give a version such as 1.2.3, not \"1.2\"", "1.2");
    assertRefused("give one version", "0.1.0", "0.2.0");
    assertRefused("there is no option --push", "0.1.0", "--push");
    assertRefused("--sign must name a readable key", "0.1.0", "--sign", "absent.pem");
    assertRefused("CHANGELOG.md has no section \"## 0.2.0\"", "0.2.0");
    write("new", "");
    assertRefused("the working tree has changes", "0.1.0");
    assertThat(folder.resolve("builds")).doesNotExist();
  }
}

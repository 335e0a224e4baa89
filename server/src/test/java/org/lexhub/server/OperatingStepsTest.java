package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.LoaderMain;
import org.lexhub.server.account.PostgresServer;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.command.ServerMain;
import org.lexhub.server.meta.FixedResponse;
import org.lexhub.store.snapshot.SnapshotFolder;

/** The steps of the guide for operators, run as written. */
class OperatingStepsTest {
  private static final Pattern SHELL = Pattern.compile(" *```sh\n(.*?) *```", Pattern.DOTALL);

  @TempDir Path folder;
  private final Map<String, String> environment = new HashMap<>();

  /** Lays out a folder in which ./lexhub runs the code of this build, with a snapshot in DIR. */
  @BeforeEach
  void layOut() throws Exception {
    Path data = Files.createDirectories(folder.resolve("DIR"));
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    Files.copy(snapshot, data.resolve(Objects.requireNonNull(snapshot.getFileName())));
    Files.copy(Fixture.folder().resolve("CURRENT"), data.resolve("CURRENT"));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path script =
        Files.writeString(
            folder.resolve("lexhub"),
            """
            #!/bin/sh
            case $1 in
              load | verify | describe | diff | rollback | sign) main=%s ;;
              *) main=%s ;;
            esac
            exec "%s" --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -cp "%s" $main "$@"
            """
                .formatted(
                    LoaderMain.class.getName(),
                    ServerMain.class.getName(),
                    java,
                    System.getProperty("java.class.path")));
    assertThat(script.toFile().setExecutable(true)).isTrue();
  }

  /** Returns the blocks of commands of a section that contain a text. */
  private static List<String> steps(String heading, String text) {
    String guide = new String(FixedResponse.resource("docs/operating.md"), StandardCharsets.UTF_8);
    int start = guide.indexOf("\n## " + heading + "\n");
    assertThat(start).as(heading).isPositive();
    int end = guide.indexOf("\n## ", start + 1);
    List<String> blocks =
        SHELL
            .matcher(guide.substring(start, end < 0 ? guide.length() : end))
            .results()
            .map((MatchResult block) -> block.group(1).stripIndent())
            .filter(block -> block.contains(text))
            .toList();
    assertThat(blocks).as(heading + ": " + text).isNotEmpty();
    return blocks;
  }

  private String run(String commands) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder("bash", "-e", "-c", commands).directory(folder.toFile());
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(commands + "\n" + out).isZero();
    return out;
  }

  @Test
  void accountsInAFileAreBackedUpAndRestored() throws Exception {
    Files.createDirectories(folder.resolve("backups"));
    run("./lexhub accounts create --data DIR --name ada --admin");
    run(steps("Back up", "accounts backup").getFirst());
    run("./lexhub accounts create --data DIR --name later --admin");
    assertThat(run("./lexhub accounts list --data DIR")).contains("ada", "later");

    run(steps("Back up", "cp backups/").getFirst());

    assertThat(run("./lexhub accounts list --data DIR")).contains("ada").doesNotContain("later");
  }

  @Test
  void accountsInPostgresqlAreBackedUpAndRestored() throws Exception {
    Assumptions.assumeTrue(PostgresServer.isInstalled(), PostgresServer.MISSING);
    try (PostgresServer server = PostgresServer.create()) {
      environment.putAll(server.environment());
      String create = steps("Several hosts", "createdb").getFirst();
      run(create.replaceFirst("createuser.*\n", "")); // the user of this server is there
      PostgresSettings settings = server.settings("lexhub");
      environment.put("LEXHUB_ACCOUNTS", settings.url());
      environment.put("LEXHUB_ACCOUNTS_PASSWORD_FILE", String.valueOf(settings.passwordFile()));
      run("./lexhub accounts create --data DIR --name ada --admin");
      run(steps("Back up", "pg_dump").getFirst());
      run("./lexhub accounts create --data DIR --name later --admin");

      run(steps("Back up", "pg_restore").getFirst());

      assertThat(run("./lexhub accounts list --data DIR")).contains("ada").doesNotContain("later");
    }
  }

  @Test
  void accountsOfOneServerAreCopiedForSeveral() throws Exception {
    Assumptions.assumeTrue(PostgresServer.isInstalled(), PostgresServer.MISSING);
    run("./lexhub accounts create --data DIR --name ada --admin");
    try (PostgresServer server = PostgresServer.create()) {
      environment.putAll(server.environment());
      run(steps("Several hosts", "createdb").getFirst().replaceFirst("createuser.*\n", ""));
      PostgresSettings settings = server.settings("lexhub");
      String copy =
          steps("Several hosts", "accounts import")
              .getFirst()
              .replace("jdbc:postgresql://db.example/lexhub?user=lexhub", settings.url())
              .replace("/etc/lexhub/database.password", String.valueOf(settings.passwordFile()));

      run(copy);

      environment.put("LEXHUB_ACCOUNTS", settings.url());
      environment.put("LEXHUB_ACCOUNTS_PASSWORD_FILE", String.valueOf(settings.passwordFile()));
      assertThat(run("./lexhub accounts list --data DIR")).contains("ada");
    }
  }

  @Test
  void snapshotsAreSignedVerifiedAndRolledBack() throws Exception {
    String sign = steps("Update the data", "openssl genpkey").getFirst();
    run(sign.substring(0, sign.indexOf("./lexhub serve"))); // starts a server that requires the key
    assertThat(folder.resolve("DIR")).isDirectoryContaining("glob:**.lexhub.sig");
    Files.createDirectories(folder.resolve("store"));
    String load =
        steps("Several hosts", "--publish")
            .getFirst()
            .replaceFirst("export AWS.*\n", "")
            .replace(
                "data/demo.toml", Loads.RECIPES.resolve("fixture.toml").toAbsolutePath().toString())
            .replace("s3://BUCKET/main/", "store");
    assertThat(run(load)).contains("CURRENT names");
    Files.createLink(
        folder.resolve("OLD"),
        Objects.requireNonNull(SnapshotFolder.of(folder.resolve("DIR")).current()));
    Files.createLink(folder.resolve("NEW"), folder.resolve("OLD"));
    for (String line : steps("Update the data", "lexhub diff").getFirst().split("\n", -1)) {
      if (!line.contains("rollback")) { // there is only one snapshot
        run(line);
      }
    }
  }
}

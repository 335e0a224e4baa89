package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.cli.LoaderCommand;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.snapshot.SnapshotSignature;
import tools.jackson.databind.JsonNode;

/** A server that serves only snapshots with a signature. */
class SignedSnapshotTest {
  @TempDir Path data;
  @TempDir Path keys;

  private KeyPair own;
  private KeyPair other;

  @SuppressWarnings("NullAway.Init")
  private Path snapshot;

  SignedSnapshotTest() throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("Ed25519");
    own = generator.generateKeyPair();
    other = generator.generateKeyPair();
  }

  @BeforeEach
  void publish() throws Exception {
    Path first = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    snapshot = Files.copy(first, data.resolve(Objects.requireNonNull(first.getFileName())));
    Files.copy(Fixture.folder().resolve("CURRENT"), data.resolve("CURRENT"));
  }

  private static Path pem(Path file, String type, byte[] key) throws IOException {
    return Files.writeString(
        file,
        "-----BEGIN "
            + type
            + "-----\n"
            + Base64.getMimeEncoder().encodeToString(key)
            + "\n-----END "
            + type
            + "-----\n");
  }

  private String sign(KeyPair pair, Path place) throws IOException {
    Path key = pem(keys.resolve("private.pem"), "PRIVATE KEY", pair.getPrivate().getEncoded());
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] arguments = {"sign", "--key", key.toString(), place.toString()};
    int code = LoaderCommand.run(arguments, new PrintWriter(out), new PrintWriter(err), false);
    assertThat(code).as(err.toString()).isZero();
    return out.toString();
  }

  private TestServer serve() throws Exception {
    Path key = pem(keys.resolve("public.pem"), "PUBLIC KEY", own.getPublic().getEncoded());
    return TestServer.start(
        ServerSettings.of(data, "127.0.0.1", 0).with(SnapshotSignature.publicKey(key)));
  }

  private static JsonNode ready(TestServer server) throws IOException {
    return new Api(server.stranger()).ask("/health/ready").json();
  }

  @Test
  void aSnapshotIsServedOnceItIsSigned() throws Exception {
    try (TestServer server = serve()) {
      assertThat(ready(server).path("status").asString()).isEqualTo("unavailable");
      assertThat(ready(server).path("last_error").asString()).contains("is not signed");
      assertThat(sign(own, data)).contains("signed", ".sig");
      server.server().checkSnapshot();
      assertThat(ready(server).path("status").asString()).isEqualTo("ok");
    }
  }

  @Test
  void aForeignSignatureIsNoSignature() throws Exception {
    sign(other, snapshot);
    try (TestServer server = serve()) {
      assertThat(ready(server).path("status").asString()).isEqualTo("unavailable");
      assertThat(ready(server).path("last_error").asString()).contains("signed with another key");
      Path signature = SnapshotSignature.fileOf(snapshot);
      Files.write(signature, new byte[] {1, 2, 3});
      server.server().checkSnapshot();
      assertThat(ready(server).path("status").asString()).isEqualTo("unavailable");
      sign(own, snapshot);
      server.server().checkSnapshot();
      assertThat(ready(server).path("status").asString()).isEqualTo("ok");
    }
  }

  @Test
  void aChangedSnapshotIsRefusedThoughItsChecksumsAreRight() throws Exception {
    sign(own, snapshot);
    Path fixture = Loads.RECIPES.resolve("fixture.toml");
    Path elsewhere = Files.createDirectories(keys.resolve("elsewhere"));
    Path changed = Files.createDirectories(keys.resolve("source"));
    Files.copy(fixture, changed.resolve("fixture.toml"));
    Path records = Files.createDirectories(changed.resolve("fixture"));
    try (var files = Files.list(Loads.RECIPES.resolve("fixture"))) {
      for (Path file : files.toList()) {
        Files.copy(file, records.resolve(file.getFileName().toString()));
      }
    }
    Path lexemes = records.resolve("lexemes.jsonl");
    Files.writeString(
        lexemes,
        Files.readString(lexemes)
            + "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"dogma\",\"pos\":\"noun\","
            + "\"senses\":[{\"meaning\":\"ili:i46360\"}]}}\n");
    Loads.load(changed.resolve("fixture.toml").toAbsolutePath().toString(), elsewhere, false);
    Path forged = Objects.requireNonNull(SnapshotFolder.of(elsewhere).current());
    Files.copy(forged, snapshot, StandardCopyOption.REPLACE_EXISTING);
    try (TestServer server = serve()) {
      assertThat(ready(server).path("status").asString()).isEqualTo("unavailable");
      assertThat(ready(server).path("last_error").asString())
          .contains("changed after it was signed");
    }
  }

  @Test
  void theChecksumBesideAPublishedSnapshotIsThatOfSha256sum() throws Exception {
    Path published = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(published));
    assertThat(published.resolveSibling(published.getFileName() + ".sha256"))
        .hasContent(HexFormat.of().formatHex(digest) + "  " + published.getFileName());
  }

  @Test
  void whatIsNoKeyIsNamed() throws Exception {
    Path none = Files.writeString(keys.resolve("none.pem"), "nothing");
    assertThatThrownBy(() -> SnapshotSignature.publicKey(none))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("BEGIN PUBLIC KEY");
    KeyPair rsa = KeyPairGenerator.getInstance("RSA").generateKeyPair();
    Path wrong = pem(keys.resolve("rsa.pem"), "PUBLIC KEY", rsa.getPublic().getEncoded());
    assertThatThrownBy(() -> SnapshotSignature.publicKey(wrong))
        .hasMessageContaining("no Ed25519 public key");
    Path swapped = pem(keys.resolve("private.pem"), "PRIVATE KEY", rsa.getPrivate().getEncoded());
    assertThatThrownBy(() -> SnapshotSignature.privateKey(swapped))
        .hasMessageContaining("no Ed25519 private key");
  }
}

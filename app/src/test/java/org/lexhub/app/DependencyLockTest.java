package org.lexhub.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Compares the libraries that are in the jar with {@code app/dependencies.txt}: their versions and
 * the SHA-256 of their files. A library that a repository has replaced, or that another one brings
 * along, fails the build until a person has looked at it.
 */
class DependencyLockTest {
  private static final Path LOCK = Programs.ROOT.resolve("app/dependencies.txt");
  private static final Path USED = Programs.ROOT.resolve("app/target/runtime-libraries.txt");
  private static final String REWRITE =
      "./mvnw verify -pl app -am -Dtest=DependencyLockTest -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dlexhub.lock=write";
  private static final String OWN = "org.lexhub:";

  /** A library as Maven lists it: group:artifact:type[:classifier]:version:scope:file. */
  private static final Pattern LIBRARY =
      Pattern.compile(
          "\\s*([^:\\s]+:[^:]+):jar(:[^:]+)?:([^:]+):(?:compile|runtime):(/.+?\\.jar)\\b.*");

  private static final Pattern LINE = Pattern.compile("(\\S+:\\S+) ([0-9a-f]{64})");

  /** Returns the checksums of the libraries that Maven lists, in the order of their names. */
  private static SortedMap<String, String> used(List<String> lines) throws IOException {
    SortedMap<String, String> found = new TreeMap<>();
    for (String line : lines) {
      Matcher library = LIBRARY.matcher(line.replaceAll("\u001b\\[[0-9;]*m", ""));
      if (library.matches() && !library.group(1).startsWith(OWN)) {
        String classifier = library.group(2) == null ? "" : library.group(2);
        found.put(
            library.group(1) + ":" + library.group(3) + classifier,
            sha256(Path.of(library.group(4))));
      }
    }
    return found;
  }

  private static String sha256(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file);
        DigestInputStream digest =
            new DigestInputStream(in, MessageDigest.getInstance("SHA-256"))) {
      digest.transferTo(java.io.OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(digest.getMessageDigest().digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads a list; throws {@code IllegalArgumentException} for a malformed line. */
  private static SortedMap<String, String> read(List<String> lines) {
    SortedMap<String, String> locked = new TreeMap<>();
    for (String line : lines) {
      Matcher entry = LINE.matcher(line);
      if (entry.matches()) {
        locked.put(entry.group(1), entry.group(2));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        throw new IllegalArgumentException("not a library with its SHA-256: " + line);
      }
    }
    return locked;
  }

  private static List<String> lines(SortedMap<String, String> libraries) {
    List<String> lines = new ArrayList<>();
    lines.add("# The libraries in lexhub.jar: group:artifact:version and the SHA-256 of the file.");
    lines.add("# After a change of versions, compare what " + REWRITE);
    lines.add("# writes here with what their projects publish.");
    libraries.forEach((name, hash) -> lines.add(name + " " + hash));
    return lines;
  }

  /** Returns what is wrong with the libraries, one line each. */
  private static List<String> differences(Map<String, String> locked, Map<String, String> used) {
    List<String> found = new ArrayList<>();
    used.forEach((name, hash) -> {
      String expected = locked.get(name);
      if (expected == null) {
        found.add(name + " is not in the list");
      } else if (!expected.equals(hash)) {
        found.add(name + " has the SHA-256 " + hash + ", not " + expected);
      }
    });
    for (String name : locked.keySet()) {
      if (!used.containsKey(name)) {
        found.add(name + " is in the list, but not used");
      }
    }
    return found;
  }

  @Test
  void theLibrariesAreThoseOfTheList() throws Exception {
    SortedMap<String, String> used = used(Files.readAllLines(USED));
    assertThat(used).as("what Maven lists").hasSizeGreaterThan(10);
    if (System.getProperty("lexhub.lock", "").equals("write")) {
      Files.write(LOCK, lines(used));
    }
    assertThat(differences(read(Files.readAllLines(LOCK)), used))
        .as("rewrite: " + REWRITE)
        .isEmpty();
  }

  @Test
  void everyDifferenceIsFound() {
    Map<String, String> locked = Map.of("a:kept:1", "11", "a:changed:1", "22", "a:gone:1", "33");
    Map<String, String> used = Map.of("a:kept:1", "11", "a:changed:1", "99", "a:fresh:1", "44");

    assertThat(differences(locked, used))
        .containsExactlyInAnyOrder(
            "a:changed:1 has the SHA-256 99, not 22",
            "a:fresh:1 is not in the list",
            "a:gone:1 is in the list, but not used");
  }

  @Test
  void aMalformedListIsRefused() {
    String hash = "0".repeat(64);
    assertThat(read(List.of("# comment", "", "a:b:1 " + hash))).containsOnlyKeys("a:b:1");
    for (String line : new String[] {"a:b:1", "a:b:1 12", "a " + hash, "a:b:1 " + hash + " x"}) {
      assertThatThrownBy(() -> read(List.of(line)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(line);
    }
  }

  @Test
  void linesOfMavenAreRead() throws Exception {
    Path file = Files.createTempFile("library", ".jar");
    String hash = sha256(file);
    assertThat(hash).startsWith("e3b0c44298fc1c14");
    assertThat(
            used(
                List.of(
                    "The following files have been resolved:",
                    "   a.b:c:jar:1.0:compile:" + file + " -- module c (auto)",
                    "   a.b:d:jar:linux-x86_64:1.1:runtime:" + file,
                    "   org.lexhub:lexhub-store:jar:1:compile:" + file)))
        .isEqualTo(Map.of("a.b:c:1.0", hash, "a.b:d:1.1:linux-x86_64", hash));
    Files.delete(file);
  }
}

package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.lexhub.loader.record.SourceFiles;

/**
 * Opens {@code npm:name@version}: the tarball of the package in the cache folder, fetched once with
 * the installed npm client.
 */
final class NpmPlace {
  private static final Pattern PACKAGE =
      Pattern.compile("((?:@[a-z0-9][a-z0-9._-]*/)?[a-z0-9][a-z0-9._-]*)@([0-9][0-9A-Za-z.+-]*)");
  private static final int MAX_MINUTES = 10;

  private NpmPlace() {}

  /**
   * Opens the package.
   *
   * @param client the command to run, usually {@code npm}
   * @throws UnavailableException if the package is not cached and cannot be fetched
   */
  static SourceFiles open(String spec, Path cache, String client, Limits limits)
      throws IOException {
    Matcher matcher = PACKAGE.matcher(spec);
    if (!matcher.matches()) {
      throw new IOException(
          "npm:" + spec + " must have the form npm:name@version, with a full version");
    }
    String file = matcher.group(1).replace("@", "").replace('/', '-') + "-" + matcher.group(2);
    Path tarball = cache.resolve("npm").resolve(file + ".tgz");
    if (!Files.isRegularFile(tarball)) {
      fetch(spec, tarball, client);
    }
    return ArchiveFormat.TGZ.open(tarball, limits);
  }

  /** Returns the cache folder: {@code LEXHUB_CACHE}, or else {@code ~/.cache/lexhub}. */
  static Path cacheFolder() {
    String set = System.getenv("LEXHUB_CACHE");
    return set != null && !set.isBlank()
        ? Path.of(set)
        : Path.of(System.getProperty("user.home", "."), ".cache", "lexhub");
  }

  /** Runs the client in a temporary folder, then moves the tarball to its final place. */
  private static void fetch(String spec, Path tarball, String client) throws IOException {
    Path folder = tarball.getParent();
    if (folder == null) {
      throw new IOException("the cache folder has no parent: " + tarball);
    }
    Files.createDirectories(folder);
    Path work = Files.createTempDirectory(folder, "fetch");
    try {
      run(spec, work, client, tarball);
      Files.move(packed(spec, work), tarball, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      remove(work);
    }
  }

  private static void run(String spec, Path work, String client, Path tarball) throws IOException {
    Path log = work.resolve("npm.log");
    Process process;
    try {
      process =
          new ProcessBuilder(client, "pack", spec, "--silent", "--pack-destination", ".")
              .directory(work.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
    } catch (IOException e) {
      throw new UnavailableException(
          "npm:" + spec + ": no npm client found; install npm, or put the package at " + tarball);
    }
    try {
      process.getOutputStream().close();
      if (!process.waitFor(MAX_MINUTES, TimeUnit.MINUTES)) {
        throw new UnavailableException(
            "npm:" + spec + ": npm took more than " + MAX_MINUTES + " minutes");
      }
      if (process.exitValue() != 0) {
        throw new UnavailableException(
            "npm:"
                + spec
                + ": npm could not fetch it ("
                + lastLine(log)
                + "); put it at "
                + tarball);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while npm was running", e);
    } finally {
      process.destroy();
    }
  }

  private static Path packed(String spec, Path work) throws IOException {
    try (Stream<Path> list = Files.list(work)) {
      return list.filter(path -> path.toString().endsWith(".tgz"))
          .findFirst()
          .orElseThrow(() -> new UnavailableException("npm:" + spec + ": npm wrote no package"));
    }
  }

  private static String lastLine(Path log) throws IOException {
    List<String> lines =
        new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.isBlank())
            .toList();
    return lines.isEmpty() ? "no network?" : lines.get(lines.size() - 1).strip();
  }

  private static void remove(Path work) throws IOException {
    try (Stream<Path> list = Files.list(work)) {
      for (Path path : list.toList()) {
        Files.delete(path);
      }
    }
    Files.delete(work);
  }
}

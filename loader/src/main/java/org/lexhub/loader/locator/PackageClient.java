package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.lexhub.loader.download.FileChecks;
import org.lexhub.loader.recipe.ExpectedFile;

/**
 * Fetches one package with a program of this machine, such as npm, apt-get or Maven, which knows
 * where packages are.
 *
 * @param locator the locator, for error messages
 * @param command the program and its arguments
 * @param remedy what to do if the program is missing or fails
 */
record PackageClient(String locator, List<String> command, String remedy) {
  private static final int MAX_MINUTES = 30;
  private static final String MAVEN_ERROR = "[ERROR]";

  /** Copies the command. */
  PackageClient {
    command = List.copyOf(command);
  }

  /**
   * Runs a program that writes one file into its working folder, a temporary folder beside the
   * target. Checks the file and moves it to the target.
   *
   * @param suffix the suffix of the file
   * @throws UnavailableException if the program is missing or fails
   * @throws IOException if the file is not the expected one
   */
  void fetch(Path target, String suffix, ExpectedFile expected) throws IOException {
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException("the cache folder has no parent: " + target);
    }
    Files.createDirectories(folder);
    Path work = Files.createTempDirectory(folder, "fetch");
    try {
      run(work);
      Path file = written(work, suffix);
      check(file, expected);
      Files.move(file, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      remove(work);
    }
  }

  /**
   * Runs a program that puts the package at the target itself, and checks it.
   *
   * @throws UnavailableException if the program is missing or fails
   * @throws IOException if the file is not the expected one
   */
  void install(Path target, ExpectedFile expected) throws IOException {
    Path work = Files.createTempDirectory("lexhub-fetch");
    try {
      run(work);
    } finally {
      remove(work);
    }
    if (!Files.isRegularFile(target)) {
      throw new UnavailableException(
          locator + ": " + program() + " did not put it at " + target + "; " + remedy);
    }
    check(target, expected);
  }

  private void check(Path file, ExpectedFile expected) throws IOException {
    try {
      FileChecks.check(file, expected);
    } catch (IOException e) {
      throw new IOException(
          locator + ": the package is not the expected one: " + e.getMessage(), e);
    }
  }

  private String program() {
    return command.getFirst();
  }

  private void run(Path work) throws IOException {
    Path log = work.resolve("client.log");
    Process process;
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(work.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile());
      builder.environment().put("LC_ALL", "C.UTF-8");
      process = builder.start();
    } catch (IOException e) {
      throw new UnavailableException(
          locator + ": the program " + program() + " was not found; " + remedy);
    }
    try {
      process.getOutputStream().close();
      if (!process.waitFor(MAX_MINUTES, TimeUnit.MINUTES)) {
        throw new UnavailableException(
            locator + ": " + program() + " took more than " + MAX_MINUTES + " minutes");
      }
      if (process.exitValue() != 0) {
        throw new UnavailableException(
            locator + ": " + program() + " could not fetch it (" + reason(log) + "); " + remedy);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while " + program() + " was running", e);
    } finally {
      process.destroy();
    }
  }

  private Path written(Path work, String suffix) throws IOException {
    try (Stream<Path> list = Files.list(work)) {
      return list.filter(path -> path.toString().endsWith(suffix))
          .findFirst()
          .orElseThrow(() ->
              new UnavailableException(
                  locator + ": " + program() + " wrote no package; " + remedy));
    }
  }

  /** Returns the first error of Maven, or else the last line of the output. */
  private static String reason(Path log) throws IOException {
    List<String> lines =
        new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.isBlank())
            .toList();
    for (String line : lines) {
      int error = line.indexOf(MAVEN_ERROR); // after the codes that reset the colours
      if (error >= 0) {
        return line.substring(error + MAVEN_ERROR.length()).strip();
      }
    }
    return lines.isEmpty() ? "no network?" : lines.getLast().strip();
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

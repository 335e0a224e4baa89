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
 * Fetches one package with a program of this machine, such as npm or apt-get, which knows where
 * packages are.
 *
 * @param locator the locator, for error messages
 * @param command the program and its arguments; it writes one file into its working folder
 * @param suffix the suffix of that file
 * @param remedy what to do if the program is missing or fails
 */
record PackageClient(String locator, List<String> command, String suffix, String remedy) {
  private static final int MAX_MINUTES = 30;

  /** Copies the command. */
  PackageClient {
    command = List.copyOf(command);
  }

  /**
   * Runs the program in a temporary folder beside the target, checks the file and moves it there.
   *
   * @throws UnavailableException if the program is missing or fails
   * @throws IOException if the file is not the expected one
   */
  void fetch(Path target, ExpectedFile expected) throws IOException {
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException("the cache folder has no parent: " + target);
    }
    Files.createDirectories(folder);
    Path work = Files.createTempDirectory(folder, "fetch");
    try {
      run(work);
      Path file = written(work);
      try {
        FileChecks.check(file, expected);
      } catch (IOException e) {
        throw new IOException(
            locator + ": the package is not the expected one: " + e.getMessage(), e);
      }
      Files.move(file, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      remove(work);
    }
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
          locator + ": the program " + command.getFirst() + " was not found; " + remedy);
    }
    try {
      process.getOutputStream().close();
      if (!process.waitFor(MAX_MINUTES, TimeUnit.MINUTES)) {
        throw new UnavailableException(
            locator + ": " + command.getFirst() + " took more than " + MAX_MINUTES + " minutes");
      }
      if (process.exitValue() != 0) {
        throw new UnavailableException(
            locator
                + ": "
                + command.getFirst()
                + " could not fetch it ("
                + lastLine(log)
                + "); "
                + remedy);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while " + command.getFirst() + " was running", e);
    } finally {
      process.destroy();
    }
  }

  private Path written(Path work) throws IOException {
    try (Stream<Path> list = Files.list(work)) {
      return list.filter(path -> path.toString().endsWith(suffix))
          .findFirst()
          .orElseThrow(() ->
              new UnavailableException(
                  locator + ": " + command.getFirst() + " wrote no package; " + remedy));
    }
  }

  private static String lastLine(Path log) throws IOException {
    List<String> lines =
        new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.isBlank())
            .toList();
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

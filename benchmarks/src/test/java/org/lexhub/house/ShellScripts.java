package org.lexhub.house;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs the scripts of the root folder in an environment that contains only what a test sets. */
final class ShellScripts {
  /** The root folder of the project: the parent of the module that the test runs in. */
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** The programs that the scripts call besides java and mvn. */
  private static final List<String> TOOLS =
      List.of(
          "bash",
          "sh",
          "cat",
          "cut",
          "dirname",
          "find",
          "flock",
          "grep",
          "gzip",
          "head",
          "mkdir",
          "mktemp",
          "mv",
          "readlink",
          "rm",
          "sed",
          "sha256sum",
          "sha512sum",
          "tar",
          "touch",
          "uname");

  private static final long SECONDS = 60;

  private ShellScripts() {}

  /** The exit status and output of a run. */
  record Ended(int status, String out, String err) {}

  /** Runs a command in a folder and waits until it ends. */
  static Ended run(Path folder, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("lexhub", ".out");
    Path err = Files.createTempFile("lexhub", ".err");
    try {
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
      builder.environment().clear();
      builder.environment().put("LC_ALL", "C.UTF-8");
      builder.environment().putAll(environment);
      Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError(command + " did not end within " + SECONDS + " s");
      }
      return new Ended(process.exitValue(), Files.readString(out), Files.readString(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }

  /** Fills a folder with the tools that the scripts need, as a PATH without java or mvn. */
  static Path toolsOnly(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (String tool : TOOLS) {
      for (String place : List.of("/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin")) {
        Path found = Path.of(place, tool);
        if (Files.isExecutable(found)) {
          script(folder.resolve(tool), "#!/bin/sh\nexec " + found + " \"$@\"\n");
          break;
        }
      }
    }
    return folder;
  }

  /** Writes an executable script. */
  static void script(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make " + file + " executable");
    }
  }

  /**
   * Writes a folder that looks like a JDK. Its {@code java} prints its arguments, and creates a
   * file {@code CURRENT} in the folder after {@code --out}, as a load does.
   */
  static Path jdk(Path folder, String version) throws IOException {
    script(
        folder.resolve("bin/java"),
        """
        #!/bin/sh
        echo "java $*"
        while [ $# -gt 1 ]; do
          if [ "$1" = --out ]; then mkdir -p "$2" && echo one > "$2/CURRENT"; fi
          shift
        done
        """);
    script(folder.resolve("bin/javac"), "#!/bin/sh\n");
    Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return folder;
  }
}

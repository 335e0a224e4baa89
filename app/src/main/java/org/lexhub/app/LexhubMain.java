package org.lexhub.app;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.LoaderMain;
import org.lexhub.server.command.ServerMain;

/**
 * The command line of {@code lexhub.jar}: {@code java -jar lexhub.jar COMMAND}.
 *
 * <p>Commands of the loader and of the server are those of {@code ./lexhub}. {@code demo} also
 * loads its data, {@code recipes} writes the recipes of the jar to a folder, and {@code train}
 * exercises the program for an ahead-of-time cache of the JVM.
 */
public final class LexhubMain {
  private static final Set<String> SERVER =
      Set.of("serve", "keys", "accounts", "export", "publish");

  private LexhubMain() {}

  /** Runs a command and ends the process with its status, unless the command keeps running. */
  public static void main(String[] arguments) {
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    try {
      run(arguments);
    } catch (IOException | UncheckedIOException e) {
      err.println("lexhub: " + e.getMessage());
      System.exit(1);
    }
  }

  private static void run(String[] arguments) throws IOException {
    String command = arguments.length == 0 ? "help" : arguments[0];
    List<String> rest =
        Arrays.asList(arguments).subList(Math.min(1, arguments.length), arguments.length);
    if (command.equals("help") && !rest.isEmpty()) {
      run(new String[] {rest.getFirst(), "--help"});
    } else if (SERVER.contains(command)) {
      ServerMain.main(arguments);
    } else {
      switch (command) {
        case "help", "-h", "--help" -> printOverview();
        case "version", "-V", "--version" -> print("lexhub " + version());
        case "demo" -> DemoRun.of(rest).run();
        case "recipes" -> RecipesCommand.run(rest);
        case "train" -> TrainingRun.run();
        default -> LoaderMain.main(arguments);
      }
    }
  }

  /** Returns the version in the manifest of the jar, {@code dev} for classes without one. */
  static String version() {
    return Objects.requireNonNullElse(
        LexhubMain.class.getPackage().getImplementationVersion(), "dev");
  }

  /** Returns how users call this program: {@code lexhub} where a package installed it. */
  static String called() {
    return System.getProperty("lexhub.command", "java -jar lexhub.jar");
  }

  private static void printOverview() throws IOException {
    try (var in = LexhubMain.class.getResourceAsStream("overview.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      print(text.replace("LEXHUB_COMMAND", called()).stripTrailing());
    }
  }

  /** Prints a line to standard output. */
  static void print(String line) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    out.println(line);
  }

  /** Returns the folder that a package keeps its files in, or null for the jar alone. */
  static @Nullable Path home() {
    String home = System.getProperty("lexhub.home");
    return home == null ? null : Path.of(home);
  }
}

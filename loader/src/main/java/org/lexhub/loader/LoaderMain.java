package org.lexhub.loader;

import java.io.Console;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.lexhub.loader.cli.LoaderCommand;

/**
 * Runs the commands of the loader: {@code load}, {@code verify}, {@code describe}, {@code diff},
 * {@code rollback}, {@code sign} and {@code generate}. The exit code is 0 for success, 1 for
 * failure and 2 for wrong usage.
 */
public final class LoaderMain {
  private LoaderMain() {}

  /** Runs one command and ends the process. */
  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Runs one command with the streams of this process and returns the exit code. */
  public static int run(String... args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int code = LoaderCommand.run(args, out, err, onTerminal());
    out.flush();
    err.flush();
    return code;
  }

  @SuppressWarnings("SystemConsoleNull") // JDK 25 returns null if there is no terminal
  private static boolean onTerminal() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }
}

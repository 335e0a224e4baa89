package org.lexhub.server.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line of the server: serve, demo, keys, accounts, export, publish. */
@Command(
    name = "lexhub",
    description = "Serves a Lexhub data folder and manages its accounts.",
    versionProvider = JarVersion.class,
    mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli fills the fields
public final class ServerMain implements Runnable {
  private static final int WRONG_USAGE = 2;
  private static final String SERVE = "serve";

  private static final Map<String, Class<?>> COMMANDS =
      Map.of(
          SERVE,
          ServeCommand.class,
          "demo",
          DemoCommand.class,
          "keys",
          KeysCommand.class,
          "accounts",
          AccountsCommand.class,
          "export",
          ExportCommand.class,
          "publish",
          PublishCommand.class);

  @Spec private CommandSpec spec;

  private ServerMain() {}

  /** Runs a command and ends the process with its status. */
  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(out, err, arguments));
  }

  /** Runs a command; returns 0, or 1 for a failure, or 2 for an invalid command line. */
  public static int run(PrintWriter out, PrintWriter err, String... arguments) {
    return run(out, err, System.getenv(), arguments);
  }

  /** Does the same with settings of another environment. */
  public static int run(
      PrintWriter out, PrintWriter err, Map<String, String> environment, String... arguments) {
    CommandLine line = commandLine(arguments);
    try {
      CommandSpec serve = Objects.requireNonNull(line.getSubcommands().get(SERVE)).getCommandSpec();
      line.setDefaultValueProvider(
          SettingSources.read(serve, Arrays.asList(arguments), environment));
    } catch (CommandFailure e) {
      err.println("lexhub: " + e.getMessage());
      return WRONG_USAGE;
    }
    return line.setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(new UsageErrors())
        .setExecutionExceptionHandler(ServerMain::explain)
        .execute(arguments);
  }

  /**
   * Returns the command line with {@code serve}, whose options are the settings, and the command
   * that the arguments name. A start does not wait for the annotations of the others to be read.
   */
  private static CommandLine commandLine(String... arguments) {
    CommandLine line = new CommandLine(new ServerMain());
    String named = arguments.length == 0 ? "" : arguments[0];
    for (String name : new TreeSet<>(COMMANDS.keySet())) {
      if (name.equals(SERVE) || name.equals(named) || !COMMANDS.containsKey(named)) {
        line.addSubcommand(name, COMMANDS.get(name));
      }
    }
    return line;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "choose a command: serve, demo, keys, accounts, export or publish");
  }

  private static int explain(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
    String message = e.getMessage();
    command.getErr().println("lexhub: " + (message == null ? e.toString() : message));
    return 1;
  }
}

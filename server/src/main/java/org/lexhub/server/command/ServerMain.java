package org.lexhub.server.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.lexhub.server.account.sql.SqliteEngine;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The command line of the server: serve, demo, keys, accounts, export, publish. */
public final class ServerMain implements Runnable {
  private static final int WRONG_USAGE = 2;

  private static final Map<String, Supplier<CommandLine>> COMMANDS =
      Map.of(
          ServeCommand.NAME,
          ServeCommand::line,
          "demo",
          DemoCommand::line,
          "keys",
          () -> new CommandLine(KeysCommand.class),
          "accounts",
          () -> new CommandLine(AccountsCommand.class),
          "export",
          () -> new CommandLine(ExportCommand.class),
          "publish",
          () -> new CommandLine(PublishCommand.class));

  /** The commands that open a port. */
  private static final Set<String> SERVERS = Set.of(ServeCommand.NAME, "demo");

  private final CommandLine line =
      CommandModel.of(
          this,
          "lexhub",
          "Serves a Lexhub data folder and manages its accounts.",
          new OptionGroup());

  private ServerMain() {}

  /** Runs a command and ends the process with its status. */
  public static void main(String[] arguments) {
    LogProvider.choose();
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
      CommandSpec serve =
          Objects.requireNonNull(line.getSubcommands().get(ServeCommand.NAME)).getCommandSpec();
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
    String named = arguments.length == 0 ? "" : arguments[0];
    if (SERVERS.contains(named)) {
      SqliteEngine.prepare();
    }
    CommandLine line = new ServerMain().line;
    for (String name : new TreeSet<>(COMMANDS.keySet())) {
      boolean isAsked = name.equals(named) || !COMMANDS.containsKey(named);
      if (isAsked || name.equals(ServeCommand.NAME)) {
        line.addSubcommand(name, Objects.requireNonNull(COMMANDS.get(name)).get());
      }
    }
    return line;
  }

  @Override
  public void run() {
    throw new ParameterException(
        line, "choose a command: serve, demo, keys, accounts, export or publish");
  }

  private static int explain(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
    String message = e.getMessage();
    command.getErr().println("lexhub: " + (message == null ? e.toString() : message));
    return 1;
  }
}

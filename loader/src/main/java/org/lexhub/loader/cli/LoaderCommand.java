package org.lexhub.loader.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The loader without a command: shows what there is. */
@Command(
    name = "lexhub",
    description = "Builds and looks after snapshots of open lexical data.",
    mixinStandardHelpOptions = true,
    version = "Lexhub loader",
    subcommands = {
      LoadCommand.class,
      VerifyCommand.class,
      DescribeCommand.class,
      DiffCommand.class,
      RollbackCommand.class,
      GenerateCommand.class
    })
public final class LoaderCommand implements Callable<Integer> {
  /** Everything went well. */
  static final int DONE = 0;

  /** The command could not do its work. */
  static final int FAILED = 1;

  @Spec private CommandSpec spec;
  private boolean terminal;

  /** Made by picocli. */
  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  public LoaderCommand() {}

  /**
   * Runs a command line.
   *
   * @param terminal whether progress goes to a terminal
   * @return the exit code: 0 done, 1 failed, 2 wrong use
   */
  public static int run(String[] args, PrintWriter out, PrintWriter err, boolean terminal) {
    LoaderCommand command = new LoaderCommand();
    command.terminal = terminal;
    CommandLine line = new CommandLine(command);
    line.setOut(out);
    line.setErr(err);
    line.setExecutionExceptionHandler(LoaderFailures::handle);
    return line.execute(args);
  }

  /** Whether progress goes to a terminal. */
  boolean onTerminal() {
    return terminal;
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "Which command?");
  }
}

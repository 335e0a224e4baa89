package org.lexhub.loader.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The top-level command of the loader.
 *
 * <p>The launcher passes unknown commands here too, so that {@link WrongUsage} explains them.
 */
@Command(
    name = "./lexhub",
    description = "Builds and manages snapshots of open lexical data.",
    mixinStandardHelpOptions = true,
    versionProvider = VersionOfJar.class,
    scope = ScopeType.INHERIT,
    subcommands = {
      LoadCommand.class,
      FetchCommand.class,
      VerifyCommand.class,
      DescribeCommand.class,
      DiffCommand.class,
      RollbackCommand.class,
      SignCommand.class,
      GenerateCommand.class
    })
public final class LoaderCommand implements Callable<Integer> {
  /** The exit code of a command that succeeded. */
  static final int DONE = 0;

  /** The exit code of a command that failed. */
  static final int FAILED = 1;

  @Spec private CommandSpec spec;
  private boolean terminal;

  /** Creates the command, without a terminal. */
  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  public LoaderCommand() {}

  /**
   * Runs a command line.
   *
   * @param terminal whether {@code err} is a terminal that understands carriage returns
   * @return the exit code: 0 for success, 1 for failure, 2 for wrong usage
   */
  public static int run(String[] args, PrintWriter out, PrintWriter err, boolean terminal) {
    LoaderCommand command = new LoaderCommand();
    command.terminal = terminal;
    CommandLine line = new CommandLine(command);
    line.setOut(out);
    line.setErr(err);
    line.setExecutionExceptionHandler(LoaderFailures::handle);
    line.setParameterExceptionHandler(WrongUsage::explain);
    return line.execute(args);
  }

  /** Returns whether progress goes to a terminal. */
  boolean onTerminal() {
    return terminal;
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "no command given");
  }
}

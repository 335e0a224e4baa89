package org.lexhub.server.command;

import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Explains a wrong command line in two lines: what is wrong, with the nearest spelling, and which
 * command prints the help. The exit status is 2.
 */
final class UsageErrors implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    CommandLine line = e.getCommandLine();
    CommandSpec command = line.getCommandSpec();
    PrintWriter err = line.getErr();
    err.println("lexhub: " + message(e, command) + origin(e, command, List.of(arguments)));
    err.println("All options: " + command.qualifiedName() + " --help");
    err.flush();
    return command.exitCodeOnInvalidInput();
  }

  /** Returns where a wrong value comes from unless it is on the command line. */
  private static String origin(ParameterException e, CommandSpec command, List<String> arguments) {
    if (!(e.getArgSpec() instanceof OptionSpec option)
        || !(command.defaultValueProvider() instanceof SettingSources sources)
        || arguments.stream().anyMatch(given -> isOption(given, option))) {
      return "";
    }
    SettingSources.Found found = sources.of(option);
    return found == null ? "" : " (" + found.origin() + ")";
  }

  private static boolean isOption(String argument, OptionSpec option) {
    String name = option.longestName();
    return argument.equals(name) || argument.startsWith(name + "=");
  }

  private static String message(ParameterException e, CommandSpec command) {
    if (!(e instanceof UnmatchedArgumentException unmatched)) {
      return String.valueOf(e.getMessage());
    }
    String argument = unmatched.getUnmatched().getFirst();
    if (!unmatched.isUnknownOption()) {
      return command.name() + " takes no argument \"" + argument + "\"";
    }
    String option = argument.replaceFirst("=.*", "");
    @Nullable String nearest = SettingNames.meant(option, command.optionsMap().keySet());
    return command.name()
        + " has no option "
        + option
        + (nearest == null ? "" : "; did you mean " + nearest + "?");
  }
}

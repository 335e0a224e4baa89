package org.lexhub.server.command;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Prints an invalid command line as two lines: what is wrong, with the nearest spelling, and which
 * command prints the help. The exit status is 2.
 */
final class UsageErrors implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("lexhub: " + message(e));
    err.println("Help: ./" + command.getCommandSpec().qualifiedName(" ") + " --help");
    err.flush();
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static String message(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
      String first = unmatched.getUnmatched().getFirst();
      List<String> near = unmatched.getSuggestions();
      String guess = near.isEmpty() ? "" : "; did you mean " + near.getFirst() + "?";
      return (unmatched.isUnknownOption() ? "unknown option " : "unexpected argument ")
          + first
          + guess;
    }
    return String.valueOf(e.getMessage());
  }
}

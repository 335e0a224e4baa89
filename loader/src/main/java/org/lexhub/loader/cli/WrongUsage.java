package org.lexhub.loader.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Nearest;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Explains a wrong command line in at most two lines.
 *
 * <p>Suggestions come from {@link Nearest} because those of picocli compare pairs of letters: they
 * find nothing for {@code laod} and {@code --proxy} for {@code --prt}.
 */
final class WrongUsage {
  /** The commands of the launcher that other programs run. */
  private static final List<String> OTHER_COMMANDS =
      List.of("demo", "serve", "keys", "accounts", "bench");

  private WrongUsage() {}

  /** Prints the error and where to find help, and returns the exit code. */
  static int explain(ParameterException e, String[] args) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    var err = e.getCommandLine().getErr();
    if (e instanceof UnmatchedArgumentException unmatched) {
      String argument = unmatched.getUnmatched().getFirst();
      if (!unmatched.isUnknownOption() && command.parent() == null) {
        err.println(unknownCommand(command, argument));
        return command.exitCodeOnInvalidInput();
      }
      err.println("lexhub: " + unmatched(command, argument, unmatched.isUnknownOption()));
    } else {
      err.println("lexhub: " + inSentence(String.valueOf(e.getMessage())));
    }
    err.println("All options: " + command.qualifiedName() + " --help");
    err.flush();
    return command.exitCodeOnInvalidInput();
  }

  private static String unknownCommand(CommandSpec lexhub, String name) {
    List<String> commands = new ArrayList<>(lexhub.subcommands().keySet());
    commands.addAll(OTHER_COMMANDS);
    String nearest = nearest(name, commands);
    return "lexhub: there is no command \""
        + name
        + "\"."
        + (nearest == null ? "" : " Did you mean \"" + nearest + "\"?")
        + " All commands: "
        + lexhub.name()
        + " --help";
  }

  private static String unmatched(CommandSpec command, String argument, boolean isOption) {
    if (!isOption) {
      return command.name() + " takes no argument \"" + argument + "\"";
    }
    String option = argument.replaceFirst("=.*", "");
    String nearest = nearest(option, command.optionsMap().keySet());
    return command.name()
        + " has no option "
        + option
        + (nearest == null ? "" : "; did you mean " + nearest + "?");
  }

  /** Returns the only name that starts with the given word, or else the nearest, or null. */
  private static @Nullable String nearest(String word, Collection<String> names) {
    List<String> longer =
        names.stream().filter(name -> word.length() > 1 && name.startsWith(word)).toList();
    return longer.size() == 1 ? longer.getFirst() : Nearest.of(word, names);
  }

  private static String inSentence(String message) {
    return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }
}

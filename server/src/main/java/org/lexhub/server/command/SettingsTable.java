package org.lexhub.server.command;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Prints every setting of a server, its value and where the value comes from. */
final class SettingsTable {
  private static final String HIDDEN = "(hidden)";

  private SettingsTable() {}

  static void print(CommandSpec serve, PrintWriter out) {
    ConsoleTable table = new ConsoleTable("setting", "value", "from");
    IDefaultValueProvider provider = serve.defaultValueProvider();
    for (OptionSpec option : serve.options()) {
      String name = SettingSources.name(option);
      if (!SettingSources.names(serve).contains(name)) {
        continue;
      }
      SettingSources.Found found =
          provider instanceof SettingSources sources ? sources.of(option) : null;
      boolean given = serve.commandLine().getParseResult().hasMatchedOption(option);
      String value = found != null && found.secret() && !given ? HIDDEN : shown(option.getValue());
      table.row(name, value, given ? "command line" : found == null ? "default" : found.origin());
    }
    table.print(out);
    out.flush();
  }

  private static String shown(@Nullable Object value) {
    return switch (value) {
      case null -> "-";
      case Collection<?> list when list.isEmpty() -> "-";
      case Collection<?> list ->
          list.stream().map(String::valueOf).collect(Collectors.joining(","));
      case Integer number when number < 0 -> "off";
      case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT);
      default -> value.toString();
    };
  }
}

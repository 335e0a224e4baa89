package org.lexhub.server.command;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Makes commands of picocli without annotations, which a start would wait for. */
final class CommandModel {
  private CommandModel() {}

  /**
   * Returns a command with the options of {@code options}, and with those for help and version.
   *
   * @param command a {@code Runnable} or a {@code Callable} of the exit status
   */
  static CommandLine of(Object command, String name, String description, OptionGroup options) {
    CommandSpec spec =
        CommandSpec.wrapWithoutInspection(command).name(name).versionProvider(new JarVersion());
    spec.usageMessage().description(description);
    options.addTo(spec);
    spec.addOption(
        OptionSpec.builder("-h", "--help")
            .usageHelp(true)
            .description("Show this help message and exit.")
            .build());
    spec.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .description("Print version information and exit.")
            .build());
    return new CommandLine(spec);
  }
}

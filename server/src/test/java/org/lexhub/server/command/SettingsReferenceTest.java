package org.lexhub.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.lexhub.server.meta.FixedResponse;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The table of settings in the operating guide has the texts of the options. */
class SettingsReferenceTest {
  private static String table() {
    CommandSpec serve = ServeCommand.line().getCommandSpec();
    StringBuilder table =
        new StringBuilder("| setting | value | meaning (default) |\n|---|---|---|\n");
    for (String name : SettingSources.names(serve)) {
      OptionSpec option = serve.findOption("--" + name);
      String value = option.arity().max() == 0 ? "true\\|false" : option.paramLabel();
      table
          .append("| `")
          .append(name)
          .append("` | ")
          .append(value.replaceAll("(?<!\\\\)\\|", "\\\\|"))
          .append(" | ")
          .append(String.join(" ", option.description()))
          .append(" |\n");
    }
    return table.toString();
  }

  @Test
  void guideListsEverySetting() {
    String guide = new String(FixedResponse.resource("docs/operating.md"), StandardCharsets.UTF_8);

    assertThat(guide).as("copy the table into operating.md").contains(table());
  }
}

package org.lexhub.server.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.snapshot.ServingState;
import picocli.CommandLine;

/** Serves a data folder until the process receives a signal to stop. */
final class ServeCommand implements Callable<Integer> {
  /** The name of the command. */
  static final String NAME = "serve";

  private final DataFolder folder = new DataFolder();
  private final ServerOptions options = new ServerOptions();
  private final OptionGroup group = new OptionGroup();
  private final OptionValue<Boolean> showConfig =
      group.command(
          "--show-config",
          "Prints every setting, its value and where the value comes from, and serves nothing.");

  private final CommandLine line;

  private ServeCommand() {
    group.addAll(folder.group());
    group.addAll(options.group());
    line =
        CommandModel.of(
            this, NAME, "Answers HTTP requests from the current snapshot of a data folder.", group);
  }

  /** Returns the command, whose options are the settings. */
  static CommandLine line() {
    return new ServeCommand().line;
  }

  @Override
  public Integer call() throws IOException {
    if (showConfig.value()) {
      SettingsTable.print(line.getCommandSpec(), line.getOut());
      return 0;
    }
    LexhubServer server = options.start(folder.path(), folder.accounts());
    PrintWriter out = line.getOut();
    ServingState state = server.state();
    if (state.snapshot() == null) {
      line.getErr().println(missing(state));
    }
    out.println("Listening on " + server.url());
    SetUpLink.print(out, server);
    out.flush();
    server.awaitEnd();
    return 0;
  }

  private String missing(ServingState state) {
    String reason =
        state.lastError() == null
            ? "there is no snapshot in " + folder.path() + " yet"
            : state.lastError();
    return "lexhub: " + reason + "; answering 503 until one is published there";
  }
}

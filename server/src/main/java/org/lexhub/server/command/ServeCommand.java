package org.lexhub.server.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.snapshot.ServingState;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves a data folder until the process receives a signal to stop. */
@Command(
    name = "serve",
    description = "Answers HTTP requests from the current snapshot of a data folder.",
    versionProvider = JarVersion.class,
    mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli fills the fields
public final class ServeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private DataFolder folder;
  @Mixin private ServerOptions options;

  @Option(
      names = "--show-config",
      description =
          "Prints every setting, its value and where the value comes from, and serves nothing.")
  private boolean showConfig;

  @Override
  public Integer call() throws IOException {
    if (showConfig) {
      SettingsTable.print(spec, spec.commandLine().getOut());
      return 0;
    }
    LexhubServer server = options.start(folder.path(), folder.accounts());
    PrintWriter out = spec.commandLine().getOut();
    ServingState state = server.state();
    if (state.snapshot() == null) {
      spec.commandLine().getErr().println(missing(state));
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

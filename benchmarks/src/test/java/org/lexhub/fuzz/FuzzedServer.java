package org.lexhub.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import org.lexhub.benchmarks.FastClock;
import org.lexhub.loader.assemble.Load;
import org.lexhub.loader.assemble.LoadException;
import org.lexhub.loader.assemble.LoadRequest;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.source.Formats;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.ServerSettings;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;

/** A server of this process over the fixture, whose clock never lets a rate limit end. */
record FuzzedServer(int port, String key) {
  /** The folder with a snapshot of the fixture, if it is loaded already. */
  static final String DATA = "lexhub.fuzz.data";

  static FuzzedServer start() {
    try {
      String given = System.getProperty(DATA);
      Path data = given == null ? loaded(Files.createTempDirectory("lexhub-fuzz")) : Path.of(given);
      String key;
      try (AccountDatabase database = AccountDatabase.open(data)) {
        Accounts accounts = new Accounts(database);
        long account = accounts.addAccount("fuzz", Plan.ENTERPRISE, Instant.now());
        key = accounts.addKey(account, "fuzz", null, Instant.now());
      }
      LexhubServer server =
          LexhubServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(new FastClock()));
      return new FuzzedServer(server.address().getPort(), key);
    } catch (IOException | SQLException | LoadException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Loads the fixture into a folder and returns the folder. */
  static Path loaded(Path folder) throws IOException, LoadException {
    Progress progress =
        new Progress(new ProgressPrinter(new PrintWriter(Writer.nullWriter()), false));
    Path recipe = Path.of("..", "data", "fixture.toml");
    new Load(
            new LoadRequest(
                new RecipeReader(Formats.names()).read(recipe), folder, null, false, false),
            progress)
        .run();
    return folder;
  }
}

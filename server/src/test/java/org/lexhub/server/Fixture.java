package org.lexhub.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;

/** The snapshot of the fixture and one server over it, created once for all tests of a run. */
public final class Fixture {
  private static @Nullable Path folder;
  private static @Nullable TestServer server;
  private static @Nullable Store store;

  private Fixture() {}

  /** Returns the folder that the fixture is loaded into. */
  static synchronized Path folder() throws Exception {
    Path present = folder;
    if (present == null) {
      present = Files.createTempDirectory(Path.of("target"), "fixture-");
      Loads.load("fixture.toml", present, false);
      folder = present;
    }
    return present;
  }

  /** Returns the server, whose clock is so fast that no test exceeds a rate limit. */
  static synchronized TestServer server() throws Exception {
    TestServer present = server;
    if (present == null) {
      ServerSettings settings = ServerSettings.of(folder(), "127.0.0.1", 0).with(FAST);
      present = TestServer.start(settings);
      server = present;
      Runtime.getRuntime().addShutdownHook(new Thread(present::close));
    }
    return present;
  }

  /** Returns a client of the server. */
  static Api api() throws Exception {
    return new Api(server().client());
  }

  /** Returns the store of the snapshot, to compare responses with. */
  public static synchronized Store store() throws Exception {
    Store present = store;
    if (present == null) {
      Path file = SnapshotFolder.of(folder()).current();
      if (file == null) {
        throw new IOException("the fixture was not loaded");
      }
      present = Store.open(file);
      store = present;
    }
    return present;
  }

  /** A clock on which a second takes a millisecond. */
  static final TimeSource FAST =
      new TimeSource() {
        @Override
        public long nanos() {
          return System.nanoTime() * 1000;
        }

        @Override
        public long millis() {
          return System.currentTimeMillis();
        }
      };
}

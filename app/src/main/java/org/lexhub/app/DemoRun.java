package org.lexhub.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.loader.LoaderMain;
import org.lexhub.server.command.ServerMain;

/**
 * {@code demo}: loads the dataset of {@code demo.toml} unless the folder has a snapshot, and serves
 * it.
 */
final class DemoRun {
  private static final String DEFAULT_FOLDER = "demo-data";
  private static final List<String> HELP = List.of("-h", "--help", "-V", "--version");

  private final Path data;
  private final List<String> options;

  private DemoRun(Path data, List<String> options) {
    this.data = data;
    this.options = options;
  }

  /**
   * Reads the command line: {@code --data DIR}, by default {@code LEXHUB_DATA} or else a folder in
   * the current one; all other options are those of the server.
   */
  static DemoRun of(List<String> arguments) {
    String data = System.getenv().getOrDefault("LEXHUB_DATA", DEFAULT_FOLDER);
    List<String> options = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.equals("--data") && i + 1 < arguments.size()) {
        i++;
        data = arguments.get(i);
      } else if (argument.startsWith("--data=")) {
        data = argument.substring("--data=".length());
      } else {
        options.add(argument);
      }
    }
    return new DemoRun(Path.of(data), options);
  }

  /** Loads and serves; ends the process when the server ends. */
  void run() throws IOException {
    if (options.stream().noneMatch(HELP::contains) && !Files.exists(data.resolve("CURRENT"))) {
      int status = load();
      if (status != 0) {
        System.exit(status);
      }
    }
    List<String> command = new ArrayList<>(List.of("demo", "--data", data.toString()));
    command.addAll(options);
    ServerMain.main(command.toArray(String[]::new));
  }

  private int load() throws IOException {
    Path home = LexhubMain.home();
    Path installed = home == null ? null : home.resolve("data/demo.toml");
    if (installed != null && Files.exists(installed)) {
      return load(installed);
    }
    Path unpacked = Files.createTempDirectory("lexhub-demo");
    try {
      BundledFiles.copyTo(unpacked);
      return load(unpacked.resolve("demo.toml"));
    } finally {
      BundledFiles.delete(unpacked);
    }
  }

  private int load(Path recipe) {
    return LoaderMain.run("load", "--recipe", recipe.toString(), "--out", data.toString());
  }
}

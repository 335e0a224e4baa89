package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.loader.LoaderMain;

/** Runs the loader in a separate process. */
final class LoaderProcess {
  /** The output and exit code of a process; the exit code of a killed one is 128 + signal. */
  record Ending(int code, String err) {
    /** Returns the lines other than progress. */
    List<String> messages() {
      return err.lines()
          .filter(line -> !line.startsWith("  ") && !line.startsWith("Loading "))
          .toList();
    }
  }

  private LoaderProcess() {}

  /**
   * Loads the fixture.
   *
   * @param before the arguments of a command that runs the loader, whose arguments follow
   */
  static Ending load(Path folder, List<String> before) throws IOException, InterruptedException {
    String recipe = OldAndNew.RECIPE.toString();
    return run(before, List.of("load", "--recipe", recipe, "--out", folder.toString()));
  }

  /** Runs any command of the loader. */
  static Ending run(List<String> before, List<String> command)
      throws IOException, InterruptedException {
    return run(before, List.of(), command);
  }

  /**
   * Runs any command of the loader.
   *
   * @param options more options of the JVM
   */
  static Ending run(List<String> before, List<String> options, List<String> command)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(before);
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    words.addAll(List.of("-Xmx256m", "-XX:-UsePerfData"));
    words.addAll(options);
    words.addAll(List.of("-cp", System.getProperty("java.class.path")));
    words.add(LoaderMain.class.getName());
    words.addAll(command);
    Process process =
        new ProcessBuilder(words).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ending(process.waitFor(), err);
  }
}

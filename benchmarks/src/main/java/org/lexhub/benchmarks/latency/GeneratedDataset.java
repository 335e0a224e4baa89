package org.lexhub.benchmarks.latency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.lexhub.loader.LoaderMain;

/**
 * The dataset of the latency guard: generated words in 200 languages, which are the same in every
 * clone, and the fixture, which adds what is not generated, such as concepts. It is loaded once and
 * kept until the programs change.
 */
final class GeneratedDataset {
  private static final List<String> SIZE =
      List.of(
          "--meanings",
          "10000",
          "--languages",
          "200",
          "--lexemes",
          "100000",
          "--definitions",
          "15000");

  private final Path project;
  private final Consumer<String> progress;

  /**
   * Prepares the dataset.
   *
   * @param project the root folder of the project
   * @param progress receives a line before work that takes long
   */
  GeneratedDataset(Path project, Consumer<String> progress) {
    this.project = project;
    this.progress = progress;
  }

  /** Returns the folder with the loaded snapshot, and loads it first where that is needed. */
  Path folder() throws IOException, InterruptedException {
    Path folder = project.resolve("benchmarks/target/generated");
    Path data = folder.resolve("data");
    Path jar = project.resolve("loader/target/lexhub-loader.jar");
    Path current = data.resolve("CURRENT");
    if (Files.exists(current)
        && Files.getLastModifiedTime(current).compareTo(Files.getLastModifiedTime(jar)) > 0) {
      return data;
    }
    progress.accept("generating and loading 100,000 lexemes (once, about half a minute)");
    Files.createDirectories(folder);
    Path source = folder.resolve("source");
    Path log = folder.resolve("load.log");
    List<String> generate = new ArrayList<>(List.of("generate", "--out", source.toString()));
    generate.addAll(SIZE);
    run(generate, log);
    Path recipe = source.resolve("recipe.toml");
    Files.writeString(recipe, fixtureLayer(), StandardOpenOption.APPEND);
    run(List.of("load", "--recipe", recipe.toString(), "--out", data.toString()), log);
    return data;
  }

  private String fixtureLayer() {
    return """

    [[layer]]
    source = "fixture"
    format = "jsonl"
    locator = "file:%s"
    priority = 90
    prior = 0.9
    title = "Lexhub fixture"
    version = "1"
    licence = "CC0-1.0"
    """
        .formatted(project.resolve("data/fixture"));
  }

  /** Runs the loader in a separate VM, so that the compiler of this one sees the queries only. */
  private static void run(List<String> arguments, Path log)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx2g",
            // The load is too short for the optimizing compiler to be worth its time.
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            LoaderMain.class.getName()));
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    if (process.waitFor() != 0) {
      throw new IOException(
          "the loader failed at \"" + arguments.getFirst() + "\"; its messages are in " + log);
    }
  }
}

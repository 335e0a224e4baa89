package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lexhub.loader.generate.SyntheticSource;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Writes a synthetic source for scale tests. */
@Command(
    name = "generate",
    description = "Writes a synthetic source for scale tests, with a recipe to load it.",
    footer = {
      "",
      "Example: ./lexhub generate --meanings 1000 --languages 50 --lexemes 100000 --out synthetic"
    })
final class GenerateCommand implements Callable<Integer> {
  /** The number of glottocodes that {@link SyntheticSource} can form. */
  private static final int MAX_LANGUAGES = 10_000 * 26 * 26;

  @ParentCommand private LoaderCommand parent;
  @Spec private CommandSpec spec;

  @Option(
      names = "--meanings",
      required = true,
      paramLabel = "N",
      description = "Number of meanings.")
  private int meanings;

  @Option(
      names = "--languages",
      required = true,
      paramLabel = "N",
      description = "Number of languages.")
  private int languages;

  @Option(
      names = "--lexemes",
      required = true,
      paramLabel = "N",
      description = "Number of lexemes.")
  private long lexemes;

  @Option(
      names = "--definitions",
      paramLabel = "N",
      description = "Number of definitions, in up to 200 languages.")
  private long definitions;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of the random numbers; 1 by default.")
  private long seed = 1;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The folder to write to.")
  private Path out;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  GenerateCommand() {}

  @Override
  public Integer call() throws IOException {
    if (meanings < 1 || languages < 1 || lexemes < 1 || definitions < 0) {
      throw new ParameterException(
          spec.commandLine(),
          "--meanings, --languages and --lexemes must be at least 1, --definitions at least 0");
    }
    if (languages > MAX_LANGUAGES) {
      throw new ParameterException(spec.commandLine(), "--languages must be at most 6,760,000");
    }
    SyntheticSource.Size size = new SyntheticSource.Size(meanings, languages, lexemes, definitions);
    write(size);
    spec.commandLine()
        .getOut()
        .println(
            "Load it with: ./lexhub load --recipe " + out.resolve("recipe.toml") + " --out DIR");
    return LoaderCommand.DONE;
  }

  /** Names the folder if writing fails, since the exception for a full disk names no file. */
  private void write(SyntheticSource.Size size) throws IOException {
    Progress progress =
        new Progress(new ProgressPrinter(spec.commandLine().getErr(), parent.onTerminal()));
    try {
      new SyntheticSource(size, seed, progress).write(out);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new IOException(
          "the source in " + out + " is incomplete: " + e.getMessage() + "; generate it again", e);
    }
  }
}

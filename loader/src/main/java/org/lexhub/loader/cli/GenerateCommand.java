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

/** Writes a synthetic source. */
@Command(
    name = "generate",
    description = "Writes a synthetic source for scale tests, with a recipe to load it.",
    mixinStandardHelpOptions = true)
final class GenerateCommand implements Callable<Integer> {
  @ParentCommand private LoaderCommand parent;
  @Spec private CommandSpec spec;

  @Option(names = "--meanings", required = true, paramLabel = "N", description = "Meanings.")
  private int meanings;

  @Option(names = "--languages", required = true, paramLabel = "N", description = "Languages.")
  private int languages;

  @Option(names = "--lexemes", required = true, paramLabel = "N", description = "Lexemes.")
  private long lexemes;

  @Option(
      names = "--definitions",
      paramLabel = "N",
      description = "Definitions of meanings, over up to 200 languages.")
  private long definitions;

  @Option(names = "--seed", paramLabel = "N", description = "Another seed gives other data.")
  private long seed = 1;

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "Folder to write to.")
  private Path out;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  GenerateCommand() {}

  @Override
  public Integer call() throws IOException {
    if (meanings < 1 || languages < 1 || lexemes < 1 || definitions < 0) {
      throw new ParameterException(
          spec.commandLine(), "--meanings, --languages and --lexemes must be at least 1");
    }
    if (languages > 10_000 * 26 * 26) {
      throw new ParameterException(spec.commandLine(), "--languages must be at most 6,760,000");
    }
    SyntheticSource.Size size = new SyntheticSource.Size(meanings, languages, lexemes, definitions);
    write(size);
    spec.commandLine()
        .getOut()
        .println("Load it with: lexhub load --recipe " + out.resolve("recipe.toml") + " --out DIR");
    return LoaderCommand.DONE;
  }

  /** A full disk gives no file's name; the folder has to do. */
  private void write(SyntheticSource.Size size) throws IOException {
    Progress progress =
        new Progress(new ProgressPrinter(spec.commandLine().getErr(), parent.onTerminal()));
    try {
      new SyntheticSource(size, seed, progress).write(out);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new IOException(
          "the source in " + out + " is not complete: " + e.getMessage() + "; generate it again",
          e);
    }
  }
}

package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.assemble.Load;
import org.lexhub.loader.assemble.LoadException;
import org.lexhub.loader.assemble.LoadRequest;
import org.lexhub.loader.progress.Heartbeat;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.recipe.Recipe;
import org.lexhub.loader.recipe.RecipeLayer;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.source.Formats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Builds a snapshot and puts it in use. */
@Command(
    name = "load",
    description = "Builds a snapshot from open data and puts it in use in a folder.",
    mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @ParentCommand private LoaderCommand parent;

  @Option(names = "--recipe", paramLabel = "FILE", description = "Recipe (TOML) to load.")
  private @Nullable Path recipe;

  @Option(
      names = "--source",
      paramLabel = "FORMAT=PATH",
      description =
          "A single layer; may be given several times, the first is the most authoritative.")
  private List<String> sources = new ArrayList<>();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "Folder of the snapshots; it is made if needed.")
  private Path out;

  @Option(
      names = "--previous",
      paramLabel = "FILE",
      description =
          "Snapshot whose ids are kept. Without it the one in use in DIR is taken, if there is one,"
              + " so that ids survive an ordinary reload.")
  private @Nullable Path previous;

  @Option(
      names = "--without",
      paramLabel = "NAME",
      description =
          "Leave out a layer of the recipe, or a source inside one, such as freedict or"
              + " freedict-eng-*; may be given several times.")
  private List<String> without = new ArrayList<>();

  @Option(names = "--fresh", description = "Number everything anew, keep no ids.")
  private boolean fresh;

  @Option(
      names = "--resume",
      description =
          "Do nothing if the snapshot in use was built from the same recipe and the same files"
              + " (names, sizes, times). Finished downloads are kept in any case.")
  private boolean resume;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  LoadCommand() {}

  @Override
  public Integer call() throws IOException, LoadException {
    if ((recipe == null) == sources.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "Give either --recipe FILE or --source FORMAT=PATH");
    }
    if (fresh && previous != null) {
      throw new ParameterException(
          spec.commandLine(), "--fresh and --previous contradict each other");
    }
    Recipe read = recipe != null ? new RecipeReader(Formats.names()).read(recipe) : single();
    Path kept = previous == null ? null : SnapshotArgument.file(previous);
    Progress progress =
        new Progress(new ProgressPrinter(spec.commandLine().getErr(), parent.onTerminal()));
    progress.line("Loading " + read.name() + " into " + out);
    LoadRequest request = new LoadRequest(read, out, kept, fresh, resume, without);
    try (Heartbeat _ = Heartbeat.of(progress)) {
      LoadSummary.print(new Load(request, progress).run(), spec.commandLine().getOut());
    }
    return LoaderCommand.DONE;
  }

  private Recipe single() {
    List<RecipeLayer> layers = new ArrayList<>();
    for (String source : sources) {
      int equals = source.indexOf('=');
      String format = equals < 0 ? source : source.substring(0, equals);
      if (!Formats.names().contains(format)) {
        throw new ParameterException(
            spec.commandLine(),
            "Unknown format " + format + "; known: " + String.join(", ", Formats.names()));
      }
      if (equals < 0) {
        throw new ParameterException(spec.commandLine(), "--source needs FORMAT=PATH: " + source);
      }
      layers.add(Recipe.layer(format, source.substring(equals + 1)));
    }
    return new Recipe("sources", Path.of("").toAbsolutePath(), layers);
  }
}

package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.assemble.Load;
import org.lexhub.loader.assemble.LoadException;
import org.lexhub.loader.assemble.LoadInput;
import org.lexhub.loader.assemble.LoadReport;
import org.lexhub.loader.assemble.LoadRequest;
import org.lexhub.loader.progress.Heartbeat;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.recipe.Recipe;
import org.lexhub.loader.recipe.RecipeLayer;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.source.Formats;
import org.lexhub.store.Store;
import org.lexhub.store.text.Nearest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Builds a snapshot and makes it the current one of a folder. */
@Command(
    name = "load",
    description = "Builds a snapshot from open data and publishes it in a folder.",
    footer = {
      "",
      "Examples:",
      "  ./lexhub load --recipe data/demo.toml --out data",
      "  ./lexhub load --recipe data/demo.toml --out data --sign private.pem --publish s3://bucket/main/"
    })
final class LoadCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @ParentCommand private LoaderCommand parent;

  @Option(names = "--recipe", paramLabel = "FILE", description = "The recipe (TOML) to load.")
  private @Nullable Path recipe;

  @Option(
      names = "--source",
      paramLabel = "FORMAT=PATH",
      description = "A layer to load without a recipe; repeatable, the most authoritative first.")
  private List<String> sources = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "The folder of the snapshots, created if needed; required except with --dry-run.")
  private @Nullable Path out;

  @Option(
      names = "--previous",
      paramLabel = "FILE",
      description =
          "The snapshot whose ids the load keeps; by default the current snapshot in DIR.")
  private @Nullable Path previous;

  @Mixin private LayerOptions layers;
  @Mixin private PublishOptions publication;

  @Option(names = "--offline", description = "Download nothing; fail if a file is missing.")
  private boolean offline;

  @Option(
      names = "--dry-run",
      description =
          "Only list the layers, with the state and size of their files, their licence,"
              + " and their origin.")
  private boolean dryRun;

  @Option(names = "--fresh", description = "Assign new ids to everything.")
  private boolean fresh;

  @Option(
      names = "--resume",
      description =
          "Do nothing if the current snapshot was built from the same recipe and the same files"
              + " (names, sizes, times). Otherwise store every layer that has been read, so that the"
              + " same command can continue if the load is killed. Interrupted downloads always"
              + " continue.")
  private boolean resume;

  @Option(names = "--report", description = "Print the coverage of fields by language.")
  private boolean report;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  LoadCommand() {}

  @Override
  public Integer call() throws IOException, LoadException {
    if ((recipe == null) == sources.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "give either --recipe FILE or --source FORMAT=PATH");
    }
    if (fresh && previous != null) {
      throw new ParameterException(
          spec.commandLine(), "--fresh and --previous contradict each other");
    }
    Recipe read = recipe != null ? new RecipeReader(Formats.names()).read(recipe) : single();
    LoadInput input = layers.input(offline);
    if (dryRun) {
      new LayerTable(spec.commandLine().getOut()).print(LayerPlan.of(read, input));
      return LoaderCommand.DONE;
    }
    if (out == null) {
      throw new ParameterException(spec.commandLine(), "missing required option: '--out=DIR'");
    }
    if (offline) {
      LayerPlan.of(read, input).requireAll(layers.fetchCommand(recipe));
    }
    load(read, input, out);
    return LoaderCommand.DONE;
  }

  private void load(Recipe read, LoadInput input, Path out) throws IOException, LoadException {
    Path kept = previous == null ? null : SnapshotArgument.file(previous);
    createFolder(out);
    Progress progress =
        new Progress(new ProgressPrinter(spec.commandLine().getErr(), parent.onTerminal()));
    progress.line("Loading " + read.name() + " into " + out);
    LoadRequest request = new LoadRequest(read, out, kept, fresh, resume, input);
    try (Publication after = publication.open(spec.commandLine());
        Heartbeat _ = Heartbeat.of(progress)) {
      LoadReport result = new Load(request, progress).run();
      LoadSummary.print(result, spec.commandLine().getOut());
      after.run(result.file(), progress::line);
      if (report) {
        coverage(result.file());
      }
    }
  }

  private void coverage(Path file) throws IOException {
    try (Store store = Store.open(file)) {
      CoverageTable.print(store, spec.commandLine().getOut());
      spec.commandLine().getOut().flush();
    }
  }

  private static void createFolder(Path out) throws IOException {
    try {
      Files.createDirectories(out);
    } catch (FileAlreadyExistsException e) {
      throw new IOException(out + " is a file; give a folder for the snapshots", e);
    } catch (IOException e) {
      throw new IOException("the folder " + out + " cannot be created", e);
    }
  }

  private static String unknownFormat(String format) {
    String nearest = Nearest.of(format, Formats.names());
    return "unknown format \""
        + format
        + "\""
        + (nearest == null ? "" : ", did you mean \"" + nearest + "\"?")
        + "; known: "
        + String.join(", ", Formats.names());
  }

  private Recipe single() {
    List<RecipeLayer> layers = new ArrayList<>();
    for (String source : sources) {
      int equals = source.indexOf('=');
      String format = equals < 0 ? source : source.substring(0, equals);
      if (!Formats.names().contains(format)) {
        throw new ParameterException(spec.commandLine(), unknownFormat(format));
      }
      if (equals < 0) {
        throw new ParameterException(
            spec.commandLine(), "--source must have the form FORMAT=PATH, not " + source);
      }
      layers.add(Recipe.layer(format, source.substring(equals + 1)));
    }
    return new Recipe("sources", Path.of("").toAbsolutePath(), layers);
  }
}

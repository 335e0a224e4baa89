package org.lexhub.loader.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.lexhub.loader.assemble.LoadInput;
import org.lexhub.loader.locator.LayerDownload;
import org.lexhub.loader.locator.LayerState;
import org.lexhub.loader.progress.Heartbeat;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.source.Formats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Downloads everything that a recipe needs, for a later load without a network. */
@Command(
    name = "fetch",
    description = {
      "Downloads the files of a recipe into the cache folder, so that load --offline can read them.",
      "The cache folder is LEXHUB_CACHE, or ~/.cache/lexhub. Interrupted downloads continue."
    },
    footer = {"", "Example: ./lexhub fetch --recipe data/demo.toml --licences '!GPL-*'"})
final class FetchCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @ParentCommand private LoaderCommand parent;

  @Option(
      names = "--recipe",
      required = true,
      paramLabel = "FILE",
      description = "The recipe (TOML) whose files are downloaded.")
  private Path recipe;

  @Mixin private LayerOptions layers;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  FetchCommand() {}

  @Override
  public Integer call() throws IOException {
    LoadInput input = layers.input(false);
    LayerPlan plan = LayerPlan.of(new RecipeReader(Formats.names()).read(recipe), input);
    List<LayerDownload> downloads = plan.downloads();
    Progress progress =
        new Progress(new ProgressPrinter(spec.commandLine().getErr(), parent.onTerminal()));
    plan.unused().forEach(name -> progress.line("  --without " + name + ": no such layer"));
    Map<String, IOException> failures;
    try (Heartbeat _ = Heartbeat.of(progress)) {
      failures = plan.download(progress, input.jobs());
    }
    boolean isComplete = report(plan, downloads, failures);
    PrintWriter out = spec.commandLine().getOut();
    if (isComplete) {
      out.println(
          (downloads.isEmpty() ? "Everything was here already. " : "Everything is here. ")
              + "Load it with: ./lexhub load --recipe "
              + recipe
              + " --offline --out DIR");
    }
    out.flush();
    return isComplete ? LoaderCommand.DONE : LoaderCommand.FAILED;
  }

  /** Prints what is missing, and returns whether all that is required is here. */
  private boolean report(
      LayerPlan plan, List<LayerDownload> downloads, Map<String, IOException> failures) {
    PrintWriter err = spec.commandLine().getErr();
    boolean isComplete = true;
    for (LayerDownload each : downloads) {
      IOException failure = failures.get(each.locator());
      if (failure != null) {
        boolean isRequired = plan.isRequired(each);
        isComplete &= !isRequired;
        err.println(
            "lexhub: "
                + String.join(", ", each.layers())
                + (isRequired ? "" : " (optional)")
                + ": "
                + failure.getMessage());
      }
    }
    for (LayerState state : plan.states()) {
      if (state.kind() == LayerState.Kind.MISSING) {
        isComplete &= state.layer().optional();
        err.println("lexhub: " + state.layer().source().name() + ": " + state.detail());
      }
    }
    err.flush();
    return isComplete;
  }
}

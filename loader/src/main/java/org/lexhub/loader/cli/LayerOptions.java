package org.lexhub.loader.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.assemble.LoadInput;
import org.lexhub.store.licence.LicenceFilter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that choose layers of a recipe, the same for every command that takes a recipe. */
final class LayerOptions {
  private static final int MAX_JOBS = 32;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--without",
      paramLabel = "NAME",
      description =
          "A layer of the recipe, or a source of a layer, to exclude, such as freedict or"
              + " freedict-eng-*; repeatable.")
  private List<String> without = new ArrayList<>();

  @Option(
      names = {"--licences", "--licenses"},
      paramLabel = "LIST",
      description =
          "Load only data with these licences, such as 'CC0-1.0,CC-BY-*', or without them, such as"
              + " '!GPL-*'. In a licence expression, AND needs all parts, OR one.")
  private @Nullable String licences;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "The number of parallel downloads; ${DEFAULT-VALUE} by default.")
  private int jobs = LoadInput.DEFAULT_JOBS;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  LayerOptions() {}

  /**
   * Returns the choice.
   *
   * @throws ParameterException if an option has a wrong value
   */
  LoadInput input(boolean offline) {
    if (jobs < 1 || jobs > MAX_JOBS) {
      throw new ParameterException(
          spec.commandLine(), "--jobs must be from 1 to " + MAX_JOBS + ", not " + jobs);
    }
    try {
      LicenceFilter filter = licences == null ? LicenceFilter.ALL : LicenceFilter.of(licences);
      return new LoadInput(without, filter, offline, jobs);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--licences: " + e.getMessage(), e);
    }
  }

  /** Returns the command that downloads the same layers; empty for a load without recipe. */
  String fetchCommand(@Nullable Path recipe) {
    if (recipe == null) {
      return "the same load without --offline";
    }
    StringBuilder command = new StringBuilder("./lexhub fetch --recipe ").append(recipe);
    without.forEach(name -> command.append(" --without '").append(name).append('\''));
    if (licences != null) {
      command.append(" --licences '").append(licences).append('\'');
    }
    return command.toString();
  }
}

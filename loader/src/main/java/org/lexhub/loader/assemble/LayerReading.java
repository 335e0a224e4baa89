package org.lexhub.loader.assemble;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.checkpoint.LayerCheckpoints;
import org.lexhub.loader.checkpoint.LayerRecording;
import org.lexhub.loader.feed.LayerReader;
import org.lexhub.loader.feed.LayersAhead;
import org.lexhub.loader.locator.LayerDownload;
import org.lexhub.loader.locator.LayerFetch;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.Stage;
import org.lexhub.loader.recipe.Recipe;
import org.lexhub.loader.recipe.RecipeLayer;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.Formats;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.column.Scratch;
import org.lexhub.store.column.ScratchException;

/**
 * Opens and reads the layers of a recipe. An optional layer that is not available, or fails while
 * it is read, is skipped as a whole: then all layers are read again without it, so that no part of
 * it remains.
 */
final class LayerReading {
  private final Recipe recipe;
  private final LoadInput input;
  private final ExcludedSources excluded;
  private final @Nullable LayerCheckpoints checkpoints;
  private final Scratch scratch;
  private final Progress progress;
  private final Map<String, String> skipped = new LinkedHashMap<>();
  private final List<OpenedLayer> opened = new ArrayList<>();

  /** The layers whose records come from checkpoints. */
  private final Set<String> takenOver = new HashSet<>();

  private List<LayerReport> reports = List.of();

  /** Thrown when an optional layer fails. */
  private static final class BrokenLayer extends Exception {
    private static final long serialVersionUID = 1;

    BrokenLayer(Throwable cause) {
      super(cause);
    }
  }

  /**
   * Prepares the reading.
   *
   * @param checkpoints keeps what has been read for a later load; null to keep nothing
   * @param scratch takes the staged records
   */
  LayerReading(
      Recipe recipe,
      LoadInput input,
      @Nullable LayerCheckpoints checkpoints,
      Scratch scratch,
      Progress progress) {
    this.recipe = recipe;
    this.scratch = scratch;
    this.checkpoints = checkpoints;
    this.input = input;
    this.excluded = input.excluded();
    this.progress = progress;
  }

  /** Downloads what is missing, unless offline, and finds the files of all layers. */
  InputFingerprint open() throws LoadException, IOException {
    InputFingerprint print = new InputFingerprint();
    if (!excluded.isEmpty()) {
      print.addMissing(excluded.toString());
    }
    List<RecipeLayer> wanted = wanted();
    Map<String, IOException> failures = input.offline() ? Map.of() : download(wanted);
    try (Stage finding = progress.stage("find files", recipe.layers().size());
        LayerOpening opening = new LayerOpening(recipe, wanted, failures)) {
      for (RecipeLayer plan : wanted) {
        add(plan, opening, print);
        finding.advance(1);
      }
    }
    return print;
  }

  private List<RecipeLayer> wanted() {
    List<RecipeLayer> wanted = new ArrayList<>();
    for (RecipeLayer plan : recipe.layers()) {
      @Nullable String reason = excluded.reason(plan);
      if (reason == null) {
        wanted.add(plan);
      } else {
        skipped.put(plan.source().name(), reason);
      }
    }
    return wanted;
  }

  /** Returns the failures by locator. */
  private Map<String, IOException> download(List<RecipeLayer> wanted) throws IOException {
    Locator locator = new Locator(recipe.folder());
    return new LayerFetch(locator, progress)
        .run(LayerFetch.missing(LayerDownload.of(wanted), locator), input.jobs());
  }

  private void add(RecipeLayer plan, LayerOpening opening, InputFingerprint print)
      throws LoadException {
    try {
      OpenedLayer layer = opening.next();
      print.add(layer.layer());
      opened.add(layer);
    } catch (IOException | RuntimeException e) {
      fail(plan, e);
      print.addMissing(plan.source().name());
    }
  }

  private void fail(RecipeLayer plan, Exception e) throws LoadException {
    String name = plan.source().name();
    String reason = reason(name, e);
    if (!plan.optional()) {
      throw new LoadException("layer " + name + ": " + reason + "; nothing was published", e);
    }
    skipped.put(name, reason);
    progress.line("  layer " + name + " is left out: " + reason);
  }

  private static String reason(String layer, Exception e) {
    String message = e.getMessage() == null ? e.toString() : e.getMessage();
    String prefix = "layer " + layer + ": ";
    return message.startsWith(prefix) ? message.substring(prefix.length()) : message;
  }

  /** Reads all layers that could be opened. */
  Staging read() throws LoadException, IOException {
    while (true) {
      try {
        Staging staging = readAll();
        if (!excluded.unused().isEmpty()) {
          throw new LoadException(
              "--without: no layer and no source is called "
                  + String.join(", ", excluded.unused())
                  + "; nothing was published");
        }
        return staging;
      } catch (BrokenLayer e) {
        progress.line("  reading everything again without it");
        progress.clear();
      }
    }
  }

  private Staging readAll() throws LoadException, BrokenLayer, IOException {
    Staging staging = scratch.call(Staging::new);
    List<LayerReport> done = new ArrayList<>();
    List<OpenedLayer> left =
        opened.stream().filter(each -> !skipped.containsKey(each.name())).toList();
    left.forEach(each -> each.progress().clear());
    try (LayersAhead ahead = ahead(left)) {
      for (OpenedLayer each : left) {
        done.add(readOne(each, ahead, staging));
      }
    }
    for (RecipeLayer plan : recipe.layers()) {
      @Nullable String why = skipped.get(plan.source().name());
      if (why != null) {
        done.add(new LayerReport(plan.source().name(), 0, 0, List.of(), why));
      }
    }
    reports = done;
    return staging;
  }

  /** Starts to read layers on all processors. */
  private LayersAhead ahead(List<OpenedLayer> layers) throws IOException {
    takenOver.clear();
    List<LayerReader> readers = new ArrayList<>();
    for (OpenedLayer each : layers) {
      Layer layer = each.layer();
      LayerCheckpoints kept = checkpoints;
      if (kept != null && kept.has(each.name(), InputFingerprint.of(layer))) {
        takenOver.add(each.name());
        readers.add(sink -> kept.replay(each.name(), sink, each.progress()));
      } else {
        SourceFormat format = Formats.source(layer.format());
        LayerReader reader = sink -> format.read(layer, sink);
        readers.add(format.onlyAnnotates() ? LayerReader.annotating(reader) : reader);
      }
    }
    int threads = Runtime.getRuntime().availableProcessors();
    return new LayersAhead(readers, source -> !excluded.names(source), threads);
  }

  private LayerReport readOne(OpenedLayer each, LayersAhead ahead, Staging staging)
      throws LoadException, BrokenLayer {
    Layer layer = each.layer();
    Rejects rejects = new Rejects();
    long before = staging.rows();
    RecordSink all = staging.layer(layer.source(), layer.priority(), rejects);
    RecordSink sink = excluded.isEmpty() ? all : new SelectedSources(all, excluded, layer.source());
    try {
      stage(each, ahead, sink);
    } catch (ScratchException e) {
      throw e; // no fault of the layer
    } catch (IOException | RuntimeException e) {
      fail(each.plan(), e);
      throw new BrokenLayer(e);
    }
    return new LayerReport(
        each.name(), staging.rows() - before, rejects.count(), rejects.examples(), null);
  }

  private void stage(OpenedLayer each, LayersAhead ahead, RecordSink sink) throws IOException {
    Layer layer = each.layer();
    String name = each.name();
    boolean isKept = takenOver.contains(name);
    try (Stage stage = progress.stage((isKept ? "take over " : "read ") + name, -1)) {
      each.progress().show(stage);
      if (!isKept) {
        stage.share(() -> share(layer));
      }
      if (checkpoints == null || isKept) {
        ahead.stage(sink);
      } else {
        stageAndKeep(ahead, name, InputFingerprint.of(layer), sink, checkpoints);
      }
      if (!isKept) {
        stage.bytes(layer.files().totalBytes());
      }
    }
  }

  private void stageAndKeep(
      LayersAhead ahead, String name, String print, RecordSink sink, LayerCheckpoints kept)
      throws IOException {
    try (LayerRecording recording = kept.record(name, print, sink)) {
      ahead.stage(recording.sink());
      IOException failure = recording.complete();
      if (failure != null) {
        progress.line(
            "  layer " + name + " is not kept for a load that continues: " + failure.getMessage());
      }
    }
  }

  private static double share(Layer layer) {
    long total = layer.files().totalBytes();
    long read = layer.files().bytesRead();
    return total <= 0 || read < 0 ? -1 : (double) read / total;
  }

  /** Returns the results of all layers. */
  List<LayerReport> reports() {
    return reports;
  }
}

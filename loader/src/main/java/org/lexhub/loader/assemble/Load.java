package org.lexhub.loader.assemble;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.checkpoint.LayerCheckpoints;
import org.lexhub.loader.learn.EncoderModel;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.Stage;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.store.Store;
import org.lexhub.store.column.Scratch;
import org.lexhub.store.encoder.EncoderUnavailableException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.snapshot.SnapshotHeader;
import org.lexhub.store.table.id.IdsExhaustedException;

/** Runs a load from the first layer to the published snapshot. */
public final class Load {
  private final LoadRequest request;
  private final Progress progress;
  private final @Nullable String epoch;

  /** Prepares a load. */
  public Load(LoadRequest request, Progress progress) {
    this(request, progress, System::getenv);
  }

  Load(LoadRequest request, Progress progress, UnaryOperator<@Nullable String> environment) {
    this.request = request;
    this.progress = progress;
    this.epoch = environment.apply("SOURCE_DATE_EPOCH");
  }

  /**
   * Runs the load.
   *
   * @throws LoadException if a required layer cannot be read, or the snapshot cannot be written;
   *     then nothing is published, as the message says
   * @throws IOException if the folder cannot be created or read
   */
  public LoadReport run() throws LoadException, IOException {
    SnapshotFolder folder = SnapshotFolder.of(request.folder());
    Files.createDirectories(request.folder());
    folder.sweep();
    LayerCheckpoints checkpoints = new LayerCheckpoints(request.folder());
    if (!request.resume()) {
      checkpoints.clear();
    }
    Scratch scratch = Scratch.at(folder.scratch());
    LayerReading reading =
        new LayerReading(
            request.recipe(),
            request.input(),
            request.resume() ? checkpoints : null,
            scratch,
            progress);
    InputFingerprint input = reading.open();
    EncoderModel encoder = encoder();
    input.addEncoder(encoder == null ? "none" : encoder.encoder().fingerprint());
    String print = input.hex();
    Path current = folder.current();
    if (request.resume()
        && current != null
        && InputFingerprint.matches(request.folder(), print, current)) {
      return reused(current);
    }
    Rejects merging = new Rejects();
    AbortedLoad broken = new AbortedLoad(request.folder(), current);
    try {
      SnapshotAssembly build = new SnapshotAssembly(reading.read(), encoder, progress, merging);
      Instant created = time(input);
      SnapshotHeader header = scratch.call(() -> build(folder, current, build, created));
      Path file = publish(folder);
      InputFingerprint.remember(request.folder(), print, file);
      checkpoints.clear();
      return report(file, header, reading, merging, build.unmatched());
    } catch (IOException | RuntimeException e) {
      broken.clear(e);
      if (e instanceof IdsExhaustedException) {
        throw new LoadException(
            e.getMessage() + "; load with --fresh to number everything anew, which changes ids", e);
      }
      IOException disk = AbortedLoad.disk(e);
      if (disk != null) {
        throw broken.because(disk);
      }
      throw e;
    }
  }

  /** Opens the encoder of the recipe; null if it has none or the encoder cannot run. */
  private @Nullable EncoderModel encoder() {
    String locator = request.recipe().encoder();
    try {
      return locator.isEmpty() ? null : EncoderModel.open(locator);
    } catch (EncoderUnavailableException e) {
      progress.line("  the vectors of glosses are left out: " + e.getMessage());
      return null;
    }
  }

  private SnapshotHeader build(
      SnapshotFolder folder, @Nullable Path current, SnapshotAssembly build, Instant created)
      throws IOException {
    Path temporary = folder.temporary();
    Files.deleteIfExists(temporary);
    try (PreviousSnapshot previous = PreviousSnapshot.open(request, current)) {
      return build.write(temporary, created, previous.snapshot());
    }
  }

  private Path publish(SnapshotFolder folder) throws IOException {
    Path temporary = folder.temporary();
    try (Stage stage = progress.stage("verify and publish", -1)) {
      stage.bytes(Files.size(temporary));
      int threads = Runtime.getRuntime().availableProcessors();
      Store.verify(temporary, threads, line -> stage.advance(0));
      Path published = folder.publish(temporary);
      Store.markVerified(published);
      return published;
    }
  }

  private LoadReport report(
      Path file,
      SnapshotHeader header,
      LayerReading reading,
      Rejects merging,
      SortedMap<String, Long> unmatched) {
    return new LoadReport(
        file,
        false,
        header.counts(),
        progress.done(),
        reading.reports(),
        new LayerReport("merge", 0, merging.count(), merging.examples(), null),
        unmatched);
  }

  private LoadReport reused(Path current) throws IOException {
    try (Snapshot snapshot = Snapshot.open(current)) {
      return new LoadReport(
          current,
          true,
          snapshot.header().counts(),
          progress.done(),
          List.of(),
          new LayerReport("merge", 0, 0, List.of(), null),
          Collections.emptySortedMap());
    }
  }

  private Instant time(InputFingerprint input) {
    return epoch == null || !epoch.matches("\\d{1,12}")
        ? input.newest()
        : Instant.ofEpochSecond(Long.parseLong(epoch));
  }
}

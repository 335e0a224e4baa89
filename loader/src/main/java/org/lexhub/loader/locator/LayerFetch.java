package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.lexhub.loader.download.TransferListener;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.Stage;

/** Downloads the files of layers into the cache folder, several at a time. */
public final class LayerFetch {
  private final Locator locator;
  private final Progress progress;

  /** Creates a fetch that shows its progress. */
  public LayerFetch(Locator locator, Progress progress) {
    this.locator = locator;
    this.progress = progress;
  }

  /** Returns the downloads that are not in the cache folder, or not as they are expected. */
  public static List<LayerDownload> missing(List<LayerDownload> downloads, Locator locator)
      throws IOException {
    List<LayerDownload> missing = new ArrayList<>();
    for (LayerDownload each : downloads) {
      if (locator.cached(each.locator(), each.expected()) == null) {
        missing.add(each);
      }
    }
    return missing;
  }

  /**
   * Downloads files. A failure does not stop the others.
   *
   * @param jobs the number of downloads at a time, 1 or more
   * @return the failures by locator, empty if everything is here
   */
  public Map<String, IOException> run(List<LayerDownload> downloads, int jobs) throws IOException {
    Map<String, IOException> failures = new LinkedHashMap<>();
    if (downloads.isEmpty()) {
      return failures;
    }
    String name = "fetch " + downloads.size() + (downloads.size() == 1 ? " file" : " files");
    ExecutorService threads = Executors.newFixedThreadPool(jobs, Thread.ofVirtual().factory());
    try (Stage stage = progress.stage(name, -1)) {
      FetchCount count = new FetchCount(downloads, stage);
      Map<String, Future<?>> running = new LinkedHashMap<>();
      for (LayerDownload each : downloads) {
        running.put(each.locator(), threads.submit(() -> fetch(each, count)));
      }
      for (Map.Entry<String, Future<?>> each : running.entrySet()) {
        await(each.getKey(), each.getValue(), failures);
      }
      count.end(downloads.size() - failures.size());
    } finally {
      threads.shutdownNow();
    }
    return failures;
  }

  private Void fetch(LayerDownload download, FetchCount count) throws IOException {
    Path file =
        locator.fetch(
            download.locator(),
            download.expected(),
            new TransferListener() {
              @Override
              public void progress(long bytes, long total) {
                count.progress(download.locator(), bytes, total);
              }

              @Override
              public void remark(String text) {
                progress.line("  " + download.layers().getFirst() + ": " + text);
              }
            });
    count.done(download.locator(), Files.size(file));
    return null;
  }

  private static void await(String locator, Future<?> future, Map<String, IOException> failures)
      throws IOException {
    try {
      future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while downloading; run it again to continue", e);
    } catch (ExecutionException e) {
      failures.put(
          locator,
          e.getCause() instanceof IOException io ? io : new IOException(locator + ": " + e, e));
    }
  }

  /** Counts the bytes of all downloads together. */
  private static final class FetchCount {
    private final Stage stage;
    private final Map<String, Long> sizes = new LinkedHashMap<>();
    private final Map<String, Long> here = new LinkedHashMap<>();
    private final Map<String, Long> begun = new LinkedHashMap<>();
    private final AtomicLong received = new AtomicLong();

    FetchCount(List<LayerDownload> downloads, Stage stage) {
      this.stage = stage;
      for (LayerDownload each : downloads) {
        sizes.put(each.locator(), each.expected().bytes());
      }
      stage.share(this::share);
      stage.written(received::get);
    }

    void progress(String locator, long bytes, long total) {
      count(locator, bytes, total);
      stage.advance(0);
    }

    /** Calls nothing that takes the lock of the stage, which asks for the share while it has it. */
    private synchronized void count(String locator, long bytes, long total) {
      if (total >= 0) {
        sizes.put(locator, total);
      }
      long before = here.getOrDefault(locator, -1L);
      here.put(locator, bytes);
      begun.putIfAbsent(locator, bytes);
      if (before >= 0 && bytes > before) {
        received.addAndGet(bytes - before);
      }
    }

    /** Notes that a file is here; of programs that show no progress, this is the first sign. */
    synchronized void done(String locator, long size) {
      if (!here.containsKey(locator)) {
        received.addAndGet(size);
      }
      sizes.put(locator, size);
      here.put(locator, size);
    }

    /** Returns the share of what this run has to transfer, or -1 while a size is unknown. */
    private synchronized double share() {
      long all = 0;
      long done = 0;
      for (Map.Entry<String, Long> size : sizes.entrySet()) {
        if (size.getValue() < 0) {
          return -1;
        }
        long start = begun.getOrDefault(size.getKey(), 0L);
        all += Math.max(0, size.getValue() - start);
        done += Math.max(0, here.getOrDefault(size.getKey(), start) - start);
      }
      return all == 0 ? -1 : Math.min(1, (double) done / all);
    }

    void end(int files) {
      stage.bytes(received.get());
      stage.advance(files);
    }
  }
}

package org.lexhub.loader.download;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import org.lexhub.loader.progress.StageTable;
import org.lexhub.loader.recipe.ExpectedFile;

/** Downloads one file with as many attempts as it takes, checks it and puts it in its place. */
final class WebFetch {
  /** The bytes that must arrive for an attempt to count as progress. */
  private static final long NOTABLE_BYTES = 1 << 20;

  /** The attempts if no connection can be made at all: usually there is no network. */
  private static final int MAX_UNREACHABLE = 3;

  private final WebAddress address;
  private final ExpectedFile expected;
  private final WebTransfer transfer;
  private final TransferLimits limits;
  private final Backoff backoff;
  private final TransferLimits.Pause pause;
  private final TransferListener listener;

  WebFetch(
      WebAddress address,
      ExpectedFile expected,
      WebTransfer transfer,
      TransferLimits limits,
      Backoff backoff,
      TransferLimits.Pause pause,
      TransferListener listener) {
    this.address = address;
    this.expected = expected;
    this.transfer = transfer;
    this.limits = limits;
    this.backoff = backoff;
    this.pause = pause;
    this.listener = listener;
  }

  /**
   * Downloads the file to a path, whose folder exists.
   *
   * @throws IOException if it cannot be had; the message names the address and says what to do
   */
  void run(Path target) throws IOException {
    try {
      PartFile part = new PartFile(target, address.toString());
      complete(part, target);
    } catch (RefusedTransferException e) {
      throw new RefusedTransferException(address + ": " + e.getMessage(), e);
    }
  }

  private void complete(PartFile part, Path target) throws IOException {
    int failures = 0;
    boolean damagedBefore = false;
    while (true) {
      long before = part.size();
      try {
        if (!part.isComplete()) {
          transfer.run(part);
        }
        publish(part, target);
        return;
      } catch (RefusedTransferException | InterruptedIOException e) {
        throw e;
      } catch (DamagedFileException e) {
        part.clear();
        if (damagedBefore) {
          throw new RefusedTransferException(damaged(e), e);
        }
        damagedBefore = true;
        listener.remark(e.getMessage() + ": it is fetched again");
      } catch (IOException e) {
        failures = part.size() >= before + NOTABLE_BYTES ? 1 : failures + 1;
        retry(e, failures, part);
      }
    }
  }

  private static String damaged(DamagedFileException e) {
    return "the file is not the expected one, twice: "
        + e.getMessage()
        + "; if the project has published another edition, correct the recipe";
  }

  private void retry(IOException e, int failures, PartFile part) throws IOException {
    String why = e.getMessage() == null ? e.toString() : e.getMessage();
    int most =
        e instanceof UnreachableHostException
            ? Math.min(MAX_UNREACHABLE, limits.attempts())
            : limits.attempts();
    String have = part.size() == 0 ? "" : " at " + StageTable.bytes(part.size());
    if (failures >= most) {
      throw new RefusedTransferException(
          why
              + "; given up after "
              + failures
              + " attempts without progress, run it again to continue"
              + have,
          e);
    }
    Duration asked = e instanceof BusyServerException busy ? busy.waitAtLeast() : Duration.ZERO;
    if (asked.compareTo(limits.maxAskedDelay()) > 0) {
      throw new RefusedTransferException(
          why
              + " and asks to wait "
              + (asked.toMinutes() + 1)
              + " minutes; run it again then, it continues"
              + (have.isEmpty() ? " from the start" : have),
          e);
    }
    Duration own = backoff.after(failures);
    Duration wait = asked.compareTo(own) > 0 ? asked : own;
    listener.remark(
        String.format(
            Locale.ROOT, "%s; next attempt in %.1f s%s", why, wait.toMillis() / 1000.0, have));
    try {
      pause.take(wait);
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while waiting for another attempt");
    }
  }

  /** Decodes and checks the complete part, and moves it to its place. */
  private void publish(PartFile part, Path target) throws IOException {
    TransferNote note = Objects.requireNonNull(part.note());
    ContentCoding.decode(part.path(), note.coding(), address.fileName());
    String sum = FileChecks.file(part.path(), address.fileName(), expected, note.day());
    long size = Files.size(part.path());
    Path noteFile = WebCache.noteFile(target);
    Files.deleteIfExists(noteFile);
    Files.move(
        part.path(), target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    note.complete(size, sum).write(noteFile);
    part.clear();
  }
}

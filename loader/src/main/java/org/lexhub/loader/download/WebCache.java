package org.lexhub.loader.download;

import java.io.IOException;
import java.net.Authenticator;
import java.net.ProxySelector;
import java.net.http.HttpClient;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.recipe.ExpectedFile;

/** The files of web servers in the cache folder. Safe for several threads and processes. */
public final class WebCache {
  /** One process holds the lock of a file; this makes threads of the process wait too. */
  private static final Map<Path, ReentrantLock> LOCKS = new ConcurrentHashMap<>();

  static {
    ProxyChoice.allowPasswords();
  }

  private final Path folder;
  private final TransferLimits limits;
  private final TransferLimits.Pause pause;
  private final TransferLimits.FreeSpace space;
  private @Nullable HttpClient client;

  /** Creates the cache in a folder, which is created when it is needed. */
  public WebCache(Path folder) {
    this(
        folder,
        TransferLimits.DEFAULT,
        TransferLimits.Pause.SLEEP,
        TransferLimits.FreeSpace.OF_DISK,
        null);
  }

  WebCache(
      Path folder,
      TransferLimits limits,
      TransferLimits.Pause pause,
      TransferLimits.FreeSpace space,
      @Nullable HttpClient client) {
    this.folder = folder;
    this.limits = limits;
    this.pause = pause;
    this.space = space;
    this.client = client;
  }

  /**
   * Returns the path that the file of an address has when it is in the cache.
   *
   * @throws IOException if the address is not a well-formed https: address of a file
   */
  public Path place(String address) throws IOException {
    return WebAddress.of(address).in(folder);
  }

  /**
   * Returns the complete file of an address, or null if it is not in the cache or is not the one
   * that is expected. A file that a user put in its place counts if it fits.
   */
  public @Nullable Path cached(String address, ExpectedFile expected) throws IOException {
    Path file = place(address);
    if (!Files.isRegularFile(file)) {
      return null;
    }
    TransferNote note = TransferNote.read(noteFile(file));
    long size = Files.size(file);
    LocalDate day = note == null ? null : note.day();
    boolean fits =
        (note == null || note.bytes() == size)
            && (expected.bytes() < 0
                || size == expected.bytes()
                || FileChecks.isNewer(expected, day))
            && (expected.modified() == null
                || day == null
                || size == expected.bytes()
                || expected.sha256() != null
                || !day.isBefore(expected.modified()));
    return fits && hasSum(file, note, size, expected) ? file : null;
  }

  /** Compares the sum, and stores it if it had to be computed. */
  private static boolean hasSum(
      Path file, @Nullable TransferNote note, long size, ExpectedFile expected) throws IOException {
    if (expected.sha256() == null) {
      return true;
    }
    if (note != null && !note.sha256().isEmpty()) {
      return note.sha256().equals(expected.sha256());
    }
    String sum = FileSum.sha256(file);
    TransferNote base = note != null ? note : new TransferNote("", "", "", "", size, "");
    base.complete(size, sum).write(noteFile(file));
    return sum.equals(expected.sha256());
  }

  /** Returns how many bytes of an incomplete file an earlier attempt has left. */
  public long begun(String address) throws IOException {
    Path file = place(address);
    Path part = file.resolveSibling(file.getFileName() + ".part");
    return Files.isRegularFile(part) ? Files.size(part) : 0;
  }

  /**
   * Returns the complete file of an address, from the cache or else from its server.
   *
   * @throws IOException if it cannot be had; the message names the address and says what to do
   */
  public Path fetch(String address, ExpectedFile expected, TransferListener listener)
      throws IOException {
    WebAddress web = WebAddress.of(address);
    Path target = web.in(folder);
    createFolder(target);
    ReentrantLock lock =
        LOCKS.computeIfAbsent(target.toAbsolutePath().normalize(), path -> new ReentrantLock());
    lock.lock();
    try (FileChannel channel =
            FileChannel.open(
                target.resolveSibling(target.getFileName() + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock held = exclusive(channel, listener)) {
      Path cached = held.isValid() ? cached(address, expected) : null;
      if (cached != null) {
        return cached;
      }
      download(web, expected, target, listener);
      return target;
    } finally {
      lock.unlock();
    }
  }

  private void download(
      WebAddress web, ExpectedFile expected, Path target, TransferListener listener)
      throws IOException {
    WebTransfer transfer = new WebTransfer(client(), limits, space, web, expected, listener);
    Backoff backoff = new Backoff(limits, RandomGenerator.getDefault());
    new WebFetch(web, expected, transfer, limits, backoff, pause, listener).run(target);
    TransferNote note = TransferNote.read(noteFile(target));
    LocalDate day = note == null ? null : note.day();
    if (day != null) {
      Files.setLastModifiedTime(
          target, FileTime.from(day.atStartOfDay(ZoneOffset.UTC).toInstant()));
    }
  }

  private static FileLock exclusive(FileChannel channel, TransferListener listener)
      throws IOException {
    FileLock lock = channel.tryLock();
    if (lock == null) {
      listener.remark("another process downloads this file, waiting for it");
      lock = channel.lock();
    }
    return lock;
  }

  private void createFolder(Path target) throws IOException {
    Path parent = target.getParent();
    try {
      Files.createDirectories(parent == null ? folder : parent);
    } catch (IOException e) {
      throw new IOException(
          "the cache folder " + folder + " cannot be created; choose another one with LEXHUB_CACHE",
          e);
    }
  }

  private synchronized HttpClient client() throws IOException {
    HttpClient made = client;
    if (made == null) {
      ProxySelector proxies = ProxyChoice.of(System::getenv, System::getProperty);
      HttpClient.Builder builder =
          HttpClient.newBuilder()
              .version(HttpClient.Version.HTTP_1_1)
              .followRedirects(HttpClient.Redirect.NEVER)
              .connectTimeout(limits.connect())
              .proxy(proxies);
      Authenticator authenticator = ProxyChoice.authenticator(proxies);
      if (authenticator != null) {
        builder.authenticator(authenticator);
      }
      made = builder.build();
      client = made;
    }
    return made;
  }

  /** Returns the path of the note of a file. */
  static Path noteFile(Path file) {
    return file.resolveSibling(file.getFileName() + ".note");
  }
}

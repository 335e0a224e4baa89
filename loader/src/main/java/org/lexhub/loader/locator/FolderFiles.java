package org.lexhub.loader.locator;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.lexhub.loader.record.SourceFiles;

/** Files that lie in a folder, each plain or packed by itself. */
final class FolderFiles implements SourceFiles {
  private final String place;
  private final Limits limits;
  private final Map<String, Path> files = new TreeMap<>(EntryNames.ORDER);
  private final AtomicLong read = new AtomicLong();
  private Instant newest = Instant.EPOCH;
  private long total;

  /**
   * Takes the files.
   *
   * @param place the locator, for errors
   * @param base folder that names start from
   */
  FolderFiles(String place, Path base, List<Path> paths, Limits limits) throws IOException {
    this.place = place;
    this.limits = limits;
    for (Path path : paths) {
      String full = EntryNames.normalise(base.relativize(path).toString());
      String name = Packing.of(full).strip(full);
      Path other = files.put(name, path);
      if (other != null) {
        throw new IOException(
            place + ": both " + other + " and " + path + " hold " + name + "; remove one");
      }
      Instant time = Files.getLastModifiedTime(path).toInstant();
      newest = time.isAfter(newest) ? time : newest;
      total += Files.size(path);
    }
  }

  @Override
  public List<String> names() {
    return List.copyOf(files.keySet());
  }

  @Override
  public InputStream open(String name) throws IOException {
    Path path = files.get(name);
    if (path == null) {
      throw new FileNotFoundException(place + ": there is no file " + name);
    }
    Packing packing = Packing.of(path.toString());
    InputStream in = new CountingStream(Files.newInputStream(path), read);
    try {
      long packed = packing == Packing.PLAIN ? 0 : Files.size(path);
      return new BoundedStream(packing.unpack(in), path.toString(), packed, limits);
    } catch (IOException e) {
      in.close();
      throw new IOException(path + " cannot be unpacked: " + e.getMessage(), e);
    }
  }

  @Override
  public Instant newestModification() {
    return newest;
  }

  @Override
  public long totalBytes() {
    return total;
  }

  @Override
  public long bytesRead() {
    return read.get();
  }
}

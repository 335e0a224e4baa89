package org.lexhub.loader.locator;

import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lexhub.loader.record.SourceFiles;

/** The files of several archives as one list. */
final class JoinedFiles implements SourceFiles {
  private final List<SourceFiles> archives;
  private final Map<String, SourceFiles> byName = new TreeMap<>(EntryNames.ORDER);

  /** Joins archives; where two have a file of the same name, the first one counts. */
  JoinedFiles(List<SourceFiles> archives) {
    this.archives = List.copyOf(archives);
    for (SourceFiles archive : archives) {
      for (String name : archive.names()) {
        byName.putIfAbsent(name, archive);
      }
    }
  }

  @Override
  public List<String> names() {
    return List.copyOf(byName.keySet());
  }

  @Override
  public List<String> storedNames() {
    return archives.stream().flatMap(archive -> archive.storedNames().stream()).distinct().toList();
  }

  @Override
  public InputStream open(String name) throws IOException {
    SourceFiles archive = byName.get(name);
    return (archive == null ? archives.getFirst() : archive).open(name);
  }

  @Override
  public Instant newestModification() {
    return archives.stream()
        .map(SourceFiles::newestModification)
        .max(Instant::compareTo)
        .orElse(Instant.EPOCH);
  }

  @Override
  public long totalBytes() {
    return archives.stream().mapToLong(SourceFiles::totalBytes).sum();
  }

  @Override
  public long bytesRead() {
    return archives.stream().mapToLong(SourceFiles::bytesRead).sum();
  }
}

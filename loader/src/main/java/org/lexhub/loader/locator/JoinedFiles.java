package org.lexhub.loader.locator;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.SourceFiles;

/** The files of several archives; each name begins with the name of its archive. */
final class JoinedFiles implements SourceFiles {
  private final String place;
  private final Map<String, SourceFiles> archives;

  private JoinedFiles(String place, Map<String, SourceFiles> archives) {
    this.place = place;
    this.archives = archives;
  }

  /** Opens all archives. */
  static JoinedFiles of(FilePlace.Found found, Limits limits) throws IOException {
    Map<String, SourceFiles> archives = new LinkedHashMap<>();
    for (Path file : found.files()) {
      archives.put(
          EntryNames.normalise(found.base().relativize(file).toString()),
          FilePlace.opened(file, limits));
    }
    return new JoinedFiles(found.place(), archives);
  }

  @Override
  public List<String> names() {
    List<String> names = new ArrayList<>();
    archives.forEach(
        (archive, files) -> files.names().forEach(name -> names.add(archive + "/" + name)));
    names.sort(EntryNames.ORDER);
    return names;
  }

  @Override
  public List<String> storedNames() {
    List<String> names = new ArrayList<>();
    archives.forEach(
        (archive, files) -> files.storedNames().forEach(name -> names.add(archive + "/" + name)));
    return names;
  }

  @Override
  public InputStream open(String name) throws IOException {
    for (Map.Entry<String, SourceFiles> archive : archives.entrySet()) {
      String prefix = archive.getKey() + "/";
      if (name.startsWith(prefix)) {
        return archive.getValue().open(name.substring(prefix.length()));
      }
    }
    throw new FileNotFoundException(place + ": there is no file " + name);
  }

  @Override
  public Instant newestModification() {
    return archives.values().stream()
        .map(SourceFiles::newestModification)
        .max(Instant::compareTo)
        .orElse(Instant.EPOCH);
  }

  @Override
  public long totalBytes() {
    return archives.values().stream().mapToLong(SourceFiles::totalBytes).sum();
  }

  @Override
  public long bytesRead() {
    return archives.values().stream().mapToLong(SourceFiles::bytesRead).sum();
  }
}

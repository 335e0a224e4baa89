package org.lexhub.store.snapshot;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The header of a snapshot.
 *
 * @param formatVersion the version of the file format
 * @param buildId 16 hexadecimal digits that depend on the content only, not on the time
 * @param created the time of the build, to the millisecond
 * @param counts the number of rows of each kind, by name
 * @param sections the section table, in file order
 */
public record SnapshotHeader(
    int formatVersion,
    String buildId,
    Instant created,
    SortedMap<String, Long> counts,
    List<Section> sections) {
  /** Copies the collections, so that a header never changes. */
  public SnapshotHeader {
    counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
    sections = List.copyOf(sections);
  }
}

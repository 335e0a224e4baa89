package org.lexhub.store.snapshot;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a snapshot says of itself.
 *
 * @param formatVersion version of the file format
 * @param buildId 16 hexadecimal digits that follow from the content alone, not from the time
 * @param created time of the build, to the millisecond
 * @param counts how many of each thing, by name
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

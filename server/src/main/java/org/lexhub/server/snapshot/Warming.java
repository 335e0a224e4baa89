package org.lexhub.server.snapshot;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.lexhub.store.snapshot.Section;
import org.lexhub.store.snapshot.Snapshot;

/** Maps a snapshot into memory, so that its first requests are as fast as later ones. */
final class Warming {
  private static final int PAGE_LENGTH = 4096;
  private static final long MAX_LENGTH = 1L << 30;

  private Warming() {}

  /** Reads a byte of every page of the first gigabyte. */
  static int touch(Snapshot snapshot) {
    int sum = 0;
    long left = MAX_LENGTH;
    for (Section section : snapshot.header().sections()) {
      MemorySegment bytes = snapshot.section(section.name());
      long end = Math.min(bytes.byteSize(), left);
      for (long at = 0; at < end; at += PAGE_LENGTH) {
        sum += bytes.get(ValueLayout.JAVA_BYTE, at);
      }
      left -= end;
    }
    return sum;
  }
}

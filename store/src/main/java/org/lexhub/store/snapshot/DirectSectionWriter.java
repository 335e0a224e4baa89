package org.lexhub.store.snapshot;

/** Writes a section directly into the snapshot file; one can be open at a time. */
final class DirectSectionWriter extends SectionWriter {
  private static final int BUFFER = 1 << 16;

  private final SnapshotWriter out;

  DirectSectionWriter(SnapshotWriter out, String name) {
    super(name, BUFFER);
    this.out = out;
  }

  @Override
  void drain(byte[] bytes, int offset, int length) {
    out.append(bytes, offset, length);
  }

  @Override
  void end() {
    out.endSection(this);
  }
}

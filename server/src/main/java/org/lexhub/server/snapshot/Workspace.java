package org.lexhub.server.snapshot;

/**
 * One thread's scratch objects for one snapshot, so that queries allocate nothing. Endpoints of one
 * request may use them as they like; nothing is kept between requests.
 */
public final class Workspace {
  private final Generation generation;

  /** For the store of a generation. */
  public Workspace(Generation generation) {
    this.generation = generation;
  }

  /** Returns the generation whose store these objects belong to. */
  public Generation generation() {
    return generation;
  }
}

package org.lexhub.store.table.id;

/**
 * Thrown when every id below a bound is in use. No id is assigned twice, so the ids of entities
 * that no longer exist do not become free.
 */
public final class IdsExhaustedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  IdsExhaustedException(String entity, int bound) {
    super("no " + entity + " id is left: all below " + bound + " are given out");
  }
}

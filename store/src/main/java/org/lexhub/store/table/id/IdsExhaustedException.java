package org.lexhub.store.table.id;

/**
 * Every id below a bound has been given out. Ids are never given twice, so those of entities that
 * are gone do not come back.
 */
public final class IdsExhaustedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  IdsExhaustedException(String entity, int bound) {
    super("no " + entity + " id is left: all below " + bound + " are given out");
  }
}

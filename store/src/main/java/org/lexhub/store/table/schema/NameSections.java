package org.lexhub.store.table.schema;

/** The tables whose rows are found by name, and the sections of these names. */
public enum NameSections {
  CONCEPT("concept"),
  SOURCE("source"),
  PROFICIENCY("proficiency");

  private final String entity;

  NameSections(String entity) {
    this.entity = entity;
  }

  /** Returns the section with the fingerprints of the names in ascending order. */
  public String names() {
    return entity + ".names";
  }

  /** Returns the section with the row of each of the {@link #names}. */
  public String nameRows() {
    return entity + ".nameRows";
  }
}

package org.lexhub.store.table.schema;

/** The entities with public ids, and the sections of their ids and of their registry. */
public enum IdSections {
  LANGUAGE("language"),
  LEXEME("lexeme"),
  SENSE("sense"),
  MEANING("meaning"),
  CONCEPT("concept");

  private final String entity;

  IdSections(String entity) {
    this.entity = entity;
  }

  /** Returns the name of the entity, by which its sections begin. */
  public String entity() {
    return entity;
  }

  /** Returns the section with the public id of each row. */
  public String id() {
    return entity + ".id";
  }

  /** Returns the section with the row of each public id; absent when the ids are sparse. */
  public String byId() {
    return entity + ".byId";
  }

  /** Returns the section with the public ids in ascending order; present when they are sparse. */
  public String sortedIds() {
    return entity + ".sortedIds";
  }

  /** Returns the section with the row of each of the {@link #sortedIds}. */
  public String sortedRows() {
    return entity + ".sortedRows";
  }

  /** Returns the section with the fingerprints of all natural keys that ever got an id. */
  public String registryKeys() {
    return "registry." + entity + ".keys";
  }

  /** Returns the section with the id of each of the {@link #registryKeys}. */
  public String registryIds() {
    return "registry." + entity + ".ids";
  }
}

package org.lexhub.loader.staging;

/** The kinds of meaning keys, the best hub key first. */
public enum MeaningKind {
  ILI("ili:"),
  WORDNET_30("wn30:"),
  CONCEPTICON("concepticon:"),
  OTHER("");

  private final String prefix;

  MeaningKind(String prefix) {
    this.prefix = prefix;
  }

  /** Returns the kind of a key. */
  public static MeaningKind of(String key) {
    for (MeaningKind kind : values()) {
      if (key.startsWith(kind.prefix)) {
        return kind;
      }
    }
    return OTHER;
  }

  /** Returns the rank of the kind as a hub key; 0 is the best. */
  @SuppressWarnings("EnumOrdinal") // the order of the constants is the ranking
  public byte rank() {
    return (byte) ordinal();
  }

  /** Returns a key without the prefix of its kind. */
  public String rest(String key) {
    return key.substring(prefix.length());
  }
}

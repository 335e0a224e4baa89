package org.lexhub.store.table;

/**
 * The language that connects all others: English. Meanings have their glosses in it, its words have
 * the most senses, and the models that choose among senses are trained on its texts.
 */
public final class HubLanguage {
  /** The ISO 639-3 code. */
  public static final String CODE = "eng";

  /** The ISO 639-3 code, packed by {@link LanguageCodes#pack3}. */
  public static final int PACKED_CODE = LanguageCodes.pack3(CODE);

  private HubLanguage() {}

  /** Returns the row of the hub language in a snapshot, or -1 if the snapshot does not have it. */
  public static int row(LanguageCodes codes) {
    int entry = codes.find(CODE);
    return entry < 0 ? -1 : codes.language(entry, 0);
  }

  /** Returns the row of the hub language among collected rows, or -1 if it is not among them. */
  public static int row(LanguageTableWriter languages) {
    return languages.iso639.indexOf(PACKED_CODE);
  }
}

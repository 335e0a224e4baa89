package org.lexhub.loader.source.wikidata;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.Resource;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** The items of Wikidata that lexemes refer to, as {@code wikidata-items.tsv} lists them. */
final class WikidataItems {
  private static final Map<String, String> LANGUAGES = new HashMap<>();
  private static final Map<String, Pos> PARTS = new HashMap<>();
  private static final Map<String, String> FEATURES = new HashMap<>();
  private static final Map<String, Register> REGISTERS = new HashMap<>();

  static {
    for (String[] row : Resource.rows(WikidataItems.class, "wikidata-items.tsv", 3)) {
      switch (row[0]) {
        case "language" -> LANGUAGES.put(row[1], row[2]);
        case "pos" -> PARTS.put(row[1], Pos.of(row[2]));
        case "feature" -> FEATURES.put(row[1], row[2]);
        case "register" -> REGISTERS.put(row[1], Register.of(row[2]));
        default -> throw new IllegalStateException("wikidata-items.tsv: unknown kind " + row[0]);
      }
    }
  }

  private WikidataItems() {}

  /** Returns the ISO 639-3 code of a language, empty if it is not listed. */
  static String language(@Nullable String item) {
    return item == null ? "" : LANGUAGES.getOrDefault(item, "");
  }

  /** Returns the part of speech of a lexical category. */
  static Pos pos(@Nullable String item) {
    return item == null ? Pos.OTHER : PARTS.getOrDefault(item, Pos.OTHER);
  }

  /** Returns the word for a grammatical feature, empty if it is not listed. */
  static String feature(String item) {
    return FEATURES.getOrDefault(item, "");
  }

  /** Returns the register of a language style, or null. */
  static @Nullable Register register(String item) {
    return REGISTERS.get(item);
  }
}

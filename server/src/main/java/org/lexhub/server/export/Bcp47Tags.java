package org.lexhub.server.export;

import java.util.HashMap;
import java.util.Map;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;

/** The BCP 47 tags of languages: the shortest ISO 639 code, or a private tag of the glottocode. */
public final class Bcp47Tags {
  private static final int ISO_639_3_LENGTH = 3;

  private final Store store;
  private final Map<String, String> twoLetters = new HashMap<>();

  /** Creates the tags of the languages of a snapshot. */
  public Bcp47Tags(Store store) {
    this.store = store;
    for (char a = 'a'; a <= 'z'; a++) {
      for (char b = 'a'; b <= 'z'; b++) {
        String code = "" + a + b;
        int three = store.codes().iso639_3(LanguageCodes.pack2(code));
        if (three != 0) {
          twoLetters.put(LanguageCodes.unpack(three), code);
        }
      }
    }
  }

  /** Returns the tag of a language: {@code en}, {@code haw}, {@code und-x-abcd1234}. */
  public String of(int language) {
    String code = code(language);
    String tag = code.length() == ISO_639_3_LENGTH ? code : "und-x-" + code;
    return twoLetters.getOrDefault(code, tag);
  }

  /** Returns the ISO 639-3 code of a language, or its glottocode. */
  String code(int language) {
    return LanguageCodes.unpack(store.codes().codeOf(language));
  }
}

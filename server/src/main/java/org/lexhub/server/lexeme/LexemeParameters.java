package org.lexhub.server.lexeme;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Reads filters of lexemes whose allowed values are open sets: an unknown value matches nothing.
 */
public final class LexemeParameters {
  private static final List<String> SCHEMES = List.of("cefr", "hsk", "jlpt");

  private static final List<String> HSK_BAND = List.of("hsk:8", "hsk:9", "hsk:7-9");

  private LexemeParameters() {}

  /** Returns the number of a part of speech, {@link LexemeFilter#ANY} or {@code UNKNOWN}. */
  public static int pos(Parameters parameters) {
    String text = parameters.string(Param.POS);
    if (text == null) {
      return LexemeFilter.ANY;
    }
    Pos pos = Pos.parse(text);
    return pos == null ? LexemeFilter.UNKNOWN : pos.number();
  }

  /** Returns the row of a source, {@link LexemeFilter#ANY} or {@code UNKNOWN}. */
  static int source(Parameters parameters, Store store) {
    String name = parameters.string(Param.SOURCE);
    if (name == null) {
      return LexemeFilter.ANY;
    }
    int row = store.sources().find(name);
    return row < 0 ? LexemeFilter.UNKNOWN : row;
  }

  /**
   * Returns the row of a proficiency level, {@link LexemeFilter#ANY} or {@code UNKNOWN}.
   *
   * @throws ApiError 400 if it is not of the form {@code scheme:level} or the scheme is unknown
   */
  static int proficiency(Parameters parameters, Store store) {
    String code = parameters.string(Param.PROFICIENCY);
    if (code == null) {
      return LexemeFilter.ANY;
    }
    int colon = code.indexOf(':');
    if (colon < 0) {
      throw ApiError.invalid("proficiency", "must be <scheme>:<level>, for example cefr:a1");
    }
    int row = store.proficiencies().find(band(code));
    if (row >= 0) {
      return row;
    }
    String scheme = code.substring(0, colon).toLowerCase(Locale.ROOT);
    List<String> known = schemes(store);
    if (!known.contains(scheme)) {
      throw ApiError.notAllowed("proficiency", "scheme", scheme, known);
    }
    return LexemeFilter.UNKNOWN;
  }

  /** Returns the level that contains a level: HSK 7, 8 and 9 are one band, which starts at 7. */
  private static String band(String code) {
    return HSK_BAND.contains(code.strip().toLowerCase(Locale.ROOT)) ? "hsk:7" : code;
  }

  private static List<String> schemes(Store store) {
    TreeSet<String> schemes = new TreeSet<>(SCHEMES);
    for (int row = 0; row < store.proficiencies().size(); row++) {
      String code = store.strings().get(store.proficiencies().code(row));
      schemes.add(code.substring(0, Math.max(0, code.indexOf(':'))));
    }
    return List.copyOf(schemes);
  }
}

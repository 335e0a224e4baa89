package org.lexhub.loader.merge;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** All merged languages, found by codes of any kind. */
public final class LanguageCatalogue {
  private final List<MergedLanguage> languages;
  private final Map<String, MergedLanguage> byGlottocode;
  private final Map<String, MergedLanguage> byIso;
  private final Map<String, String> codes;

  LanguageCatalogue(
      List<MergedLanguage> languages,
      Map<String, MergedLanguage> byGlottocode,
      Map<String, MergedLanguage> byIso,
      Map<String, String> codes) {
    this.languages = languages;
    this.byGlottocode = byGlottocode;
    this.byIso = byIso;
    this.codes = codes;
  }

  /** Returns the languages in the order of their natural keys. */
  public List<MergedLanguage> languages() {
    return languages;
  }

  /** Returns the language with an ISO 639-3 code, or null. */
  public @Nullable MergedLanguage withIso(String iso) {
    return byIso.get(iso);
  }

  /**
   * Returns the language of a glottocode, ISO 639-3, ISO 639-1 or BCP 47 code. The code of a
   * macrolanguage without a row, or with a row for a family only, means the main member, or the
   * first member with a row, or else the languoid that a source names for the code.
   */
  @Nullable MergedLanguage resolve(String written) {
    String code = written.strip().toLowerCase(Locale.ROOT);
    MergedLanguage exact = byGlottocode.get(code);
    if (exact != null) {
      return exact;
    }
    int end = code.indexOf('-') >= 0 ? code.indexOf('-') : code.indexOf('_');
    String base = end > 0 ? code.substring(0, end) : code;
    if (base.length() != 2 && base.length() != 3) {
      return null;
    }
    String iso = LanguageCodeFacts.get().iso639of(base);
    MergedLanguage own = byIso.get(iso);
    if (own != null && own.level != LanguageLevel.FAMILY) {
      return own;
    }
    for (String member : LanguageCodeFacts.get().members(iso)) {
      MergedLanguage found = byIso.get(member);
      if (found != null) {
        return found;
      }
    }
    String named = codes.get(base);
    return own != null || named == null ? own : byGlottocode.get(named);
  }

  /** Returns the ordinal of the language of every code of a pool, -1 if unknown. */
  public int[] ordinals(StringPool codes) {
    int[] ordinals = new int[codes.size()];
    Arrays.setAll(
        ordinals,
        i -> {
          MergedLanguage language = resolve(codes.text(i));
          return language == null ? -1 : language.ordinal;
        });
    return ordinals;
  }
}

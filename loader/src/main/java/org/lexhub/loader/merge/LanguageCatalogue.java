package org.lexhub.loader.merge;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** All merged languages and the ways to find one by a code of any kind. */
public final class LanguageCatalogue {
  private final List<MergedLanguage> languages;
  private final Map<String, MergedLanguage> byGlottocode;
  private final Map<String, MergedLanguage> byIso;

  LanguageCatalogue(
      List<MergedLanguage> languages,
      Map<String, MergedLanguage> byGlottocode,
      Map<String, MergedLanguage> byIso) {
    this.languages = languages;
    this.byGlottocode = byGlottocode;
    this.byIso = byIso;
  }

  /** The languages in the order of their natural keys. */
  public List<MergedLanguage> languages() {
    return languages;
  }

  /** The language that has an ISO 639-3 code. */
  public @Nullable MergedLanguage withIso(String iso) {
    return byIso.get(iso);
  }

  /**
   * The language that a glottocode, ISO 639-3, ISO 639-1 or BCP 47 code means. A macrolanguage that
   * has no row of its own, or only one for a family, means its main member, or the first that has a
   * row.
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
    return own;
  }

  /** The ordinal of the language of every code of a pool, -1 where it is unknown. */
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

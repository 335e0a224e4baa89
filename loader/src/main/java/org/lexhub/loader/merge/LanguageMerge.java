package org.lexhub.loader.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.Staging;

/**
 * Merges the partial records of languages, most authoritative first.
 *
 * <p>A record belongs to the language of its glottocode; else to the language with its ISO 639-3
 * code (then a less authoritative layer has another glottocode for it); else it adds a language,
 * for which it needs a glottocode, the public code of a language. An ISO 639-3 code stays with the
 * language that had it first. A record of a macrolanguage without a level, for which no other layer
 * has a row, describes no single language; it is skipped if the members have rows.
 */
public final class LanguageMerge {
  private final Staging staging;
  private final SourceRanking ranking;
  private final Rejects rejects;
  private final Map<String, MergedLanguage> byGlottocode = new HashMap<>();
  private final Map<String, MergedLanguage> byIso = new HashMap<>();
  private final List<MergedLanguage> languages = new ArrayList<>();

  /** Prepares a merge of the staged languages. */
  public LanguageMerge(Staging staging, SourceRanking ranking, Rejects rejects) {
    this.staging = staging;
    this.ranking = ranking;
    this.rejects = rejects;
  }

  /** Merges all records; the result is ordered by natural key. */
  public LanguageCatalogue merge() {
    List<LanguageRecord> later = new ArrayList<>();
    for (int row : ranked()) {
      LanguageRecord record = staging.languages.records.get(row);
      if (record.level() == null && !isKnown(record) && isMacrolanguage(record.iso639_3())) {
        later.add(record);
      } else {
        take(record);
      }
    }
    for (LanguageRecord record : later) {
      if (!hasMembers(lower(record.iso639_3()))) {
        take(record);
      }
    }
    languages.sort(Comparator.comparing(MergedLanguage::glottocode));
    linkParents();
    LanguageCatalogue catalogue =
        new LanguageCatalogue(languages, byGlottocode, byIso, staging.languages.codes);
    new LanguageNameMerge(staging, ranking, catalogue, rejects).merge();
    return catalogue;
  }

  private int[] ranked() {
    int size = staging.languages.records.size();
    List<Integer> rows = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      rows.add(i);
    }
    rows.sort(Comparator.comparingInt(row -> ranking.rank(staging.languages.source.getInt(row))));
    return rows.stream().mapToInt(Integer::intValue).toArray();
  }

  private void take(LanguageRecord record) {
    String glottocode = lower(record.glottocode());
    String iso = lower(record.iso639_3());
    MergedLanguage language = find(glottocode, iso);
    if (language == null) {
      if (glottocode == null) {
        rejects.merged("language " + iso + ": no layer has a glottocode for it");
        return;
      }
      language = new MergedLanguage(glottocode);
      languages.add(language);
    }
    language.fill(withLowerCodes(record, glottocode, iso));
    if (glottocode != null) {
      byGlottocode.putIfAbsent(glottocode, language);
    }
    if (iso != null && language.iso == null) {
      MergedLanguage owner = byIso.putIfAbsent(iso, language);
      if (owner == null || owner == language) {
        language.iso = iso;
      } else {
        rejects.merged(
            "language "
                + language.glottocode()
                + ": ISO 639-3 code "
                + iso
                + " belongs to "
                + owner.glottocode());
      }
    }
  }

  private static LanguageRecord withLowerCodes(
      LanguageRecord record, @Nullable String glottocode, @Nullable String iso) {
    return new LanguageRecord(
        glottocode,
        iso,
        record.name(),
        record.level(),
        lower(record.parentGlottocode()),
        record.latitude(),
        record.longitude(),
        record.speakers(),
        record.status(),
        record.scripts());
  }

  private @Nullable MergedLanguage find(@Nullable String glottocode, @Nullable String iso) {
    MergedLanguage byCode = glottocode == null ? null : byGlottocode.get(glottocode);
    if (byCode != null) {
      return byCode;
    }
    return iso == null ? null : byIso.get(iso);
  }

  private boolean isKnown(LanguageRecord record) {
    String glottocode = lower(record.glottocode());
    return glottocode != null && byGlottocode.containsKey(glottocode);
  }

  private boolean isMacrolanguage(@Nullable String iso) {
    String code = lower(iso);
    return code != null && !LanguageCodeFacts.get().members(code).isEmpty();
  }

  private boolean hasMembers(@Nullable String macrolanguage) {
    if (macrolanguage == null) {
      return false;
    }
    for (String member : LanguageCodeFacts.get().members(macrolanguage)) {
      if (byIso.containsKey(member)) {
        return true;
      }
    }
    return false;
  }

  private void linkParents() {
    for (MergedLanguage language : languages) {
      String code = language.parentCode;
      if (code == null) {
        continue;
      }
      language.parent = byGlottocode.get(code);
      if (language.parent == null) {
        rejects.merged(
            "language " + language.glottocode() + ": its parent " + code + " has no row");
      }
    }
    Set<MergedLanguage> safe = new HashSet<>();
    for (MergedLanguage language : languages) {
      breakCycle(language, safe);
    }
  }

  private void breakCycle(MergedLanguage start, Set<MergedLanguage> safe) {
    Set<MergedLanguage> path = new HashSet<>();
    MergedLanguage at = start;
    while (!safe.contains(at)) {
      path.add(at);
      MergedLanguage up = at.parent;
      if (up == null) {
        break;
      }
      if (path.contains(up)) {
        rejects.merged(
            "language " + at.glottocode() + ": its parent " + up.glottocode() + " is below it");
        at.parent = null;
        break;
      }
      at = up;
    }
    safe.addAll(path);
  }

  private static @Nullable String lower(@Nullable String code) {
    return code == null || code.isBlank() ? null : code.strip().toLowerCase(Locale.ROOT);
  }
}

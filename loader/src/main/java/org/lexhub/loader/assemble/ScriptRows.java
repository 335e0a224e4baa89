package org.lexhub.loader.assemble;

import com.ibm.icu.util.ULocale;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lexhub.loader.merge.MergedLanguage;
import org.lexhub.store.table.ScriptTableWriter;

/** Writes the scripts of all languages, with their English names. */
final class ScriptRows {
  private final SortedMap<String, Integer> rows = new TreeMap<>();

  ScriptRows(List<MergedLanguage> languages, ScriptTableWriter table, TextRows strings) {
    for (MergedLanguage language : languages) {
      for (String code : language.scripts()) {
        if (isCode(code)) {
          rows.put(canonical(code), -1);
        }
      }
    }
    rows.replaceAll((code, none) ->
        table.code(strings.row(code), code).name(strings.row(englishName(code))).endRow());
  }

  /** Returns the row of a script code in any case, -1 if the text is no code. */
  int row(String code) {
    return isCode(code) ? rows.getOrDefault(canonical(code), -1) : -1;
  }

  private static boolean isCode(String code) {
    return code.strip().matches("[A-Za-z]{4}");
  }

  private static String canonical(String code) {
    String lower = code.strip().toLowerCase(Locale.ROOT);
    return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
  }

  private static String englishName(String code) {
    String name = new ULocale.Builder().setScript(code).build().getDisplayScript(ULocale.ENGLISH);
    return name.isEmpty() ? code : name;
  }
}

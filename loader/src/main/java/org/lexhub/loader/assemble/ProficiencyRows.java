package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntIterator;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.ProficiencyTableWriter;

/**
 * Writes the proficiency levels in use, by scheme and from easy to hard. Levels ascend, except
 * those of {@code jlpt}, where N5 is the easiest.
 */
final class ProficiencyRows {
  private final Int2IntOpenHashMap rows = new Int2IntOpenHashMap();

  ProficiencyRows(IntSet used, StringPool staged, ProficiencyTableWriter table, TextRows strings) {
    rows.defaultReturnValue(-1);
    List<Integer> levels = new ArrayList<>();
    for (IntIterator each = used.iterator(); each.hasNext(); ) {
      int level = each.nextInt();
      if (staged.text(level).matches("[a-z0-9_-]+:[a-z0-9+-]+")) {
        levels.add(level);
      }
    }
    levels.sort(Comparator.comparing(staged::text, ORDER));
    for (int level : levels) {
      String code = staged.text(level);
      rows.put(level, table.code(strings.row(code), code).endRow());
    }
  }

  static final Comparator<String> ORDER =
      Comparator.comparing(ProficiencyRows::scheme)
          .thenComparing((a, b) ->
              scheme(a).equals("jlpt")
                  ? level(b).compareTo(level(a))
                  : level(a).compareTo(level(b)));

  /** Returns the row of a level, -1 if the text is no {@code scheme:level}. */
  int row(int level) {
    return rows.get(level);
  }

  private static String scheme(String code) {
    return code.substring(0, code.indexOf(':'));
  }

  private static String level(String code) {
    return code.substring(code.indexOf(':') + 1);
  }
}

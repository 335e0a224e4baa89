package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.lexhub.store.inflection.Inflection;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.term.LatinSystems;

/** The ranges of the lexemes of the searched languages, ascending, and the part of speech. */
final class LexemeRanges {
  private int[] starts = new int[8];
  private int[] ends = new int[8];
  private int count;
  private int pos;
  private boolean several;
  private LanguageSet languages = new LanguageSet();

  /** Sets the languages and the part of speech of a query; -1 is any part of speech. */
  void start(LexemeFacts rows, LanguageSet languages, int pos) {
    this.pos = pos;
    this.languages = languages;
    several = languages.all() || languages.count() > 1;
    count = 0;
    if (languages.all()) {
      add(0, rows.size());
      return;
    }
    for (int i = 0; i < languages.count(); i++) {
      int language = languages.get(i);
      add(rows.firstOf(language), rows.endOf(language));
    }
  }

  private void add(int start, int end) {
    if (start == end) {
      return;
    }
    if (count > 0 && ends[count - 1] == start) {
      ends[count - 1] = end;
      return;
    }
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
    }
    starts[count] = start;
    ends[count++] = end;
  }

  /** Returns the number of ranges. */
  int count() {
    return count;
  }

  /** Returns whether one range contains all lexemes. */
  boolean all(LexemeFacts rows) {
    return count == 1 && starts[0] == 0 && ends[0] == rows.size();
  }

  /** Returns whether every lexeme is accepted. */
  boolean acceptsAll(LexemeFacts rows) {
    return pos < 0 && all(rows);
  }

  /** Returns whether several languages are searched. */
  boolean several() {
    return several;
  }

  /** Returns the only language that is searched, or -1. */
  int single() {
    return languages.all() || languages.count() != 1 ? -1 : languages.get(0);
  }

  /** Returns whether a language is searched. */
  boolean wants(int language) {
    return languages.contains(language);
  }

  /** Returns the romanization systems of the searched languages, one bit each. */
  int systems(LatinSystems systems) {
    if (languages.all()) {
      return LatinSystems.ALL;
    }
    int any = 0;
    for (int i = 0; i < languages.count() && any != LatinSystems.ALL; i++) {
      any |= systems.of(languages.get(i));
    }
    return any;
  }

  /** Returns the sets of rules of the searched languages, one bit each. */
  long sets(Inflection inflection) {
    if (languages.all()) {
      return -1L >>> (Long.SIZE - inflection.sets());
    }
    long sets = 0;
    for (int i = 0; i < languages.count(); i++) {
      int set = inflection.setOf(languages.get(i));
      sets |= set < 0 ? 0 : 1L << set;
    }
    return sets;
  }

  /** Returns the first lexeme of a range. */
  int start(int range) {
    return starts[range];
  }

  /** Returns the end, exclusive, of a range. */
  int end(int range) {
    return ends[range];
  }

  /** Returns whether a lexeme is in one of the ranges and has the part of speech. */
  boolean accepts(LexemeFacts rows, int lexeme) {
    return inRange(lexeme) && hasPos(rows, lexeme);
  }

  /** Returns whether a lexeme has the part of speech. */
  boolean hasPos(LexemeFacts rows, int lexeme) {
    return pos < 0 || rows.pos(lexeme) == pos;
  }

  /** Returns whether a lexeme is in one of the ranges. */
  boolean inRange(int lexeme) {
    if (count == 1) {
      return lexeme >= starts[0] && lexeme < ends[0];
    }
    int at = Arrays.binarySearch(starts, 0, count, lexeme);
    int range = at >= 0 ? at : -at - 2;
    return range >= 0 && lexeme < ends[range];
  }
}

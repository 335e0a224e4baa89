package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;
import org.lexhub.loader.staging.StringPool;

/**
 * Finds the lemma of inflected forms that occur in dictionary entries. Sources of forms omit
 * regular English plurals, so these are derived from the spelling.
 */
final class FormLemmas {
  /** The lemma of a spelling that is no known form. */
  static final int NONE = -1;

  private final StringPool strings;
  private final int[] languageOf;
  private final int english;
  private final IntSet wanted = new IntOpenHashSet();
  private final Long2IntOpenHashMap lemmas = new Long2IntOpenHashMap();

  FormLemmas(Staging staging, int[] languageOf, int english) {
    strings = staging.strings;
    this.languageOf = languageOf;
    this.english = english;
    lemmas.defaultReturnValue(NONE);
    wanted.addAll(staging.entries.lemma);
    for (int i = 0; i < staging.entries.translations(); i++) {
      wanted.add(staging.entries.translation(i));
    }
    add(staging.lexemes);
    add(staging.annotations);
  }

  private void add(StagedLexemes stage) {
    SparseRows forms = stage.forms;
    for (int entry = 0; entry < forms.size(); entry++) {
      int form = forms.value(entry, 0);
      if (wanted.contains(form)) {
        int row = forms.owner(entry);
        int language = languageOf[stage.language.getInt(row)];
        lemmas.putIfAbsent(key(language, form), stage.lemma.getInt(row));
      }
    }
  }

  private static long key(int language, int text) {
    return (long) language << Integer.SIZE | text;
  }

  /** Returns the lemma of a form, or {@link #NONE}. */
  int lemma(int language, int text) {
    int listed = lemmas.get(key(language, text));
    return listed >= 0 || language != english ? listed : singular(strings.text(text));
  }

  private int singular(String word) {
    if (!word.endsWith("s") || word.endsWith("ss")) {
      return NONE;
    }
    int known = strings.find(word.substring(0, word.length() - 1));
    if (known >= 0 || !word.endsWith("es")) {
      return known;
    }
    String stem = word.substring(0, word.length() - 2);
    return strings.find(stem.endsWith("i") ? stem.substring(0, stem.length() - 1) + "y" : stem);
  }
}

package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntLists;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;
import java.util.Arrays;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StagedEntries;

/**
 * The definitions of dictionary entries, and the meanings to which they belong. Entries of several
 * dictionaries that define a headword by the same text are one sense: their translations, in
 * different languages, tell its meaning together.
 */
final class EntryDetails {
  /** No text, no key. */
  static final int NONE = -1;

  private final StagedEntries entries;
  private final int[] languageOf;
  private final Object2ObjectOpenHashMap<Sense, IntArrayList> rowsOf =
      new Object2ObjectOpenHashMap<>();

  /** The key of the likeliest meaning of each entry, and its likelihood. */
  private final int[] keys;

  private final float[] likelihoods;

  /** The number of senses of each headword in each dictionary without translations. */
  private final Object2IntOpenHashMap<Headword> sensesOf = new Object2IntOpenHashMap<>();

  private record Sense(int language, int lemma, int text) {}

  private record Headword(int source, int language, int lemma, int pos) {}

  EntryDetails(StagedEntries entries, int[] languageOf) {
    this.entries = entries;
    this.languageOf = languageOf;
    keys = new int[entries.size()];
    likelihoods = new float[entries.size()];
    Arrays.fill(keys, NONE);
    SparseRows definitions = entries.definitions;
    for (int i = 0; i < definitions.size(); i++) {
      int row = definitions.owner(i);
      if (isOwn(row, i)) {
        rowsOf.computeIfAbsent(sense(row, i), _ -> new IntArrayList(1)).add(row);
      }
    }
    for (int row = 0; row < entries.size(); row++) {
      if (onlyDefines(row)) {
        sensesOf.addTo(headword(row), 1);
      }
    }
  }

  /** Returns whether an entry has no translations: it is one of a dictionary of one language. */
  boolean onlyDefines(int row) {
    return entries.start(row) == entries.end(row);
  }

  /** Returns whether its dictionary has no other sense of the headword of such an entry. */
  boolean isOnlySense(int row) {
    return sensesOf.getInt(headword(row)) == 1;
  }

  private Headword headword(int row) {
    int language = languageOf[entries.from.getInt(row)];
    int source = entries.source.getInt(row);
    return new Headword(source, language, entries.lemma.getInt(row), entries.pos(row));
  }

  private Sense sense(int row, int definition) {
    int language = languageOf[entries.from.getInt(row)];
    return new Sense(language, entries.lemma.getInt(row), entries.definitions.value(definition, 1));
  }

  private boolean isOwn(int row, int definition) {
    int language = languageOf[entries.definitions.value(definition, 0)];
    return language >= 0 && language == languageOf[entries.from.getInt(row)];
  }

  /** Returns the text that defines the headword in its language, {@link #NONE} for none. */
  int definition(int row) {
    SparseRows definitions = entries.definitions;
    for (int i = definitions.from(row); definitions.belongs(i, row); i++) {
      if (isOwn(row, i)) {
        return definitions.value(i, 1);
      }
    }
    return NONE;
  }

  /** Returns the entries with the same sense of the same headword, this one among them. */
  IntList sameSense(int row) {
    SparseRows definitions = entries.definitions;
    for (int i = definitions.from(row); definitions.belongs(i, row); i++) {
      if (isOwn(row, i)) {
        IntArrayList rows = rowsOf.get(sense(row, i));
        return rows == null ? IntLists.singleton(row) : rows;
      }
    }
    return IntLists.singleton(row);
  }

  /** Notes that an entry has, with a likelihood, the meaning of a key. */
  void found(int row, int key, double likelihood) {
    if (likelihood > likelihoods[row]) {
      keys[row] = key;
      likelihoods[row] = (float) likelihood;
    }
  }

  /**
   * Returns the key of the likeliest meaning of an entry and those with the same sense, {@link
   * #NONE} if it is less likely than the minimum.
   */
  int key(int row, double minimum) {
    int best = row;
    IntList rows = sameSense(row);
    for (int i = 0; i < rows.size(); i++) {
      best = likelihoods[rows.getInt(i)] > likelihoods[best] ? rows.getInt(i) : best;
    }
    return likelihoods[best] >= minimum ? keys[best] : NONE;
  }

  /** Returns whether an entry says anything besides its translations. */
  boolean has(int row) {
    return entries.definitions.belongs(entries.definitions.from(row), row)
        || entries.examples.belongs(entries.examples.from(row), row)
        || entries.labels.belongs(entries.labels.from(row), row);
  }
}

package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.Staging;

/**
 * Compares definitions of dictionaries with those of meanings in the same language: the cosine of
 * their words, of which each weighs as much as it is rare (inverse document frequency). Words with
 * the same first {@value #STEM_LETTERS} letters are equal, which replaces stems of any language.
 */
final class DefinitionLikeness {
  private static final int STEM_LETTERS = 6;
  private static final Pattern SEPARATOR = Pattern.compile("[^\\p{L}\\p{N}]+");

  private final Staging staging;

  /** The definitions of each meaning: pairs of language and index of {@link #stems}. */
  private final Int2ObjectOpenHashMap<IntArrayList> ofMeaning = new Int2ObjectOpenHashMap<>();

  private final Int2ObjectOpenHashMap<int[]> stems = new Int2ObjectOpenHashMap<>();
  private final Int2IntOpenHashMap frequencies = new Int2IntOpenHashMap();
  private int texts;
  private int cachedText = -1;
  private int[] cached = {};

  DefinitionLikeness(Staging staging, MergedMeanings meanings, int[] languageOf, int english) {
    this.staging = staging;
    StagedMeanings.TripleRows definitions = staging.meanings.definitions;
    for (int i = 0; i < definitions.size(); i++) {
      int meaning = meanings.ofKey[definitions.first.getInt(i)];
      int language = languageOf[definitions.second.getInt(i)];
      if (meaning >= 0 && language >= 0) {
        add(meaning, language, definitions.third.getInt(i));
      }
    }
    for (int meaning = 0; english >= 0 && meaning < meanings.size(); meaning++) {
      if (meanings.gloss[meaning] >= 0) {
        add(meaning, english, meanings.gloss[meaning]);
      }
    }
  }

  private void add(int meaning, int language, int text) {
    int[] words = stems(text);
    if (words.length == 0) {
      return;
    }
    texts++;
    for (int word : words) {
      frequencies.addTo(word, 1);
    }
    stems.putIfAbsent(text, words);
    IntArrayList pairs = ofMeaning.computeIfAbsent(meaning, _ -> new IntArrayList(4));
    pairs.add(language);
    pairs.add(text);
  }

  /** Returns how alike a text and a definition of a meaning are at most, 0 to 1. */
  double of(int meaning, int language, int text) {
    IntArrayList pairs = ofMeaning.get(meaning);
    double best = 0;
    for (int i = 0; pairs != null && i < pairs.size(); i += 2) {
      if (pairs.getInt(i) == language) {
        best = Math.max(best, cosine(words(text), stems.get(pairs.getInt(i + 1))));
      }
    }
    return best;
  }

  private int[] words(int text) {
    if (cachedText != text) {
      cached = stems(text);
      cachedText = text;
    }
    return cached;
  }

  private double cosine(int[] a, int[] b) {
    double common = 0;
    double ofA = 0;
    double ofB = 0;
    for (int word : a) {
      double weight = weight(word);
      ofA += weight;
      common += Arrays.binarySearch(b, word) >= 0 ? weight : 0;
    }
    for (int word : b) {
      ofB += weight(word);
    }
    return common == 0 ? 0 : common / Math.sqrt(ofA * ofB);
  }

  private double weight(int word) {
    double rarity = StrictMath.log((1.0 + texts) / (1 + frequencies.get(word)));
    return rarity * rarity;
  }

  /** Returns the stems of a text as sorted hash codes. */
  private int[] stems(int text) {
    IntSet found = new IntOpenHashSet();
    for (String word : SEPARATOR.split(staging.texts.text(text).toLowerCase(Locale.ROOT), -1)) {
      if (word.length() > 1) {
        found.add(word.substring(0, Math.min(STEM_LETTERS, word.length())).hashCode());
      }
    }
    int[] sorted = found.toIntArray();
    Arrays.sort(sorted);
    return sorted;
  }
}

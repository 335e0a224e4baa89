package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.schema.LexemeColumn;

/**
 * Finds the lemmas of comparative wordlists that are transcriptions. Such a list writes all
 * languages in Latin letters. If the words of other sources show that a language is written in
 * another script, its words in the list are no lemmas: they become the romanization of the word
 * that they transcribe, if one with the same meaning is read so, and are left out otherwise.
 * Languages of which only the lists have words keep them.
 */
public final class Transcriptions {
  /** The minimum number of words that show how a language is written. */
  private static final int MIN_WORDS = 100;

  /**
   * The divisor of the number of words that gives the maximum number of words in Latin letters of a
   * language with another script.
   */
  private static final int LATIN_SHARE = 5;

  private final Staging staging;
  private final StagedLexemes stage;
  private final int[] languageOf;
  private final MergedMeanings meanings;
  private final int size;
  private final TranscribedWord word = new TranscribedWord();

  /** The transcribed rows. */
  private final BitSet found = new BitSet();

  /** By language and meaning, the rows of words in the script of the language. */
  private final Long2ObjectOpenHashMap<IntArrayList> words = new Long2ObjectOpenHashMap<>();

  /** By language and lemma, its readings. */
  private final Long2ObjectOpenHashMap<IntArrayList> readings = new Long2ObjectOpenHashMap<>();

  private Transcriptions(Staging staging, int[] languageOf, MergedMeanings meanings) {
    this.staging = staging;
    stage = staging.lexemes;
    this.languageOf = languageOf;
    this.meanings = meanings;
    size = stage.size();
  }

  /**
   * Stages the links of the transcribed words under their lemmas.
   *
   * @return the rows of transcriptions, which are no lexemes
   */
  public static BitSet move(Staging staging, int[] languageOf, MergedMeanings meanings) {
    Transcriptions transcriptions = new Transcriptions(staging, languageOf, meanings);
    transcriptions.findAll();
    return transcriptions.found;
  }

  private void findAll() {
    IntSet listed = new IntOpenHashSet();
    for (int row = 0; row < size; row++) {
      if (isListed(row) && language(row) >= 0) {
        listed.add(language(row));
      }
    }
    if (listed.isEmpty()) {
      return;
    }
    IntSet transcribed = transcribed(listed);
    for (int row = 0; row < size; row++) {
      if (transcribed.contains(language(row))) {
        if (isListed(row) && isLatin(row)) {
          found.set(row);
        } else {
          index(row);
        }
      }
    }
    indexReadings(stage, transcribed);
    indexReadings(staging.annotations, transcribed);
    found.stream().forEach(this::move);
  }

  private boolean isListed(int row) {
    return staging.mayTranscribe(stage.source.getInt(row));
  }

  private int language(int row) {
    return languageOf[stage.language.getInt(row)];
  }

  private boolean isLatin(int row) {
    return TranscribedWord.isLatin(staging.strings.text(stage.lemma.getInt(row)));
  }

  /** Returns the languages that other sources write in another script. */
  private IntSet transcribed(IntSet listed) {
    int[] all = new int[Arrays.stream(languageOf).max().orElse(-1) + 1];
    int[] latin = new int[all.length];
    for (int row = 0; row < size; row++) {
      int language = language(row);
      if (!isListed(row) && listed.contains(language)) {
        all[language]++;
        latin[language] += isLatin(row) ? 1 : 0;
      }
    }
    IntSet transcribed = new IntOpenHashSet();
    for (int language : listed) {
      if (all[language] >= MIN_WORDS && latin[language] * LATIN_SHARE <= all[language]) {
        transcribed.add(language);
      }
    }
    return transcribed;
  }

  private static long pair(int language, int other) {
    return (long) language << Integer.SIZE | other;
  }

  private void index(int row) {
    for (int sense = stage.senseStart(row); sense < stage.senseEnd(row); sense++) {
      long key = pair(language(row), meanings.ofKey[stage.senses.meaning.getInt(sense)]);
      words.computeIfAbsent(key, any -> new IntArrayList()).add(row);
    }
  }

  private void indexReadings(StagedLexemes of, IntSet transcribed) {
    SparseRows given = of.attribute(LexemeColumn.READING);
    for (int entry = 0; entry < given.size(); entry++) {
      int row = given.owner(entry);
      int language = languageOf[of.language.getInt(row)];
      if (transcribed.contains(language)) {
        readings
            .computeIfAbsent(pair(language, of.lemma.getInt(row)), any -> new IntArrayList())
            .add(given.value(entry, 0));
      }
    }
  }

  private void move(int row) {
    String latin = staging.strings.text(stage.lemma.getInt(row));
    for (int sense = stage.senseStart(row); sense < stage.senseEnd(row); sense++) {
      int key = stage.senses.meaning.getInt(sense);
      int target = transcribedBy(latin, language(row), meanings.ofKey[key]);
      if (target >= 0) {
        stage.add(
            stage.language.getInt(row),
            stage.lemma.getInt(target),
            stage.pos(target),
            stage.source.getInt(row));
        stage.senses.add(key, Float.intBitsToFloat(stage.senses.evidence.getInt(sense)));
        stage.endSenses();
        if (latin.chars().noneMatch(Character::isDigit)) {
          stage.romanizeLast(stage.lemma.getInt(row));
        }
      }
    }
  }

  /** Returns the first word with a meaning that is read as transcribed, -1 if there is none. */
  private int transcribedBy(String latin, int language, int meaning) {
    IntArrayList rows = words.get(pair(language, meaning));
    for (int i = 0; rows != null && i < rows.size(); i++) {
      int lemma = stage.lemma.getInt(rows.getInt(i));
      if (word.isReadAs(staging.strings.text(lemma), latin)) {
        return rows.getInt(i);
      }
      IntArrayList known = readings.get(pair(language, lemma));
      for (int j = 0; known != null && j < known.size(); j++) {
        if (word.isReadAs(staging.strings.text(known.getInt(j)), latin)) {
          return rows.getInt(i);
        }
      }
    }
    return -1;
  }
}

package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;

/**
 * A lexeme after the merge, reused for one after the other. Texts are numbers of the staged pools,
 * -1 none; sources are ranks.
 */
public final class MergedLexeme {
  int language;
  int lemma;
  int pos;
  int reading;
  int romanization;
  int etymology;
  int frequencyRank;
  long frequencyCount;
  double frequencyPerMillion;
  int frequencyCorpus;
  final IntArrayList sources = new IntArrayList();
  final IntArrayList proficiencies = new IntArrayList();
  final IntArrayList pronunciations = new IntArrayList();
  final IntArrayList forms = new IntArrayList();
  List<MergedSense> senses = List.of();

  /** Ordinal of its language. */
  public int language() {
    return language;
  }

  /** Headword. */
  public int lemma() {
    return lemma;
  }

  /** Part of speech as an ordinal. */
  public int pos() {
    return pos;
  }

  /** Reading. */
  public int reading() {
    return reading;
  }

  /** Romanization. */
  public int romanization() {
    return romanization;
  }

  /** Etymology, a number of the long texts. */
  public int etymology() {
    return etymology;
  }

  /** Rank in its corpus, 0 unknown. */
  public int frequencyRank() {
    return frequencyRank;
  }

  /** Occurrences, -1 unknown. */
  public long frequencyCount() {
    return frequencyCount;
  }

  /** Occurrences in a million words, NaN unknown. */
  public double frequencyPerMillion() {
    return frequencyPerMillion;
  }

  /** Corpus, -1 where there is no frequency. */
  public int frequencyCorpus() {
    return frequencyCorpus;
  }

  /** Sources, the most authoritative first. */
  public IntList sources() {
    return sources;
  }

  /** Proficiency levels such as {@code cefr:a1}. */
  public IntList proficiencies() {
    return proficiencies;
  }

  /** Pronunciations as pairs of transcription and recording. */
  public IntList pronunciations() {
    return pronunciations;
  }

  /** Forms as pairs of form and feature set. */
  public IntList forms() {
    return forms;
  }

  /** Senses in order; they are reused with the lexeme. */
  public List<MergedSense> senses() {
    return senses;
  }

  void clear() {
    reading = -1;
    romanization = -1;
    etymology = -1;
    frequencyRank = 0;
    frequencyCount = -1;
    frequencyPerMillion = Double.NaN;
    frequencyCorpus = -1;
    sources.clear();
    proficiencies.clear();
    pronunciations.clear();
    forms.clear();
  }
}

package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.BitSet;
import java.util.Set;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Finds records of nouns, verbs and adjectives whose lemma is only an inflected form of another
 * word: automatic wordnets list <i>Häuser</i> for the meaning of <i>Haus</i>, and emoji are named
 * <i>books</i>. Such a record is left out if the word of which a source lists the form has all its
 * meanings, and sources are as sure of that as of the record: Spanish <i>bicicleta</i>, a form of
 * <i>bici</i>, and English <i>glasses</i> stay. The meaning of an emoji that is named by an English
 * plural, and that is no other meaning, counts as had.
 */
public final class InflectedLemmas {
  private static final String EMOJI = "cldr:";
  private static final Set<Pos> OPEN = Set.of(Pos.NOUN, Pos.VERB, Pos.ADJ);
  private static final int POS_BITS = 5;
  private static final int STRING_BITS = 32;

  private final Staging staging;
  private final int[] languageOf;
  private final MergedMeanings meanings;
  private final SourceRanking ranking;

  /** By language, form and part of speech, the words whose form it is. */
  private final Long2ObjectOpenHashMap<IntSet> lemmas = new Long2ObjectOpenHashMap<>();

  /** By language, lemma and part of speech, the meanings of those words and of their forms. */
  private final Long2ObjectOpenHashMap<MeaningDoubts> had = new Long2ObjectOpenHashMap<>();

  private final IntSet plurals = new IntOpenHashSet();

  private InflectedLemmas(
      Staging staging, SourceRanking ranking, int[] languageOf, MergedMeanings meanings) {
    this.staging = staging;
    this.ranking = ranking;
    this.languageOf = languageOf;
    this.meanings = meanings;
  }

  /**
   * Adds the rows of inflected forms to those that are no lexemes.
   *
   * @param english the ordinal of English, -1 where there is none
   */
  public static void leave(
      Staging staging,
      SourceRanking ranking,
      int[] languageOf,
      MergedMeanings meanings,
      int english,
      BitSet left) {
    InflectedLemmas inflected = new InflectedLemmas(staging, ranking, languageOf, meanings);
    inflected.findForms();
    inflected.findMeanings();
    inflected.findPlurals(english);
    inflected.leave(left);
  }

  private void findForms() {
    LongOpenHashSet spelled = new LongOpenHashSet();
    StagedLexemes stage = staging.lexemes;
    for (int row = 0; row < stage.size(); row++) {
      spelled.add(key(stage, row, stage.lemma.getInt(row)));
    }
    addForms(stage, spelled);
    addForms(staging.annotations, spelled);
  }

  private void addForms(StagedLexemes stage, LongOpenHashSet spelled) {
    SparseRows forms = stage.forms;
    for (int entry = 0; entry < forms.size(); entry++) {
      int row = forms.owner(entry);
      int form = forms.value(entry, 0);
      int lemma = stage.lemma.getInt(row);
      long key = key(stage, row, form);
      if (form != lemma && isOpen(stage.pos(row)) && spelled.contains(key)) {
        lemmas.computeIfAbsent(key, any -> new IntOpenHashSet()).add(lemma);
        had.computeIfAbsent(key, any -> new MeaningDoubts());
        had.computeIfAbsent(key(stage, row, lemma), any -> new MeaningDoubts());
      }
    }
  }

  private static boolean isOpen(int pos) {
    return pos != StagedLexemes.ANY_POS && OPEN.contains(Pos.at(pos));
  }

  /** Packs the language and part of speech of a record with a spelling. */
  private long key(StagedLexemes stage, int row, int spelling) {
    long language = languageOf[stage.language.getInt(row)];
    long pos = stage.pos(row) & ((1 << POS_BITS) - 1);
    return (language << POS_BITS | pos) << STRING_BITS | spelling;
  }

  private void findMeanings() {
    StagedLexemes stage = staging.lexemes;
    for (int row = 0; row < stage.size(); row++) {
      MeaningDoubts known = had.get(key(stage, row, stage.lemma.getInt(row)));
      int source = stage.source.getInt(row);
      double prior = ranking.prior(ranking.rank(source));
      for (int sense = stage.senseStart(row);
          known != null && sense < stage.senseEnd(row);
          sense++) {
        double evidence = Float.intBitsToFloat(stage.senses.evidence.getInt(sense));
        known.add(meaning(sense), source, prior * evidence);
      }
    }
  }

  private int meaning(int sense) {
    return meanings.ofKey[staging.lexemes.senses.meaning.getInt(sense)];
  }

  private void findPlurals(int english) {
    StagedMeanings stage = staging.meanings;
    long noun = ((long) english << POS_BITS | Pos.NOUN.number()) << STRING_BITS;
    for (int row = 0; english >= 0 && row < stage.size(); row++) {
      int gloss = stage.gloss.getInt(row);
      if (gloss >= 0 && staging.keys.text(stage.key.getInt(row)).startsWith(EMOJI)) {
        int name = staging.strings.find(staging.texts.text(gloss));
        if (name >= 0 && lemmas.containsKey(noun | name)) {
          plurals.add(meanings.ofKey[stage.key.getInt(row)]);
        }
      }
    }
    for (int key = 0; key < meanings.ofKey.length; key++) {
      if (plurals.contains(meanings.ofKey[key]) && !staging.keys.text(key).startsWith(EMOJI)) {
        plurals.remove(meanings.ofKey[key]);
      }
    }
  }

  private void leave(BitSet left) {
    StagedLexemes stage = staging.lexemes;
    for (int row = 0; row < stage.size(); row++) {
      int form = stage.lemma.getInt(row);
      IntSet words = lemmas.get(key(stage, row, form));
      if (words == null) {
        continue;
      }
      for (int lemma : words) {
        IntSet back = lemmas.get(key(stage, row, lemma));
        boolean mutual = back != null && back.contains(form);
        if (!mutual
            && hasAll(row, had.get(key(stage, row, lemma)), had.get(key(stage, row, form)))) {
          left.set(row);
        }
      }
    }
  }

  /** Returns whether a word has all meanings of a row of its form, as surely as the form. */
  private boolean hasAll(int row, MeaningDoubts word, MeaningDoubts form) {
    StagedLexemes stage = staging.lexemes;
    for (int sense = stage.senseStart(row); sense < stage.senseEnd(row); sense++) {
      int meaning = meaning(sense);
      if (!plurals.contains(meaning) && !word.isAsSure(meaning, form)) {
        return false;
      }
    }
    return true;
  }
}

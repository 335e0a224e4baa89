package org.lexhub.loader.learn.tagger;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagClass;
import org.lexhub.store.sense.PosTagFeatures;
import org.lexhub.store.sense.PosTagLexicon;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.PosTaggerWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Collects English spellings, then sentences; trains and writes a {@link PosTagger}.
 *
 * <p>A sentence is training data for the word that it is an example of, and for each other word
 * that has only one part of speech, of an open class or, by {@link ClosedWords}, of a closed one. A
 * few rules of grammar are training data as well: a noun or an adjective follows an article or a
 * possessive; a verb follows "to", a modal verb or a personal pronoun.
 */
public final class PosTaggerBuilder implements PosTagLexicon, PosTagGuess {
  private static final int OPEN_CLASSES = (1 << PosTagger.COUNT) - 1;
  private static final int NOUN = 0;
  private static final int ADJECTIVE = 2;
  private static final int AUXILIARY = PosTagClass.of(Pos.AUX);
  private static final List<String> BEFORE_NOUNS =
      List.of("a an the these those my your his its our their no every each some any".split(" "));
  private static final List<String> BEFORE_VERBS =
      List.of(
          "to will would can could should must may might i we they he she please let".split(" "));

  private static final List<String> QUESTIONED =
      List.of("i you he she it we they the this".split(" "));

  private final Int2ObjectOpenHashMap<float[]> uses = new Int2ObjectOpenHashMap<>();
  private final Sentence sentence = new Sentence();
  private final Sentence lemma = new Sentence();
  private final PosTagFeatures features = new PosTagFeatures();
  private final PosTagTrainer trainer = new PosTagTrainer();
  private final IntArrayList lemmaStems = new IntArrayList();

  /** Starts without spellings and without sentences. */
  PosTaggerBuilder() {
    addRules();
  }

  /**
   * Adds a spelling of a word; ignores spellings of several words.
   *
   * @param pos its part of speech, from 0 to 3
   * @param uses the number of uses of the word in this part of speech, more than 0
   */
  void addSpelling(String spelling, int pos, float uses) {
    read(lemma, spelling);
    if (lemma.size() == 1 && lemma.isWord(0)) {
      float[] counts = this.uses.computeIfAbsent(lemma.hash(0), hash -> new float[PosTagger.COUNT]);
      counts[pos] = Math.max(counts[pos], uses);
    }
  }

  /**
   * Adds an example of a meaning.
   *
   * @param lemmas the words that have the meaning; the first one found in the example counts
   * @param pos their part of speech, from 0 to 3
   */
  void addExample(String example, List<String> lemmas, int pos) {
    read(sentence, example);
    int from = -1;
    int to = -1;
    for (int i = 0; i < lemmas.size() && from < 0; i++) {
      readStems(lemmas.get(i));
      from = find();
      to = from + lemmaStems.size();
    }
    if (from >= 0) {
      int possible = possible(sentence, from, to, pos);
      float[] shares = shares(sentence, from, to, possible, pos);
      add(from, to, possible, pos, PosTagWeights.EXAMPLE_PERCENT, shares);
    }
    for (int token = 0; token < sentence.size(); token++) {
      int closed = token >= from && token < to ? -1 : ClosedWords.tag(sentence.hash(token));
      if (closed >= 0) {
        add(token, token + 1, PosTagTrainer.EVERY, closed, PosTagWeights.NEIGHBOUR_PERCENT, null);
      } else if ((token < from || token >= to) && !FunctionWords.contains(sentence.hash(token))) {
        int classes = classes(sentence.hash(token)) & OPEN_CLASSES;
        if (Integer.bitCount(classes) == 1) {
          int only = Integer.numberOfTrailingZeros(classes);
          add(token, token + 1, PosTagTrainer.EVERY, only, PosTagWeights.NEIGHBOUR_PERCENT, null);
        }
      }
    }
  }

  /**
   * Adds a word of a running text whose class is known.
   *
   * @param text the sentence
   * @param pos the number of its class in {@link PosTagClass}
   */
  void addTagged(Sentence text, int from, int to, int pos) {
    features.read(text, from, to, this);
    if (pos >= PosTagger.COUNT) {
      trainer.add(features, PosTagTrainer.EVERY, pos, PosTagWeights.TAGGED_ONLY_PERCENT, null);
      return;
    }
    int possible = possible(text, from, to, pos);
    boolean only = possible == PosTagTrainer.EVERY;
    int percent = only ? PosTagWeights.TAGGED_ONLY_PERCENT : PosTagWeights.TAGGED_PERCENT;
    trainer.add(features, possible, pos, percent, shares(text, from, to, possible, pos));
  }

  private void addRules() {
    for (String word : BEFORE_NOUNS) {
      read(sentence, word + " it");
      add(1, 2, PosTagTrainer.EVERY, NOUN, PosTagWeights.NOUN_RULE_PERCENT, null);
      add(1, 2, PosTagTrainer.EVERY, ADJECTIVE, PosTagWeights.NOUN_RULE_PERCENT, null);
    }
    for (String word : BEFORE_VERBS) {
      read(sentence, word + " it");
      add(1, 2, PosTagTrainer.EVERY, PosTagger.VERB, PosTagWeights.VERB_RULE_PERCENT, null);
    }
    for (String word : QUESTIONED) {
      read(sentence, "can " + word + " go");
      add(0, 1, PosTagTrainer.EVERY, AUXILIARY, PosTagWeights.QUESTION_RULE_PERCENT, null);
    }
  }

  private void add(
      int from, int to, int possible, int pos, int percent, float @Nullable [] shares) {
    features.read(sentence, from, to, this);
    trainer.add(features, possible, pos, percent, shares);
  }

  /**
   * Returns the share of each part of speech in the uses of a word, or null if the word is not
   * known in its part of speech or in another one.
   */
  private float @Nullable [] shares(Sentence text, int from, int to, int possible, int pos) {
    float[] counts = to == from + 1 ? uses.get(text.hash(from)) : null;
    if (counts == null || possible == PosTagTrainer.EVERY || counts[pos] == 0) {
      return null;
    }
    float all = 0;
    for (float count : counts) {
      all += count;
    }
    float[] shares = counts.clone();
    for (int i = 0; i < shares.length; i++) {
      shares[i] /= all;
    }
    return shares;
  }

  private int possible(Sentence text, int from, int to, int pos) {
    int possible = 1 << pos;
    if (to == from + 1) {
      float[] counts = uses.get(text.hash(from));
      for (int i = 0; counts != null && i < PosTagger.COUNT; i++) {
        possible |= counts[i] > 0 ? 1 << i : 0;
      }
    }
    return Integer.bitCount(possible) == 1 ? PosTagTrainer.EVERY : possible;
  }

  private void readStems(String text) {
    read(lemma, text);
    lemmaStems.clear();
    for (int i = 0; i < lemma.size(); i++) {
      lemmaStems.add(lemma.stem(i));
    }
  }

  /** Returns the first token of the sentence at which the stems of the lemma occur, or -1. */
  private int find() {
    int length = lemmaStems.size();
    for (int at = 0; length > 0 && at + length <= sentence.size(); at++) {
      int same = 0;
      while (same < length && sentence.stem(at + same) == lemmaStems.getInt(same)) {
        same++;
      }
      if (same == length) {
        return at;
      }
    }
    return -1;
  }

  private static void read(Sentence into, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    into.read(bytes, 0, bytes.length);
  }

  @Override
  public int classes(int hash) {
    float[] counts = uses.get(hash);
    if (counts == null) {
      return UNKNOWN;
    }
    float all = 0;
    int best = 0;
    for (int i = 0; i < PosTagger.COUNT; i++) {
      all += counts[i];
      best = counts[i] > counts[best] ? i : best;
    }
    int classes = best << 4;
    for (int i = 0; i < PosTagger.COUNT; i++) {
      classes |= counts[i] > PosTagWeights.MIN_SHARE * all ? 1 << i : 0;
    }
    return classes;
  }

  /** {@inheritDoc} The model must have been written. */
  @Override
  public void likelihood(Sentence sentence, int from, int to, float[] likelihoods) {
    features.read(sentence, from, to, this);
    trainer.likelihood(features, likelihoods);
  }

  /** Trains and writes the model. */
  void write(SnapshotWriter out) {
    int[] hashes = uses.keySet().toIntArray();
    Arrays.sort(hashes);
    try (PosTaggerWriter writer = PosTaggerWriter.create(out)) {
      for (int hash : hashes) {
        writer.addSpelling(hash, classes(hash));
      }
      writer.addWeights(trainer.train());
    }
  }
}

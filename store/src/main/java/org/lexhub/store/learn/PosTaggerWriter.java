package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ShortColumnWriter;
import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagFeatures;
import org.lexhub.store.sense.PosTagGuess;
import org.lexhub.store.sense.PosTagLexicon;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects English spellings and sentences, learns from them, and writes {@link PosTagger}. First
 * all spellings, then the sentences.
 *
 * <p>A sentence teaches the class of the word that it is an example of, and of each other word that
 * can have only one. Before all sentences stand the few rules that every grammar has: a noun or an
 * adjective follows an article or possessive, a verb follows "to", a modal or a personal pronoun.
 */
public final class PosTaggerWriter implements AutoCloseable, PosTagLexicon, PosTagGuess {
  private static final int EVERY_CLASS = 0xF;
  private static final int SURE = 100;
  private static final int ALONE = 50;
  private static final int BESIDE = 8;
  private static final float USED = 0.1f;
  private static final List<String> BEFORE_NOUNS =
      List.of("a an the these those my your his its our their no every each some any".split(" "));
  private static final List<String> BEFORE_VERBS =
      List.of(
          "to will would can could should must may might i we they he she please let".split(" "));

  private final SnapshotWriter out;
  private final Int2ObjectOpenHashMap<float[]> uses = new Int2ObjectOpenHashMap<>();
  private final Sentence sentence = new Sentence();
  private final Sentence lemma = new Sentence();
  private final PosTagFeatures features = new PosTagFeatures();
  private final PosTagTrainer trainer = new PosTagTrainer();
  private final IntArrayList lemmaStems = new IntArrayList();

  private PosTaggerWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts without spellings; nothing is written before {@link #close}. */
  public static PosTaggerWriter create(SnapshotWriter out) {
    PosTaggerWriter writer = new PosTaggerWriter(out);
    writer.learnRules();
    return writer;
  }

  /**
   * Adds a spelling of a word; only single words count.
   *
   * @param wordClass its class, from 0 to 3
   * @param uses how often the word is used in this class, more than 0
   */
  public void addSpelling(String spelling, int wordClass, float uses) {
    read(lemma, spelling);
    if (lemma.size() == 1 && lemma.isWord(0)) {
      float[] counts = this.uses.computeIfAbsent(lemma.hash(0), hash -> new float[PosTagger.COUNT]);
      counts[wordClass] = Math.max(counts[wordClass], uses);
    }
  }

  /** Adds a sentence that is an example of one of some words of a class. */
  public void addExample(String example, List<String> lemmas, int wordClass) {
    read(sentence, example);
    int from = -1;
    int to = -1;
    for (int i = 0; i < lemmas.size() && from < 0; i++) {
      readStems(lemmas.get(i));
      from = find();
      to = from + lemmaStems.size();
    }
    if (from >= 0) {
      int possible = possible(from, to, wordClass);
      learn(from, to, possible, wordClass, SURE, shares(from, to, possible, wordClass));
    }
    for (int token = 0; token < sentence.size(); token++) {
      if ((token < from || token >= to) && !FunctionWords.contains(sentence.hash(token))) {
        int classes = classes(sentence.hash(token)) & EVERY_CLASS;
        if (Integer.bitCount(classes) == 1) {
          learn(
              token, token + 1, EVERY_CLASS, Integer.numberOfTrailingZeros(classes), BESIDE, null);
        }
      }
    }
  }

  private void learnRules() {
    for (String word : BEFORE_NOUNS) {
      read(sentence, word + " it");
      learn(1, 2, EVERY_CLASS, 0, ALONE, null);
      learn(1, 2, EVERY_CLASS, 2, ALONE, null);
    }
    for (String word : BEFORE_VERBS) {
      read(sentence, word + " it");
      learn(1, 2, EVERY_CLASS, 1, SURE, null);
    }
  }

  private void learn(
      int from, int to, int possible, int wordClass, int percent, float @Nullable [] shares) {
    features.read(sentence, from, to, this);
    trainer.add(features, possible, wordClass, percent, shares);
  }

  /** How often the word has each class; null where it is not known to have the right one. */
  private float @Nullable [] shares(int from, int to, int possible, int wordClass) {
    float[] counts = to == from + 1 ? uses.get(sentence.hash(from)) : null;
    if (counts == null || possible == EVERY_CLASS || counts[wordClass] == 0) {
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

  private int possible(int from, int to, int wordClass) {
    int possible = 1 << wordClass;
    if (to == from + 1) {
      float[] counts = uses.get(sentence.hash(from));
      for (int i = 0; counts != null && i < PosTagger.COUNT; i++) {
        possible |= counts[i] > 0 ? 1 << i : 0;
      }
    }
    return Integer.bitCount(possible) == 1 ? EVERY_CLASS : possible;
  }

  private void readStems(String text) {
    read(lemma, text);
    lemmaStems.clear();
    for (int i = 0; i < lemma.size(); i++) {
      lemmaStems.add(lemma.stem(i));
    }
  }

  /** Where the stems of the lemma stand in the sentence, or -1. */
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
    int most = 0;
    for (int i = 0; i < PosTagger.COUNT; i++) {
      all += counts[i];
      most = counts[i] > counts[most] ? i : most;
    }
    int classes = most << 4;
    for (int i = 0; i < PosTagger.COUNT; i++) {
      classes |= counts[i] > USED * all ? 1 << i : 0;
    }
    return classes;
  }

  /** Known once all is written. */
  @Override
  public void likelihood(Sentence sentence, int from, int to, float[] likely) {
    features.read(sentence, from, to, this);
    trainer.likelihood(features, likely);
  }

  /** Learns and writes the sections. */
  @Override
  public void close() {
    int[] hashes = uses.keySet().toIntArray();
    Arrays.sort(hashes);
    try (IntColumnWriter words = IntColumnWriter.create(out, PosTagger.WORDS);
        ByteColumnWriter classes = ByteColumnWriter.create(out, PosTagger.CLASSES);
        ShortColumnWriter weights = ShortColumnWriter.create(out, PosTagger.WEIGHTS)) {
      for (int hash : hashes) {
        words.add(hash);
        classes.add(classes(hash));
      }
      for (float weight : trainer.train()) {
        int scaled = Math.round(weight * PosTagger.ONE) + PosTagger.ZERO;
        weights.add(Math.clamp(scaled, 0, 0xFFFF));
      }
    }
  }
}

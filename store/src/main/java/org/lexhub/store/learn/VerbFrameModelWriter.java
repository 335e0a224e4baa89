package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.column.ShortColumnWriter;
import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.ClauseLexicon;
import org.lexhub.store.sense.PosTagLexicon;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.VerbFrameFeatures;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Collects verbs with the traits of their meanings and sentences, learns from them, and writes
 * {@link VerbFrameModel}. First all meanings, then all spellings, then the sentences.
 *
 * <p>A sentence teaches the meaning of the verb that it is an example of, and of each other verb
 * that is nothing else and of which all meanings have one lexicographer file.
 */
public final class VerbFrameModelWriter implements AutoCloseable, ClauseLexicon {
  private static final int ONLY_VERB = 1 << PosTagger.VERB;
  private static final int CLASSES = (1 << PosTagger.COUNT) - 1;

  private final SnapshotWriter out;
  private final PosTagLexicon classes;

  private final IntArrayList meanings = new IntArrayList();
  private final LongArrayList bits = new LongArrayList();

  /** Traits of the meanings of each verb, the most frequent first, by lexeme. */
  private final Int2ObjectOpenHashMap<LongArrayList> verbs = new Int2ObjectOpenHashMap<>();

  private final Int2ObjectOpenHashMap<IntArrayList> spellings = new Int2ObjectOpenHashMap<>();
  private final IntOpenHashSet persons = new IntOpenHashSet();
  private final Sentence sentence = new Sentence();
  private final Sentence word = new Sentence();
  private final VerbFrameFeatures features = new VerbFrameFeatures();
  private final VerbFrameTrainer trainer = new VerbFrameTrainer();
  private final LongArrayList others = new LongArrayList();
  private int from;
  private int to;

  private VerbFrameModelWriter(SnapshotWriter out, PosTagLexicon classes) {
    this.out = out;
    this.classes = classes;
  }

  /**
   * Starts without verbs; nothing is written before {@link #close}.
   *
   * @param classes knows the word classes of all spellings
   */
  public static VerbFrameModelWriter create(SnapshotWriter out, PosTaggerWriter classes) {
    return new VerbFrameModelWriter(out, classes);
  }

  /** Adds a meaning with traits of verbs; rows ascend. */
  public void addMeaning(int meaning, long traits) {
    meanings.add(meaning);
    bits.add(traits);
  }

  /** Adds a meaning of a verb, the more frequent ones first. */
  public void addVerb(int lexeme, long traits) {
    verbs.computeIfAbsent(lexeme, row -> new LongArrayList()).add(traits);
  }

  /** Adds a spelling of a verb, as it is or inflected. */
  public void addSpelling(String spelling, int lexeme) {
    int hash = hash(spelling);
    if (hash != 0 && verbs.containsKey(lexeme)) {
      IntArrayList lexemes = spellings.computeIfAbsent(hash, key -> new IntArrayList(1));
      if (!lexemes.contains(lexeme)) {
        lexemes.add(lexeme);
      }
    }
  }

  /** Adds a spelling that mostly names a person. */
  public void addPerson(String spelling) {
    int hash = hash(spelling);
    if (hash != 0) {
      persons.add(hash);
    }
  }

  /** The hash of a single word, 0 of anything else. */
  private int hash(String spelling) {
    read(word, spelling);
    return word.size() == 1 && word.isWord(0) ? word.hash(0) : 0;
  }

  /**
   * Adds a sentence that is an example of some verbs.
   *
   * @param lexemes the verbs
   * @param lemmas their lemmas
   * @param traits those of the meaning that they have in it
   */
  public void addExample(String example, IntArrayList lexemes, List<String> lemmas, long traits) {
    read(sentence, example);
    from = to = 0;
    for (int i = 0; i < lemmas.size() && from == to; i++) {
      if (find(lexemes.getInt(i), lemmas.get(i))) {
        learnExample(lexemes.getInt(i), traits);
      }
    }
    learnOthers();
  }

  /** Adds any other sentence. */
  public void addSentence(String text) {
    read(sentence, text);
    from = to = 0;
    learnOthers();
  }

  private void learnExample(int lexeme, long traits) {
    others.clear();
    LongArrayList known = verbs.get(lexeme);
    for (int i = 0; known != null && i < known.size(); i++) {
      if (known.getLong(i) != traits) {
        others.add(known.getLong(i));
      }
    }
    learn(from, to, traits);
  }

  private void learnOthers() {
    others.clear();
    for (int token = 0; token < sentence.size(); token++) {
      if (token < from || token >= to) {
        long traits = only(sentence.hash(token));
        if (traits != 0) {
          learn(token, token + 1, traits);
        }
      }
    }
  }

  private void learn(int start, int end, long traits) {
    features.read(sentence, start, end, this);
    trainer.add(features, traits, others);
  }

  /** The traits that a verb has whatever it means; 0 where that is not sure. */
  private long only(int hash) {
    IntArrayList lexemes = spellings.get(hash);
    if (lexemes == null || FunctionWords.contains(hash) || (classes(hash) & CLASSES) != ONLY_VERB) {
      return 0;
    }
    long first = verbs.get(lexemes.getInt(0)).getLong(0);
    for (int i = 0; i < lexemes.size(); i++) {
      LongArrayList known = verbs.get(lexemes.getInt(i));
      for (int j = 0; j < known.size(); j++) {
        if (VerbFrames.fieldOfVerb(known.getLong(j)) != VerbFrames.fieldOfVerb(first)) {
          return 0;
        }
      }
    }
    return first;
  }

  /** Finds a verb in the sentence, or a phrase that begins with any form of one. */
  private boolean find(int lexeme, String lemma) {
    read(word, lemma);
    int length = word.size();
    for (int at = 0; length > 0 && at + length <= sentence.size(); at++) {
      if (isForm(lexeme, length, at)) {
        from = at;
        to = at + length;
        return true;
      }
    }
    return false;
  }

  private boolean isForm(int lexeme, int length, int at) {
    if (length == 1) {
      IntArrayList lexemes = spellings.get(sentence.hash(at));
      if (lexemes != null && lexemes.contains(lexeme)) {
        return true;
      }
    }
    for (int i = 0; i < length; i++) {
      if (sentence.stem(at + i) != word.stem(i)) {
        return false;
      }
    }
    return true;
  }

  private static void read(Sentence into, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    into.read(bytes, 0, bytes.length);
  }

  @Override
  public int classes(int hash) {
    return classes.classes(hash);
  }

  @Override
  public boolean isPerson(int hash) {
    return persons.contains(hash);
  }

  /** Learns and writes the sections. */
  @Override
  public void close() {
    try (IntColumnWriter rows = IntColumnWriter.create(out, VerbFrameModel.MEANINGS);
        LongColumnWriter traits = LongColumnWriter.create(out, VerbFrameModel.BITS);
        IntColumnWriter people = IntColumnWriter.create(out, VerbFrameModel.PERSONS);
        ShortColumnWriter weights = ShortColumnWriter.create(out, VerbFrameModel.WEIGHTS)) {
      for (int i = 0; i < meanings.size(); i++) {
        rows.add(meanings.getInt(i));
        traits.add(bits.getLong(i));
      }
      int[] hashes = persons.toIntArray();
      Arrays.sort(hashes);
      for (int hash : hashes) {
        people.add(hash);
      }
      if (meanings.size() > 0) {
        for (float weight : trainer.train()) {
          int scaled = Math.round(weight * VerbFrameModel.ONE) + VerbFrameModel.ZERO;
          weights.add(Math.clamp(scaled, 0, 0xFFFF));
        }
      }
    }
  }
}

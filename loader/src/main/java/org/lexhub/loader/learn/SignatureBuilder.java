package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.sense.SignaturesWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects the words of each meaning and writes {@link Signatures} and the vectors.
 *
 * <p>A word has the greatest of its {@link SignatureWeights}; the only word of a lemma, and a lemma
 * of several words as a whole, have {@link Signatures#STRONGEST}. The words of related meanings are
 * added with lower weights. A signature keeps a maximum number of words: first the English ones of
 * the meaning itself, then those with the greatest weight, rare words before frequent ones.
 *
 * <p>The vectors are fitted to the meanings that have an English word and a description in addition
 * to names. Signs and pictures that only have names would bring all words of such names together,
 * and a meaning without words shows little about words. Those meanings get a vector all the same.
 */
final class SignatureBuilder {
  /** The rank of words of the meaning itself, above all ranks by weight and rarity. */
  private static final long OWN_FIRST = 1 << 20;

  private final SignatureWords words = new SignatureWords();
  private final Int2IntOpenHashMap open = new Int2IntOpenHashMap();

  /** The words of the open meaning, each once. */
  private final IntArrayList touched = new IntArrayList();

  private final IntArrayList hashes = new IntArrayList();
  private final IntArrayList weights = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final IntArrayList related = new IntArrayList();
  private final IntArrayList relatedEnds = new IntArrayList();
  private final IntArrayList useWords = new IntArrayList();
  private final FloatArrayList uses = new FloatArrayList();
  private final IntArrayList useEnds = new IntArrayList();
  private final Int2IntOpenHashMap frequencies = new Int2IntOpenHashMap();

  /** The meanings to which the vectors are fitted. */
  private final BitSet fitted = new BitSet();

  private boolean hasLemma;

  /**
   * Adds an English lemma of the open meaning.
   *
   * @param uses the number of uses of the word in this meaning
   */
  void addLemma(String lemma, float uses) {
    hasLemma = true;
    read(lemma);
    if (words.size() == 1) {
      put(words.hash(0), Signatures.STRONGEST);
      useWords.add(words.hash(0));
      this.uses.add(uses);
    } else if (words.size() > 1) {
      put(words.phrase(), Signatures.STRONGEST);
      putWords(SignatureWeights.LEMMA_PART);
    }
  }

  /** Adds a domain, a semantic field or the gloss of a concept. */
  void addTopic(String topic) {
    read(topic);
    putWords(SignatureWeights.TOPIC);
    if (words.size() > 1) {
      put(words.phrase(), SignatureWeights.TOPIC);
    }
  }

  /** Adds a gloss or a definition. */
  void addGloss(String gloss, boolean english) {
    read(gloss);
    putWords(english ? SignatureWeights.GLOSS : SignatureWeights.FOREIGN_GLOSS);
    if (words.size() > 1 && words.size() <= SignatureWeights.MAX_PHRASE_LENGTH) {
      put(words.phrase(), Signatures.STRONGEST);
    }
  }

  /** Adds an example. */
  void addExample(String example, boolean english) {
    read(example);
    putWords(english ? SignatureWeights.EXAMPLE : SignatureWeights.FOREIGN_EXAMPLE);
  }

  /** Adds a related meaning, by its row. */
  void addRelated(int meaning, boolean broader) {
    related.add(broader ? ~meaning : meaning);
  }

  /** Completes the open meaning. */
  void endRow() {
    fitted.set(ends.size(), hasLemma && isDescribed());
    hasLemma = false;
    int kept = 0;
    for (int weight = Signatures.STRONGEST;
        weight > 0 && kept < SignatureWeights.MAX_OWN;
        weight--) {
      for (int i = 0; i < touched.size() && kept < SignatureWeights.MAX_OWN; i++) {
        int hash = touched.getInt(i);
        if (open.get(hash) == weight) {
          hashes.add(hash);
          weights.add(weight);
          frequencies.addTo(hash, 1);
          kept++;
        }
      }
    }
    clearOpen();
    ends.add(hashes.size());
    relatedEnds.add(related.size());
    useEnds.add(useWords.size());
  }

  /** Returns whether the open meaning has relations, or words of English glosses or examples. */
  private boolean isDescribed() {
    boolean described = related.size() > start(relatedEnds, ends.size());
    for (int i = 0; i < touched.size() && !described; i++) {
      int weight = open.get(touched.getInt(i));
      described = weight == SignatureWeights.GLOSS || weight == SignatureWeights.EXAMPLE;
    }
    return described;
  }

  /** Clears the open signature word by word, because the capacity of the map can be large. */
  private void clearOpen() {
    for (int i = 0; i < touched.size(); i++) {
      open.remove(touched.getInt(i));
    }
    touched.clear();
  }

  private void read(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    words.read(bytes, 0, bytes.length);
  }

  private void putWords(int weight) {
    for (int i = 0; i < words.size(); i++) {
      put(words.hash(i), weight);
    }
  }

  private void put(int hash, int weight) {
    int before = open.get(hash);
    if (before < weight) {
      open.put(hash, weight);
    }
    if (before == 0) {
      touched.add(hash);
    }
  }

  /** Writes the signatures and the vectors, and returns the vectors of the meanings. */
  WrittenVectors write(SnapshotWriter out) {
    int[] vocabulary = frequencies.keySet().toIntArray();
    Arrays.sort(vocabulary);
    int[] idf = new int[vocabulary.length];
    for (int i = 0; i < vocabulary.length; i++) {
      double rarity = (ends.size() + 1.0) / (frequencies.get(vocabulary[i]) + 0.5);
      idf[i] = (int) Math.round(Math.max(0, Math.log(rarity)) * Signatures.IDF_ONE);
    }
    try (SignaturesWriter meanings = SignaturesWriter.create(out, vocabulary, idf)) {
      numberWords(vocabulary);
      byte[] strongest = new byte[vocabulary.length];
      MeaningVectorBuilder vectors = new MeaningVectorBuilder(vocabulary, idf);
      for (int meaning = 0; meaning < ends.size(); meaning++) {
        writeMeaning(meaning, idf, strongest, meanings, vectors);
        for (int i = start(useEnds, meaning); i < useEnds.getInt(meaning); i++) {
          if (frequencies.containsKey(useWords.getInt(i))) {
            vectors.addUse(frequencies.get(useWords.getInt(i)), uses.getFloat(i));
          }
        }
        vectors.endRow(fitted.get(meaning));
      }
      return vectors.write(out);
    }
  }

  /** Replaces the hash of each word by its number. */
  private void numberWords(int[] vocabulary) {
    for (int word = 0; word < vocabulary.length; word++) {
      frequencies.put(vocabulary[word], word);
    }
    for (int i = 0; i < hashes.size(); i++) {
      hashes.set(i, frequencies.get(hashes.getInt(i)));
    }
  }

  private void writeMeaning(
      int meaning,
      int[] idf,
      byte[] strongest,
      SignaturesWriter meanings,
      MeaningVectorBuilder vectors) {
    touched.clear();
    for (int i = start(ends, meaning); i < ends.getInt(meaning); i++) {
      raise(hashes.getInt(i), weights.getInt(i), strongest);
    }
    int own = touched.size();
    int from = start(relatedEnds, meaning);
    int to = Math.min(relatedEnds.getInt(meaning), from + SignatureWeights.MAX_RELATED);
    for (int i = from; i < to; i++) {
      raiseRelated(related.getInt(i), strongest);
    }
    long[] entries = new long[touched.size()];
    for (int i = 0; i < entries.length; i++) {
      int word = touched.getInt(i);
      int weight = strongest[word];
      boolean ownEnglish = i < own && weight >= SignatureWeights.EXAMPLE;
      if (ownEnglish || i >= own) {
        vectors.add(word, weight);
      }
      long rank = ownEnglish ? OWN_FIRST : (long) weight * (idf[word] + Signatures.IDF_ONE);
      entries[i] = -rank << 32 | SignaturesWriter.pack(word, weight);
      strongest[word] = 0;
    }
    Arrays.sort(entries);
    int[] kept = new int[Math.min(entries.length, SignatureWeights.MAX_LENGTH)];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = (int) entries[i];
    }
    Arrays.sort(kept);
    for (int entry : kept) {
      meanings.add(entry);
    }
    meanings.endRow();
  }

  private void raise(int word, int weight, byte[] strongest) {
    if (strongest[word] == 0) {
      touched.add(word);
    }
    strongest[word] = (byte) Math.max(strongest[word], weight);
  }

  private void raiseRelated(int reference, byte[] strongest) {
    boolean broader = reference < 0;
    int meaning = broader ? ~reference : reference;
    if (meaning >= ends.size()) {
      throw new IllegalArgumentException(
          "a meaning is related to row " + meaning + ", expected less than " + ends.size());
    }
    for (int i = start(ends, meaning); i < ends.getInt(meaning); i++) {
      int weight = weights.getInt(i);
      if (weight >= SignatureWeights.LEMMA_PART) {
        int lemma = broader ? SignatureWeights.BROADER_LEMMA : SignatureWeights.RELATED_LEMMA;
        raise(hashes.getInt(i), lemma, strongest);
      } else if (weight == SignatureWeights.GLOSS) {
        int gloss = broader ? SignatureWeights.BROADER_GLOSS : SignatureWeights.RELATED_GLOSS;
        raise(hashes.getInt(i), gloss, strongest);
      }
    }
  }

  private static int start(IntArrayList ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}

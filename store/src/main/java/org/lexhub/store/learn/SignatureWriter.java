package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.column.ShortColumnWriter;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects what is said about each meaning and writes {@link Signatures} and {@link
 * MeaningVectors}.
 *
 * <p>Weights: 15 the only word of a lemma and a lemma of several words as a whole, 13 a domain or
 * concept, 10 a word of a longer lemma, 9 a word of an English gloss or definition, 7 a word of an
 * English example, 6 and 4 in other languages. From a related meaning its lemma words come in with
 * 9, its English glosses with 4; from a broader one with 12 and 5. A meaning keeps at most {@link
 * #MAX_LENGTH} words: its own English ones first, then those that weigh most, rare ones before
 * frequent ones.
 *
 * <p>The vectors are fitted to the meanings that an English word has and of which something is said
 * beside their names: signs and pictures that are only named would bring all words of such names
 * together, and what no word means says little about words. The others have a place among them.
 */
public final class SignatureWriter implements AutoCloseable {
  /** How many words a signature has at most. */
  public static final int MAX_LENGTH = 128;

  private static final int LEMMA_PART = 10;
  private static final int TOPIC = 13;
  private static final int GLOSS = 9;
  private static final int EXAMPLE = 7;
  private static final int FOREIGN_GLOSS = 6;
  private static final int FOREIGN_EXAMPLE = 4;

  /** More than any strength by weight and rarity. */
  private static final long OWN_FIRST = 1 << 20;

  private static final int MAX_OWN = 96;
  private static final int MAX_RELATED = 48;

  private final SnapshotWriter out;
  private final SignatureWords words = new SignatureWords();
  private final Int2IntOpenHashMap open = new Int2IntOpenHashMap();

  /** Words of the open meaning, each once. */
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
  private final BitSet teaching = new BitSet();
  private WrittenVectors places = new WrittenVectors(0);
  private boolean spoken;

  private SignatureWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts without meanings; nothing is written before {@link #close}. */
  public static SignatureWriter create(SnapshotWriter out) {
    return new SignatureWriter(out);
  }

  /**
   * Adds an English lemma of the open meaning.
   *
   * @param uses how often the word has this meaning
   */
  public void addLemma(String lemma, float uses) {
    spoken = true;
    read(lemma);
    if (words.size() == 1) {
      put(words.hash(0), Signatures.STRONGEST);
      useWords.add(words.hash(0));
      this.uses.add(uses);
    } else if (words.size() > 1) {
      put(words.phrase(), Signatures.STRONGEST);
      putWords(LEMMA_PART);
    }
  }

  /** Adds a domain, a semantic field or the gloss of a concept. */
  public void addTopic(String topic) {
    read(topic);
    putWords(TOPIC);
    if (words.size() > 1) {
      put(words.phrase(), TOPIC);
    }
  }

  /** Adds a gloss or a definition. */
  public void addGloss(String gloss, boolean english) {
    read(gloss);
    putWords(english ? GLOSS : FOREIGN_GLOSS);
    if (words.size() > 1 && words.size() <= 8) {
      put(words.phrase(), Signatures.STRONGEST);
    }
  }

  /** Adds an example. */
  public void addExample(String example, boolean english) {
    read(example);
    putWords(english ? EXAMPLE : FOREIGN_EXAMPLE);
  }

  /** Adds a related meaning, by its row. */
  public void addRelated(int meaning, boolean broader) {
    related.add(broader ? ~meaning : meaning);
  }

  /** Completes the signature of a meaning. */
  public void endRow() {
    teaching.set(ends.size(), spoken && isDescribed());
    spoken = false;
    int kept = 0;
    for (int weight = Signatures.STRONGEST; weight > 0 && kept < MAX_OWN; weight--) {
      for (int i = 0; i < touched.size() && kept < MAX_OWN; i++) {
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

  /** Whether the open meaning has relations, or English words that are not of its lemmas. */
  private boolean isDescribed() {
    boolean described = related.size() > start(relatedEnds, ends.size());
    for (int i = 0; i < touched.size() && !described; i++) {
      int weight = open.get(touched.getInt(i));
      described = weight == GLOSS || weight == EXAMPLE;
    }
    return described;
  }

  /** Empties the open signature word by word: the map may have grown large long ago. */
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

  /** Writes the sections. */
  @Override
  public void close() {
    int[] vocabulary = frequencies.keySet().toIntArray();
    Arrays.sort(vocabulary);
    int[] idf = new int[vocabulary.length];
    try (IntColumnWriter words = IntColumnWriter.create(out, Signatures.WORDS);
        ShortColumnWriter weights = ShortColumnWriter.create(out, Signatures.IDF)) {
      for (int i = 0; i < vocabulary.length; i++) {
        double rarity = (ends.size() + 1.0) / (frequencies.get(vocabulary[i]) + 0.5);
        idf[i] = (int) Math.round(Math.max(0, Math.log(rarity)) * Signatures.IDF_ONE);
        words.add(vocabulary[i]);
        weights.add(idf[i]);
      }
    }
    numberWords(vocabulary);
    byte[] strongest = new byte[vocabulary.length];
    MeaningVectorWriter vectors = new MeaningVectorWriter(out, idf);
    try (ListColumnWriter meanings = ListColumnWriter.create(out, Signatures.MEANINGS);
        vectors) {
      for (int meaning = 0; meaning < ends.size(); meaning++) {
        writeMeaning(meaning, idf, strongest, meanings, vectors);
        for (int i = start(useEnds, meaning); i < useEnds.getInt(meaning); i++) {
          if (frequencies.containsKey(useWords.getInt(i))) {
            vectors.addUse(frequencies.get(useWords.getInt(i)), uses.getFloat(i));
          }
        }
        vectors.endRow(teaching.get(meaning));
      }
    }
    places = vectors.places();
  }

  /** Where the vectors place the meanings, once everything is written. */
  public WrittenVectors places() {
    return places;
  }

  /** Puts the number of each word in place of its hash. */
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
      ListColumnWriter meanings,
      MeaningVectorWriter vectors) {
    touched.clear();
    for (int i = start(ends, meaning); i < ends.getInt(meaning); i++) {
      raise(hashes.getInt(i), weights.getInt(i), strongest);
    }
    int own = touched.size();
    int from = start(relatedEnds, meaning);
    int to = Math.min(relatedEnds.getInt(meaning), from + MAX_RELATED);
    for (int i = from; i < to; i++) {
      raiseRelated(related.getInt(i), strongest);
    }
    long[] entries = new long[touched.size()];
    for (int i = 0; i < entries.length; i++) {
      int word = touched.getInt(i);
      int weight = strongest[word];
      boolean ownEnglish = i < own && weight >= EXAMPLE;
      if (ownEnglish || i >= own) {
        vectors.add(word, weight);
      }
      long strength = ownEnglish ? OWN_FIRST : (long) weight * (idf[word] + Signatures.IDF_ONE);
      entries[i] = -strength << 32 | (long) word << Signatures.WEIGHT_BITS | weight;
      strongest[word] = 0;
    }
    Arrays.sort(entries);
    int[] kept = new int[Math.min(entries.length, MAX_LENGTH)];
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
          "a signature refers to meaning row " + meaning + " of " + ends.size());
    }
    for (int i = start(ends, meaning); i < ends.getInt(meaning); i++) {
      int weight = weights.getInt(i);
      if (weight >= LEMMA_PART) {
        raise(hashes.getInt(i), broader ? 12 : 9, strongest);
      } else if (weight == GLOSS) {
        raise(hashes.getInt(i), broader ? 5 : 4, strongest);
      }
    }
  }

  private static int start(IntArrayList ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}

package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.nio.charset.StandardCharsets;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.PosTagGuess;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.TextMeanings;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects relations, the meanings of English spellings and the words of glosses, and writes {@link
 * MeaningGraph}: first the relations of all meanings and all spellings, then all glosses.
 *
 * <p>A word of a gloss or an example leads to up to four of the meanings that it may have. Each is
 * as likely as {@code share * class * exp(11 * cosine)}, with the class that the sentence makes the
 * word, and the cosine between its vector and that of the meaning which the gloss belongs to; it
 * counts where that makes a tenth of all.
 */
public final class MeaningGraphWriter {
  private static final int MAX_LINKED = 4;
  private static final double MIN_LIKELY = 0.1;
  private static final double NEAR = 11;

  /** What is packed of a likelihood. */
  private static final int SURE = 255;

  private static final int BYTE = 8;

  private final WrittenVectors places;
  private final PosTagGuess classes;
  private final SpellingMeanings spelled = new SpellingMeanings();
  private final IntArrayList related = new IntArrayList();
  private final IntArrayList relatedEnds = new IntArrayList();
  private final IntArrayList partsOfSpeech = new IntArrayList();

  /** In turn a spelling and how likely each class is, a byte each. */
  private final IntArrayList glossWords = new IntArrayList();

  private final IntArrayList glossEnds = new IntArrayList();
  private final Sentence sentence = new Sentence();
  private final TextMeanings words = new TextMeanings();
  private final float[] likely = new float[PosTagger.COUNT];

  /**
   * Starts without meanings.
   *
   * @param places where vectors place the meanings
   * @param classes a model that has learnt
   */
  public MeaningGraphWriter(WrittenVectors places, PosTaggerWriter classes) {
    this(places, (PosTagGuess) classes);
  }

  MeaningGraphWriter(WrittenVectors places, PosTagGuess classes) {
    this.places = places;
    this.classes = classes;
  }

  /** Says that an English spelling, be it of several words, has a meaning, and how often. */
  public void addSpelling(String spelling, int meaning, float uses) {
    read(spelling);
    if (sentence.size() > 0) {
      spelled.add(TextMeanings.hash(sentence, 0, sentence.size()), meaning, uses);
    }
  }

  /** Says that spellings with the stem of a lemma of one word may have a meaning. */
  public void addStem(String lemma, int meaning, float uses) {
    read(lemma);
    if (sentence.size() == 1) {
      spelled.add(TextMeanings.stem(sentence.stem(0)), meaning, uses);
    }
  }

  private void read(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    sentence.read(bytes, 0, bytes.length);
  }

  /** Adds a meaning that is related to the open one. */
  public void addRelated(int meaning) {
    related.add(meaning);
  }

  /**
   * Completes the relations of a meaning.
   *
   * @param pos the number of its part of speech
   */
  public void endRelated(int pos) {
    relatedEnds.add(related.size());
    partsOfSpeech.add(pos);
  }

  /** Ends relations and spellings; glosses may follow, again from the first meaning. */
  public void startGlosses() {
    spelled.sort();
  }

  /** Adds an English gloss of the open meaning; that of a verb begins with a verb. */
  public void addGloss(String gloss) {
    int pos = partsOfSpeech.getInt(glossEnds.size());
    read(pos == PosTagger.VERB ? "to " + gloss : gloss);
    words.read(sentence, spelled);
    addWords(true);
  }

  /** Adds an English example of the open meaning. */
  public void addExample(String example) {
    read(example);
    words.read(sentence, spelled);
    addWords(true);
  }

  /** Adds the words of an English phrase that has the open meaning. */
  public void addPhrase(String phrase) {
    read(phrase);
    words.readSingly(sentence, spelled);
    addWords(false);
  }

  private void addWords(boolean classed) {
    for (int i = 0; i < words.size(); i++) {
      if (!words.isClosed(sentence, i)) {
        glossWords.add(words.spelling(i));
        glossWords.add(classed ? classes(words.start(i), words.end(i)) : -1);
      }
    }
  }

  private int classes(int from, int to) {
    classes.likelihood(sentence, from, to, likely);
    int packed = 0;
    for (int i = 0; i < PosTagger.COUNT; i++) {
      packed |= Math.max(1, Math.round(likely[i] * SURE)) << (BYTE * i);
    }
    return packed;
  }

  /** Completes the glosses of a meaning. */
  public void endGlosses() {
    glossEnds.add(glossWords.size());
  }

  /** Guesses what the words of the glosses mean and writes the sections. */
  public void write(SnapshotWriter out) {
    CollectedLinks links = new CollectedLinks(relatedEnds.size());
    for (int meaning = 0; meaning < relatedEnds.size(); meaning++) {
      for (int i = start(relatedEnds, meaning); i < relatedEnds.getInt(meaning); i++) {
        if (related.getInt(i) != meaning) {
          links.addRelation(meaning, related.getInt(i));
        }
      }
      for (int i = start(glossEnds, meaning); i < glossEnds.getInt(meaning); i += 2) {
        if (!spelled.has(glossWords.getInt(i), meaning) && isFirst(meaning, i)) {
          linkWord(meaning, i, links);
        }
      }
    }
    links.write(out);
    spelled.write(out);
  }

  /** Whether a word stands for the first time in the glosses of a meaning. */
  private boolean isFirst(int meaning, int word) {
    for (int i = start(glossEnds, meaning); i < word; i += 2) {
      if (glossWords.getInt(i) == glossWords.getInt(word)) {
        return false;
      }
    }
    return true;
  }

  private void linkWord(int meaning, int word, CollectedLinks links) {
    int first = spelled.start(glossWords.getInt(word));
    double[] fits = new double[spelled.end(glossWords.getInt(word)) - first];
    double sum = 0;
    for (int i = 0; i < fits.length; i++) {
      int candidate = spelled.meaning(first + i);
      double near = StrictMath.exp(NEAR * places.cosine(candidate, meaning));
      fits[i] = spelled.share(first + i) * fit(glossWords.getInt(word + 1), candidate) * near;
      sum += fits[i];
    }
    for (int linked = 0; linked < MAX_LINKED; linked++) {
      int best = 0;
      for (int i = 1; i < fits.length; i++) {
        best = fits[i] > fits[best] ? i : best;
      }
      if (fits[best] < MIN_LIKELY * sum) {
        return;
      }
      int weight = (int) Math.round(MeaningGraph.RELATION * fits[best] / sum);
      links.addGloss(meaning, spelled.meaning(first + best), weight);
      fits[best] = -1;
    }
  }

  /** How likely a word is of the class of a meaning. */
  private double fit(int packed, int meaning) {
    int pos = partsOfSpeech.getInt(meaning);
    return pos < PosTagger.COUNT ? ((packed >>> (BYTE * pos)) & SURE) / (double) SURE : 1;
  }

  private static int start(IntArrayList ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}

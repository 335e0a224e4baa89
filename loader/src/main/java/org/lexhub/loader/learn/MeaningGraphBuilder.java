package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.nio.charset.StandardCharsets;
import org.lexhub.loader.learn.tagger.PosTagGuess;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningGraphWriter;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.TextMeanings;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects relations, the meanings of English spellings and the words of glosses, and writes a
 * {@link MeaningGraph}. First come the relations of all meanings and all spellings, then all
 * glosses.
 *
 * <p>A word of a gloss or an example links to the likeliest of its meanings. The likelihood of a
 * meaning is proportional to {@code share * partOfSpeech * exp(factor * cosine)}: the share of the
 * meaning in the uses of the word, the probability of its part of speech in the sentence, and the
 * cosine between its vector and that of the meaning whose gloss it is. {@link GraphWeights} bounds
 * the number of links of a word. Where people marked the meaning of a word of a gloss, the link
 * leads to that meaning alone.
 */
final class MeaningGraphBuilder {
  /** The packed likelihood 1. */
  private static final int ONE = 255;

  private static final int BITS = 8;

  private final WrittenVectors vectors;
  private final PosTagGuess tagger;
  private final SpellingMeanings spellings = new SpellingMeanings();
  private final GatheredInts related = new GatheredInts();
  private final GatheredInts relatedEnds = new GatheredInts();
  private final GatheredInts partsOfSpeech = new GatheredInts();

  /** Alternates spellings and the likelihoods of the parts of speech, a byte each. */
  private final GatheredInts glossWords = new GatheredInts();

  private final GatheredInts glossEnds = new GatheredInts();

  /** The marked meanings of the words of glosses, by the meaning of the gloss. */
  private final Int2ObjectOpenHashMap<IntArrayList> marked = new Int2ObjectOpenHashMap<>();

  private final Sentence sentence = new Sentence();
  private final TextMeanings words = new TextMeanings();
  private final float[] likelihoods = new float[PosTagger.COUNT];

  /**
   * Starts without meanings.
   *
   * @param vectors the vectors of the meanings
   * @param tagger a trained model
   */
  MeaningGraphBuilder(WrittenVectors vectors, PosTagGuess tagger) {
    this.vectors = vectors;
    this.tagger = tagger;
  }

  /** Adds a meaning of an English spelling, of one or several words, and its number of uses. */
  void addSpelling(String spelling, int meaning, float uses) {
    read(spelling);
    if (sentence.size() > 0) {
      spellings.add(TextMeanings.hash(sentence, 0, sentence.size()), meaning, uses);
    }
  }

  /** Adds a meaning of all spellings with the stem of a lemma, if that is a single word. */
  void addStem(String lemma, int meaning, float uses) {
    read(lemma);
    if (sentence.size() == 1) {
      spellings.add(TextMeanings.stem(sentence.stem(0)), meaning, uses);
    }
  }

  private void read(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    sentence.read(bytes, 0, bytes.length);
  }

  /** Adds a meaning that is related to the open one. */
  void addRelated(int meaning) {
    related.add(meaning);
  }

  /**
   * Completes the relations of the open meaning.
   *
   * @param pos the number of its part of speech
   */
  void endRelated(int pos) {
    relatedEnds.add(related.size());
    partsOfSpeech.add(pos);
  }

  /** Ends relations and spellings; the glosses follow, again from the first meaning. */
  void startGlosses() {
    spellings.sort();
  }

  /** Adds an English gloss of the open meaning; glosses of verbs begin with a verb. */
  void addGloss(String gloss) {
    int pos = partsOfSpeech.getInt(glossEnds.size());
    read(pos == PosTagger.VERB ? "to " + gloss : gloss);
    words.read(sentence, spellings);
    addWords(true);
  }

  /** Adds an English example of the open meaning. */
  void addExample(String example) {
    read(example);
    words.read(sentence, spellings);
    addWords(true);
  }

  /** Adds the words of an English phrase that has the open meaning. */
  void addPhrase(String phrase) {
    read(phrase);
    words.readSingly(sentence, spellings);
    addWords(false);
  }

  private void addWords(boolean tagged) {
    for (int i = 0; i < words.size(); i++) {
      if (!words.isClosed(sentence, i)) {
        glossWords.add(words.spelling(i));
        glossWords.add(tagged ? partsOfSpeech(words.start(i), words.end(i)) : -1);
      }
    }
  }

  private int partsOfSpeech(int from, int to) {
    tagger.likelihood(sentence, from, to, likelihoods);
    int packed = 0;
    for (int i = 0; i < PosTagger.COUNT; i++) {
      packed |= Math.max(1, Math.round(likelihoods[i] * ONE)) << (BITS * i);
    }
    return packed;
  }

  /**
   * Adds the meaning that a word in the gloss or an example of another meaning is known to have.
   */
  void addMarked(int meaning, int linked) {
    if (meaning != linked) {
      marked.computeIfAbsent(meaning, row -> new IntArrayList(4)).add(linked);
    }
  }

  /** Completes the glosses of the open meaning. */
  void endGlosses() {
    glossEnds.add(glossWords.size());
  }

  /** Links the words of the glosses to their likeliest meanings and writes the graph. */
  void write(SnapshotWriter out) {
    CollectedLinks links = new CollectedLinks(relatedEnds.size());
    for (int meaning = 0; meaning < relatedEnds.size(); meaning++) {
      for (int i = start(relatedEnds, meaning); i < relatedEnds.getInt(meaning); i++) {
        if (related.getInt(i) != meaning) {
          links.addRelation(meaning, related.getInt(i));
        }
      }
      linkMarked(meaning, links);
      for (int i = start(glossEnds, meaning); i < glossEnds.getInt(meaning); i += 2) {
        if (!spellings.has(glossWords.getInt(i), meaning) && isFirst(meaning, i)) {
          linkWord(meaning, i, links);
        }
      }
    }
    try (MeaningGraphWriter graph = MeaningGraphWriter.create(out)) {
      links.write(graph);
      spellings.write(graph);
    }
  }

  /** Returns whether a word of the glosses of a meaning occurs for the first time. */
  private boolean isFirst(int meaning, int word) {
    for (int i = start(glossEnds, meaning); i < word; i += 2) {
      if (glossWords.getInt(i) == glossWords.getInt(word)) {
        return false;
      }
    }
    return true;
  }

  /** Links a meaning to the marked meanings of its glosses, each once. */
  private void linkMarked(int meaning, CollectedLinks links) {
    IntArrayList known = marked.get(meaning);
    for (int i = 0; known != null && i < known.size(); i++) {
      if (known.indexOf(known.getInt(i)) == i) {
        links.addGloss(meaning, known.getInt(i), MeaningGraph.RELATION_WEIGHT);
      }
    }
  }

  /** Returns whether a marked meaning of the glosses of a meaning is one of a spelling. */
  private boolean isMarked(int meaning, int spelling) {
    IntArrayList known = marked.get(meaning);
    for (int i = 0; known != null && i < known.size(); i++) {
      if (spellings.has(spelling, known.getInt(i))) {
        return true;
      }
    }
    return false;
  }

  private void linkWord(int meaning, int word, CollectedLinks links) {
    if (isMarked(meaning, glossWords.getInt(word))) {
      return;
    }
    int first = spellings.start(glossWords.getInt(word));
    double[] scores = new double[spellings.end(glossWords.getInt(word)) - first];
    double sum = 0;
    for (int i = 0; i < scores.length; i++) {
      int candidate = spellings.meaning(first + i);
      double cosine = vectors.cosine(candidate, meaning);
      double nearness = StrictMath.exp(GraphWeights.COSINE_FACTOR * cosine);
      double pos = partOfSpeech(glossWords.getInt(word + 1), candidate);
      scores[i] = spellings.share(first + i) * pos * nearness;
      sum += scores[i];
    }
    for (int linked = 0; linked < GraphWeights.MAX_LINKED; linked++) {
      int best = 0;
      for (int i = 1; i < scores.length; i++) {
        best = scores[i] > scores[best] ? i : best;
      }
      if (scores[best] < GraphWeights.MIN_LIKELIHOOD * sum) {
        return;
      }
      int weight = (int) Math.round(MeaningGraph.RELATION_WEIGHT * scores[best] / sum);
      links.addGloss(meaning, spellings.meaning(first + best), weight);
      scores[best] = -1;
    }
  }

  /** Returns the likelihood that a word has the part of speech of a meaning. */
  private double partOfSpeech(int packed, int meaning) {
    int pos = partsOfSpeech.getInt(meaning);
    return pos < PosTagger.COUNT ? ((packed >>> (BITS * pos)) & ONE) / (double) ONE : 1;
  }

  private static int start(GatheredInts ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}

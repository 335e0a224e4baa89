package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.learn.tagger.PosTaggerBuilder;
import org.lexhub.loader.learn.tagger.TaggedCorpus;
import org.lexhub.loader.learn.walk.MeaningVisitor;
import org.lexhub.loader.learn.walk.MeaningWalk;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.NeighbourFeatures;
import org.lexhub.store.sense.NeighbourModelWriter;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.text.TextPoolWriter;

/**
 * Trains the model of neighbours on sentences in which meanings are marked: running texts, and
 * sentences that illustrate one meaning. The counts of senses come from the same running texts; the
 * prior of a word is therefore made of the counts without those of its text, as it would be for a
 * text that was never tagged. Illustrations say nothing about how often a sense is used; there the
 * prior of a sense is the number of its illustrations.
 */
public final class NeighbourLearning implements MeaningVisitor {
  /** The senses of an English word of one part of speech: meanings and numbers of tags. */
  private static final class Word {
    final int number;
    final IntArrayList meanings = new IntArrayList(2);
    final IntArrayList tags = new IntArrayList(2);

    Word(int number) {
      this.number = number;
    }
  }

  /** Returns how often a word is used in a sense, as a weight. */
  private interface Uses {
    float of(Word word, int sense);
  }

  private final TextPoolWriter strings;
  private final TaggedCorpus corpus;
  private final Map<String, Word> words = new HashMap<>();
  private final Long2IntOpenHashMap ofDocument = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap illustrations = new Long2IntOpenHashMap();
  private final Sentence sentence = new Sentence();
  private final NeighbourFeatures features = new NeighbourFeatures();
  private final IntArrayList candidates = new IntArrayList();
  private final FloatArrayList shares = new FloatArrayList();
  private int meaning = -1;
  private int pos;

  private NeighbourLearning(TextPoolWriter strings, TaggedCorpus corpus) {
    this.strings = strings;
    this.corpus = corpus;
  }

  /**
   * Trains and writes the model; it is empty without marked meanings.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool of strings, not yet closed
   * @param corpus sentences in which meanings are marked
   * @param lexicon the parts of speech of English spellings
   */
  public static void write(
      SnapshotWriter out,
      TablesWriter tables,
      TextPoolWriter strings,
      TaggedCorpus corpus,
      PosTaggerBuilder lexicon) {
    NeighbourLearning learning = new NeighbourLearning(strings, corpus);
    try (NeighbourModelWriter writer = NeighbourModelWriter.create(out)) {
      if (corpus.sentences() > 0) {
        MeaningWalk.visit(tables, learning);
        learning.train(lexicon, tables.meanings().size(), writer);
      }
    }
  }

  @Override
  public void startMeaning(int pos) {
    meaning++;
    this.pos = pos;
  }

  @Override
  public void lemma(int string, boolean hub, int tags, int order) {
    if (hub && pos < PosTagger.COUNT) {
      Word word =
          words.computeIfAbsent(key(strings.get(string), pos), key -> new Word(words.size()));
      int known = word.meanings.indexOf(meaning);
      if (known < 0) {
        word.meanings.add(meaning);
        word.tags.add(tags);
      } else {
        word.tags.set(known, Math.max(tags, word.tags.getInt(known)));
      }
    }
  }

  @Override
  public void endMeaning() {}

  private static String key(String lemma, int pos) {
    return lemma.toLowerCase(Locale.ROOT) + '\t' + pos;
  }

  private void train(PosTaggerBuilder lexicon, int meanings, NeighbourModelWriter writer) {
    byte[] fields = new byte[meanings];
    for (int row = 0; row < meanings; row++) {
      fields[row] = (byte) corpus.field(row);
    }
    NeighbourTrainer trainer = new NeighbourTrainer(fields);
    countIllustrations();
    for (int row = 0; row < corpus.sentences(); ) {
      int end = row + 1;
      if (corpus.about(row) == TaggedCorpus.NONE) {
        while (end < corpus.sentences() && corpus.document(end) == corpus.document(row)) {
          end++;
        }
        addDocument(row, end, lexicon, trainer);
      } else {
        addIllustrations(row, lexicon, trainer);
      }
      row = end;
    }
    if (trainer.size() > 0) {
      for (byte field : fields) {
        writer.addField(Byte.toUnsignedInt(field));
      }
      writer.addWeights(trainer.train());
    }
  }

  private void countIllustrations() {
    for (int row = 0; row < corpus.sentences(); row++) {
      for (int i = corpus.start(row); i < corpus.end(row); i++) {
        Word word = illustrates(row, i) ? word(i) : null;
        if (word != null) {
          illustrations.addTo(key(word, corpus.meaning(i)), 1);
        }
      }
    }
  }

  /** Returns whether a sentence illustrates the meaning of one of its words. */
  private boolean illustrates(int row, int marked) {
    int about = corpus.about(row);
    return about != TaggedCorpus.NONE && about == corpus.meaning(marked);
  }

  private void addDocument(int from, int to, PosTaggerBuilder lexicon, NeighbourTrainer trainer) {
    ofDocument.clear();
    for (int i = corpus.start(from); i < corpus.end(to - 1); i++) {
      Word word = word(i);
      if (word != null) {
        ofDocument.addTo(key(word, corpus.meaning(i)), 1);
      }
    }
    for (int row = from; row < to; row++) {
      corpus.read(row, sentence);
      for (int i = corpus.start(row); i < corpus.end(row); i++) {
        add(i, this::uses, 1, lexicon, trainer);
      }
    }
  }

  private void addIllustrations(int row, PosTaggerBuilder lexicon, NeighbourTrainer trainer) {
    for (int i = corpus.start(row); i < corpus.end(row); i++) {
      if (illustrates(row, i)) {
        corpus.read(row, sentence);
        float importance = NeighbourWeights.ILLUSTRATION_IMPORTANCE;
        add(i, this::illustrations, importance, lexicon, trainer);
      }
    }
  }

  /** Adds a marked word of the sentence, if it has several meanings. */
  private void add(
      int marked, Uses uses, float importance, PosTaggerBuilder lexicon, NeighbourTrainer trainer) {
    Word word = word(marked);
    if (word != null
        && word.meanings.size() > 1
        && readCandidates(word, corpus.meaning(marked), uses)) {
      features.read(sentence, corpus.from(marked), corpus.to(marked), lexicon);
      trainer.add(features, candidates, shares, importance);
    }
  }

  private @Nullable Word word(int marked) {
    String lemma = corpus.lemma(marked);
    return lemma == null || corpus.meaning(marked) == TaggedCorpus.NONE
        ? null
        : words.get(key(lemma, corpus.wordClass(marked)));
  }

  /**
   * Reads the meanings of a word, the right one first, with their priors: in a running text without
   * the counts of the document, else by illustrations. Returns false if the right one is not among
   * them.
   */
  private boolean readCandidates(Word word, int right, Uses usesOf) {
    int at = word.meanings.indexOf(right);
    candidates.clear();
    shares.clear();
    if (at < 0) {
      return false;
    }
    float sum = 0;
    for (int i = 0; i < word.meanings.size(); i++) {
      float uses = usesOf.of(word, i);
      candidates.add(word.meanings.getInt(i));
      shares.add(uses);
      sum += uses;
    }
    swap(at);
    for (int i = 0; i < shares.size(); i++) {
      shares.set(i, shares.getFloat(i) / sum);
    }
    return true;
  }

  private void swap(int right) {
    candidates.set(right, candidates.set(0, candidates.getInt(right)));
    shares.set(right, shares.set(0, shares.getFloat(right)));
  }

  private int tags(Word word, int i) {
    return Math.max(0, word.tags.getInt(i) - ofDocument.get(key(word, word.meanings.getInt(i))));
  }

  private float illustrations(Word word, int i) {
    return illustrations.get(key(word, word.meanings.getInt(i))) + NeighbourWeights.UNTAGGED;
  }

  private static long key(Word word, int meaning) {
    return (long) word.number << 32 | meaning;
  }

  /** Returns the number of uses of a sense: its tags, and a part for its place among the others. */
  private float uses(Word word, int i) {
    int tags = tags(word, i);
    int more = 0;
    int equal = 0;
    for (int j = 0; j < word.meanings.size(); j++) {
      more += tags(word, j) > tags ? 1 : 0;
      equal += tags(word, j) == tags ? 1 : 0;
    }
    return tags + NeighbourWeights.UNTAGGED / (more + (equal + 1) / 2f);
  }
}

package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.ClauseLexicon;
import org.lexhub.store.sense.PosTagLexicon;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.VerbFrameFeatures;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.sense.VerbFrameModelWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Collects verbs with the frames of their meanings, then spellings, then sentences; trains and
 * writes a {@link VerbFrameModel}.
 *
 * <p>A sentence is training data for the verb that it is an example of, and for each other word
 * that is only a verb and whose meanings are all in one lexicographer file.
 */
final class VerbFrameModelBuilder implements ClauseLexicon {
  private static final int ONLY_VERB = 1 << PosTagger.VERB;
  private static final int CLASSES = (1 << PosTagger.COUNT) - 1;

  private final PosTagLexicon lexicon;

  private final IntArrayList meanings = new IntArrayList();
  private final LongArrayList meaningFrames = new LongArrayList();

  /** The frames of the meanings of each verb, the most frequent first, by lexeme. */
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

  /**
   * Starts without verbs.
   *
   * @param lexicon the parts of speech of all spellings
   */
  VerbFrameModelBuilder(PosTagLexicon lexicon) {
    this.lexicon = lexicon;
  }

  /** Adds a meaning with frames of verbs; rows ascend. */
  void addMeaning(int meaning, long frames) {
    meanings.add(meaning);
    meaningFrames.add(frames);
  }

  /** Adds the frames of a meaning of a verb, the more frequent meanings first. */
  void addVerb(int lexeme, long frames) {
    verbs.computeIfAbsent(lexeme, row -> new LongArrayList()).add(frames);
  }

  /** Adds a spelling of a verb: its lemma or an inflected form. */
  void addSpelling(String spelling, int lexeme) {
    int hash = hash(spelling);
    if (hash != 0 && verbs.containsKey(lexeme)) {
      IntArrayList lexemes = spellings.computeIfAbsent(hash, key -> new IntArrayList(1));
      if (!lexemes.contains(lexeme)) {
        lexemes.add(lexeme);
      }
    }
  }

  /** Adds a spelling that mostly names a person. */
  void addPerson(String spelling) {
    int hash = hash(spelling);
    if (hash != 0) {
      persons.add(hash);
    }
  }

  /** Returns the hash of a spelling of one word, else 0. */
  private int hash(String spelling) {
    read(word, spelling);
    return word.size() == 1 && word.isWord(0) ? word.hash(0) : 0;
  }

  /**
   * Adds an example of a meaning.
   *
   * @param lexemes the verbs that have the meaning; the first one found in the example counts
   * @param lemmas their lemmas
   * @param frames the frames of the meaning
   */
  void addExample(String example, IntArrayList lexemes, List<String> lemmas, long frames) {
    read(sentence, example);
    from = to = 0;
    for (int i = 0; i < lemmas.size() && from == to; i++) {
      if (find(lexemes.getInt(i), lemmas.get(i))) {
        addFoundVerb(lexemes.getInt(i), frames);
      }
    }
    addUnambiguousVerbs();
  }

  /** Adds a sentence that is not an example. */
  void addSentence(String text) {
    read(sentence, text);
    from = to = 0;
    addUnambiguousVerbs();
  }

  /** Adds a verb of one word whose meaning is marked; ignores it where the verb is not known. */
  void addTagged(Sentence text, int start, int end, int meaning) {
    int row = Collections.binarySearch(meanings, meaning);
    IntArrayList lexemes = end == start + 1 ? spellings.get(text.hash(start)) : null;
    if (row < 0 || lexemes == null) {
      return;
    }
    long frames = meaningFrames.getLong(row);
    for (int i = 0; i < lexemes.size(); i++) {
      LongArrayList known = verbs.get(lexemes.getInt(i));
      if (known != null && known.contains(frames)) {
        readOthers(known, frames);
        features.read(text, start, end, this);
        trainer.add(features, frames, others);
        return;
      }
    }
  }

  private void addFoundVerb(int lexeme, long frames) {
    readOthers(verbs.get(lexeme), frames);
    add(from, to, frames);
  }

  private void readOthers(@Nullable LongArrayList known, long frames) {
    others.clear();
    for (int i = 0; known != null && i < known.size(); i++) {
      if (known.getLong(i) != frames) {
        others.add(known.getLong(i));
      }
    }
  }

  private void addUnambiguousVerbs() {
    others.clear();
    for (int token = 0; token < sentence.size(); token++) {
      if (token < from || token >= to) {
        long frames = unambiguous(sentence.hash(token));
        if (frames != 0) {
          add(token, token + 1, frames);
        }
      }
    }
  }

  private void add(int start, int end, long frames) {
    features.read(sentence, start, end, this);
    trainer.add(features, frames, others);
  }

  /**
   * Returns the frames of a word that is only a verb and whose meanings are all in one
   * lexicographer file, else 0.
   */
  private long unambiguous(int hash) {
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

  /** Finds a verb of one or more words in the sentence, in any of its forms. */
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
    return lexicon.classes(hash);
  }

  @Override
  public boolean isPerson(int hash) {
    return persons.contains(hash);
  }

  /** Trains and writes the model. */
  void write(SnapshotWriter out) {
    int[] hashes = persons.toIntArray();
    Arrays.sort(hashes);
    try (VerbFrameModelWriter writer = VerbFrameModelWriter.create(out)) {
      for (int i = 0; i < meanings.size(); i++) {
        writer.addMeaning(meanings.getInt(i), meaningFrames.getLong(i));
      }
      for (int hash : hashes) {
        writer.addPerson(hash);
      }
      if (!meanings.isEmpty()) {
        writer.addWeights(trainer.train());
      }
    }
  }
}

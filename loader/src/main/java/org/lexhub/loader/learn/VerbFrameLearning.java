package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.Int2FloatOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.loader.learn.tagger.PosTaggerBuilder;
import org.lexhub.loader.learn.tagger.RegularPlural;
import org.lexhub.loader.learn.tagger.TaggedCorpus;
import org.lexhub.loader.learn.walk.LexemeVisitor;
import org.lexhub.loader.learn.walk.LexemeWalk;
import org.lexhub.loader.learn.walk.MeaningVisitor;
import org.lexhub.loader.learn.walk.MeaningWalk;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.VerbFrames;
import org.lexhub.store.text.TextPoolWriter;

/**
 * Trains the model of verb frames on the English glosses and examples of all meanings, from
 * complete tables and texts.
 */
public final class VerbFrameLearning {
  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final VerbFrameModelBuilder model;

  /** The senses of verbs, in the order of the meanings. */
  private final IntArrayList verbs = new IntArrayList();

  private final LongArrayList verbFrames = new LongArrayList();
  private final FloatArrayList verbUses = new FloatArrayList();

  /** The number of uses of the most frequent sense of each noun. */
  private final Int2FloatOpenHashMap nounUses = new Int2FloatOpenHashMap();

  /** The nouns whose most frequent sense is a person. */
  private final IntOpenHashSet persons = new IntOpenHashSet();

  private VerbFrameLearning(
      TextPoolWriter strings, TextPoolWriter texts, VerbFrameModelBuilder model) {
    this.strings = strings;
    this.texts = texts;
    this.model = model;
  }

  /**
   * Trains and writes the model.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool of strings, not yet closed
   * @param texts the pool of texts, not yet closed
   * @param corpus sentences in which meanings are marked
   * @param lexicon the parts of speech of English spellings
   */
  public static void write(
      SnapshotWriter out,
      TablesWriter tables,
      TextPoolWriter strings,
      TextPoolWriter texts,
      TaggedCorpus corpus,
      PosTaggerBuilder lexicon) {
    VerbFrameModelBuilder model = new VerbFrameModelBuilder(lexicon);
    VerbFrameLearning learning = new VerbFrameLearning(strings, texts, model);
    MeaningWalk.visit(tables, learning.new Senses());
    learning.addVerbs();
    if (!learning.verbs.isEmpty()) {
      LexemeWalk.visitHub(tables, learning.new VerbSpellings());
      MeaningWalk.visit(tables, learning.new Sentences());
      learning.addCorpus(corpus);
    }
    model.write(out);
  }

  private void addCorpus(TaggedCorpus corpus) {
    Sentence sentence = new Sentence();
    for (int i = 0; i < corpus.sentences(); i++) {
      corpus.read(i, sentence);
      for (int word = corpus.start(i); word < corpus.end(i); word++) {
        if (corpus.wordClass(word) == PosTagger.VERB && corpus.meaning(word) >= 0) {
          model.addTagged(sentence, corpus.from(word), corpus.to(word), corpus.meaning(word));
        }
      }
    }
  }

  /** Adds the senses of each verb, the most frequent first. */
  private void addVerbs() {
    int[] order = new int[verbs.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    IntArrays.stableSort(order, this::compareSenses);
    for (int sense : order) {
      model.addVerb(verbs.getInt(sense), verbFrames.getLong(sense));
    }
  }

  private int compareSenses(int a, int b) {
    int order = Integer.compare(verbs.getInt(a), verbs.getInt(b));
    return order != 0 ? order : Float.compare(verbUses.getFloat(b), verbUses.getFloat(a));
  }

  /** Collects the meanings with frames and the words that have them. */
  private final class Senses implements MeaningVisitor {
    private int meaning = -1;
    private int pos;
    private long frames;
    private int lexeme;

    @Override
    public void startMeaning(int pos) {
      meaning++;
      this.pos = pos;
      frames = 0;
    }

    @Override
    public void frames(long frames) {
      this.frames = frames;
    }

    @Override
    public void lexeme(int lexeme, int order, boolean hub) {
      this.lexeme = lexeme;
    }

    @Override
    public void lemma(int string, boolean hub, int tags, int order) {
      float uses = tags + VerbFrameWeights.UNTAGGED / order;
      if (hub && VerbFrames.ofVerbs(frames) != 0) {
        verbs.add(lexeme);
        verbFrames.add(VerbFrames.ofVerbs(frames));
        verbUses.add(uses);
      } else if (hub && pos == Pos.NOUN.number() && uses > nounUses.get(lexeme)) {
        nounUses.put(lexeme, uses);
        if ((frames & VerbFrames.PERSON) != 0) {
          persons.add(lexeme);
        } else {
          persons.remove(lexeme);
        }
      }
    }

    @Override
    public void endMeaning() {
      if (VerbFrames.ofVerbs(frames) != 0) {
        model.addMeaning(meaning, VerbFrames.ofVerbs(frames));
      }
    }
  }

  /** Adds the spellings of verbs, and of nouns that name persons. */
  private final class VerbSpellings implements LexemeVisitor {
    private int row;
    private boolean person;

    @Override
    public void lexeme(int row, int lemma, int pos, int tags, int senses) {
      this.row = row;
      person = persons.contains(row);
      form(lemma);
      if (person) {
        model.addPerson(RegularPlural.of(strings.get(lemma)));
      }
    }

    @Override
    public void form(int string) {
      if (person) {
        model.addPerson(strings.get(string));
      } else {
        model.addSpelling(strings.get(string), row);
      }
    }
  }

  /** Adds glosses and examples. */
  private final class Sentences implements MeaningVisitor {
    private final IntArrayList lexemes = new IntArrayList();
    private final List<String> lemmas = new ArrayList<>();
    private final List<String> examples = new ArrayList<>();
    private long frames;
    private int lexeme;

    @Override
    public void startMeaning(int pos) {
      lexemes.clear();
      lemmas.clear();
      examples.clear();
      frames = 0;
    }

    @Override
    public void frames(long frames) {
      this.frames = VerbFrames.ofVerbs(frames);
    }

    @Override
    public void gloss(int text, boolean hub) {
      if (hub) {
        model.addSentence(texts.get(text));
      }
    }

    @Override
    public void example(int text, boolean hub) {
      if (hub) {
        examples.add(texts.get(text));
      }
    }

    @Override
    public void lexeme(int lexeme, int order, boolean hub) {
      this.lexeme = lexeme;
    }

    @Override
    public void lemma(int string, boolean hub, int tags, int order) {
      if (hub && frames != 0) {
        lexemes.add(lexeme);
        lemmas.add(strings.get(string));
      }
    }

    @Override
    public void endMeaning() {
      for (String example : examples) {
        model.addExample(example, lexemes, lemmas, frames);
      }
    }
  }
}

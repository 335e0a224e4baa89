package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.Int2FloatOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.LexemeVisitor;
import org.lexhub.store.table.derived.MeaningVisitor;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.VerbFrames;
import org.lexhub.store.text.TextPoolWriter;

/**
 * Learns which meanings verbs have in which clauses, from the English glosses and examples of all
 * meanings, from tables and texts that are complete but still open.
 */
public final class VerbFrameLearning {
  /** What the first sense of a word counts that was never tagged. */
  private static final float UNTAGGED = 0.8f;

  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final VerbFrameModelWriter model;

  /** The senses of verbs, in the order of the meanings. */
  private final IntArrayList verbs = new IntArrayList();

  private final LongArrayList verbTraits = new LongArrayList();
  private final FloatArrayList verbUses = new FloatArrayList();

  /** How often nouns have the sense that they have most, and those that name persons by it. */
  private final Int2FloatOpenHashMap nounUses = new Int2FloatOpenHashMap();

  private final IntOpenHashSet persons = new IntOpenHashSet();

  private VerbFrameLearning(
      TextPoolWriter strings, TextPoolWriter texts, VerbFrameModelWriter model) {
    this.strings = strings;
    this.texts = texts;
    this.model = model;
  }

  /**
   * Writes the model.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool that rows call strings, not yet closed
   * @param texts the pool that rows call texts, not yet closed
   * @param classes knows the word classes of English spellings
   */
  public static void write(
      SnapshotWriter out,
      TablesWriter tables,
      TextPoolWriter strings,
      TextPoolWriter texts,
      PosTaggerWriter classes) {
    try (VerbFrameModelWriter model = VerbFrameModelWriter.create(out, classes)) {
      VerbFrameLearning build = new VerbFrameLearning(strings, texts, model);
      tables.visitMeanings(build.new Senses());
      build.addVerbs();
      if (!build.verbs.isEmpty()) {
        tables.visitEnglish(build.new Spellings());
        tables.visitMeanings(build.new Sentences());
      }
    }
  }

  /** Hands over the senses of each verb, the most frequent first. */
  private void addVerbs() {
    int[] order = new int[verbs.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    IntArrays.stableSort(order, this::compareSenses);
    for (int sense : order) {
      model.addVerb(verbs.getInt(sense), verbTraits.getLong(sense));
    }
  }

  private int compareSenses(int a, int b) {
    int order = Integer.compare(verbs.getInt(a), verbs.getInt(b));
    return order != 0 ? order : Float.compare(verbUses.getFloat(b), verbUses.getFloat(a));
  }

  /** Collects meanings with traits and the words that have them. */
  private final class Senses implements MeaningVisitor {
    private int meaning = -1;
    private int pos;
    private long traits;
    private int lexeme;

    @Override
    public void startMeaning(int pos) {
      meaning++;
      this.pos = pos;
      traits = 0;
    }

    @Override
    public void traits(long traits) {
      this.traits = traits;
    }

    @Override
    public void lexeme(int lexeme, int order, boolean english) {
      this.lexeme = lexeme;
    }

    @Override
    public void lemma(int string, boolean english, int tags, int order) {
      float uses = tags + UNTAGGED / order;
      if (english && VerbFrames.ofVerbs(traits) != 0) {
        verbs.add(lexeme);
        verbTraits.add(VerbFrames.ofVerbs(traits));
        verbUses.add(uses);
      } else if (english && pos == Pos.NOUN.number() && uses > nounUses.get(lexeme)) {
        nounUses.put(lexeme, uses);
        if ((traits & VerbFrames.PERSON) != 0) {
          persons.add(lexeme);
        } else {
          persons.remove(lexeme);
        }
      }
    }

    @Override
    public void endMeaning() {
      if (VerbFrames.ofVerbs(traits) != 0) {
        model.addMeaning(meaning, VerbFrames.ofVerbs(traits));
      }
    }
  }

  /** Hands over the forms of verbs and of nouns that name persons. */
  private final class Spellings implements LexemeVisitor {
    private int row;
    private boolean person;

    @Override
    public void lexeme(int row, int lemma, int pos, int tags, int senses) {
      this.row = row;
      person = persons.contains(row);
      form(lemma);
      if (person) {
        model.addPerson(PosTagLearning.plural(strings.get(lemma)));
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

  /** Hands over glosses and examples. */
  private final class Sentences implements MeaningVisitor {
    private final IntArrayList lexemes = new IntArrayList();
    private final List<String> lemmas = new ArrayList<>();
    private final List<String> examples = new ArrayList<>();
    private long traits;
    private int lexeme;

    @Override
    public void startMeaning(int pos) {
      lexemes.clear();
      lemmas.clear();
      examples.clear();
      traits = 0;
    }

    @Override
    public void traits(long traits) {
      this.traits = VerbFrames.ofVerbs(traits);
    }

    @Override
    public void gloss(int text, boolean english) {
      if (english) {
        model.addSentence(texts.get(text));
      }
    }

    @Override
    public void example(int text, boolean english) {
      if (english) {
        examples.add(texts.get(text));
      }
    }

    @Override
    public void lexeme(int lexeme, int order, boolean english) {
      this.lexeme = lexeme;
    }

    @Override
    public void lemma(int string, boolean english, int tags, int order) {
      if (english && traits != 0) {
        lexemes.add(lexeme);
        lemmas.add(strings.get(string));
      }
    }

    @Override
    public void endMeaning() {
      for (String example : examples) {
        model.addExample(example, lexemes, lemmas, traits);
      }
    }
  }
}

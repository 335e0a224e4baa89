package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.learn.tagger.PosTaggerBuilder;
import org.lexhub.loader.learn.tagger.RegularPlural;
import org.lexhub.loader.learn.tagger.TaggedCorpus;
import org.lexhub.loader.learn.walk.LexemeVisitor;
import org.lexhub.loader.learn.walk.LexemeWalk;
import org.lexhub.loader.learn.walk.MeaningVisitor;
import org.lexhub.loader.learn.walk.MeaningWalk;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.text.TextPoolWriter;

/** Writes the graph of all meanings from complete tables and texts. */
public final class GraphLearning {
  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final MeaningGraphBuilder graph;

  /** The senses of English lexemes: lexeme, meaning and number of uses. */
  private final IntArrayList senseLexemes = new IntArrayList();

  private final IntArrayList senseMeanings = new IntArrayList();
  private final FloatArrayList senseUses = new FloatArrayList();

  private GraphLearning(TextPoolWriter strings, TextPoolWriter texts, MeaningGraphBuilder graph) {
    this.strings = strings;
    this.texts = texts;
    this.graph = graph;
  }

  /**
   * Writes the graph.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool of strings, not yet closed
   * @param texts the pool of texts, not yet closed
   * @param corpus sentences in which meanings are marked
   * @param vectors the vectors of the meanings
   * @param tagger guesses the parts of speech of words of glosses
   */
  public static void write(
      SnapshotWriter out,
      TablesWriter tables,
      TextPoolWriter strings,
      TextPoolWriter texts,
      TaggedCorpus corpus,
      WrittenVectors vectors,
      PosTaggerBuilder tagger) {
    MeaningGraphBuilder graph = new MeaningGraphBuilder(vectors, tagger);
    GraphLearning learning = new GraphLearning(strings, texts, graph);
    MeaningWalk.visit(tables, learning.new Senses());
    Forms forms = learning.new Forms();
    LexemeWalk.visitHub(tables, forms);
    LexemeWalk.visitHub(tables, learning.new SenseSpellings(forms.verbs));
    graph.startGlosses();
    MeaningWalk.visit(tables, learning.new Glosses());
    addCorpus(corpus, graph);
    graph.write(out);
  }

  /** Adds the marked meanings of words of glosses. */
  private static void addCorpus(TaggedCorpus corpus, MeaningGraphBuilder graph) {
    for (int i = 0; i < corpus.sentences(); i++) {
      for (int word = corpus.start(i); word < corpus.end(i); word++) {
        if (corpus.about(i) >= 0 && corpus.meaning(word) >= 0) {
          graph.addMarked(corpus.about(i), corpus.meaning(word));
        }
      }
    }
  }

  /** Collects relations and the senses of English words. */
  private final class Senses implements MeaningVisitor {
    private int meaning = -1;
    private int pos;
    private int lexeme;

    @Override
    public void startMeaning(int pos) {
      meaning++;
      this.pos = pos;
    }

    @Override
    public void lexeme(int lexeme, int order, boolean hub) {
      this.lexeme = lexeme;
    }

    @Override
    public void lemma(int string, boolean hub, int tags, int order) {
      if (hub) {
        float uses = tags + GraphWeights.UNTAGGED / order;
        senseLexemes.add(lexeme);
        senseMeanings.add(meaning);
        senseUses.add(uses);
        graph.addStem(strings.get(string), meaning, uses);
      }
    }

    @Override
    public void related(RelationType type, int other) {
      graph.addRelated(other);
    }

    @Override
    public void endMeaning() {
      graph.endRelated(pos);
    }
  }

  /** Collects the forms of verbs, with which phrases can begin. */
  private final class Forms implements LexemeVisitor {
    final Map<String, List<String>> verbs = new HashMap<>();
    private List<String> open = new ArrayList<>();

    @Override
    public void lexeme(int row, int lemma, int pos, int tags, int senses) {
      open = new ArrayList<>();
      if (pos == Pos.VERB.number() && strings.get(lemma).indexOf(' ') < 0) {
        verbs.put(strings.get(lemma), open);
      }
    }

    @Override
    public void form(int string) {
      open.add(strings.get(string));
    }
  }

  /** Adds the spellings of the senses of English words. */
  private final class SenseSpellings implements LexemeVisitor {
    private final Map<String, List<String>> verbs;
    private final int[] order;
    private int at;
    private int row;

    SenseSpellings(Map<String, List<String>> verbs) {
      this.verbs = verbs;
      order = new int[senseLexemes.size()];
      long[] keys = new long[order.length];
      for (int i = 0; i < keys.length; i++) {
        keys[i] = (long) senseLexemes.getInt(i) << 32 | i;
      }
      Arrays.sort(keys);
      for (int i = 0; i < keys.length; i++) {
        order[i] = (int) keys[i];
      }
    }

    @Override
    public void lexeme(int row, int lemma, int pos, int tags, int senses) {
      this.row = row;
      while (at < order.length && senseLexemes.getInt(order[at]) < row) {
        at++;
      }
      String text = strings.get(lemma);
      add(text, 1);
      if (pos == Pos.NOUN.number()) {
        add(RegularPlural.of(text), GraphWeights.FORM_SHARE);
      }
      int space = text.indexOf(' ');
      if (pos == Pos.VERB.number() && space > 0) {
        for (String form : verbs.getOrDefault(text.substring(0, space), List.of())) {
          add(form + text.substring(space), GraphWeights.FORM_SHARE);
        }
      }
    }

    @Override
    public void form(int string) {
      add(strings.get(string), GraphWeights.FORM_SHARE);
    }

    private void add(String spelling, float share) {
      for (int i = at; i < order.length && senseLexemes.getInt(order[i]) == row; i++) {
        graph.addSpelling(
            spelling, senseMeanings.getInt(order[i]), share * senseUses.getFloat(order[i]));
      }
    }
  }

  /** Adds glosses, examples and lemmas of several words. */
  private final class Glosses implements MeaningVisitor {
    @Override
    public void lemma(int string, boolean hub, int tags, int order) {
      if (hub && strings.get(string).indexOf(' ') > 0) {
        graph.addPhrase(strings.get(string));
      }
    }

    @Override
    public void gloss(int text, boolean hub) {
      if (hub) {
        graph.addGloss(texts.get(text));
      }
    }

    @Override
    public void example(int text, boolean hub) {
      if (hub) {
        graph.addExample(texts.get(text));
      }
    }

    @Override
    public void endMeaning() {
      graph.endGlosses();
    }
  }
}

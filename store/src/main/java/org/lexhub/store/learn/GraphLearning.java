package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.LexemeVisitor;
import org.lexhub.store.table.derived.MeaningVisitor;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.text.TextPoolWriter;

/** Writes the graph of all meanings from tables and texts that are complete but still open. */
public final class GraphLearning {
  /** What a first sense that was never tagged counts; later ones count less. */
  private static final float UNTAGGED = 0.5f;

  /** What a form counts beside a lemma of the same spelling. */
  private static final float FORM_SHARE = 0.3f;

  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final MeaningGraphWriter graph;

  /** The senses of English lexemes: lexeme, meaning and how often. */
  private final IntArrayList senseLexemes = new IntArrayList();

  private final IntArrayList senseMeanings = new IntArrayList();
  private final FloatArrayList senseUses = new FloatArrayList();

  private GraphLearning(TextPoolWriter strings, TextPoolWriter texts, MeaningGraphWriter graph) {
    this.strings = strings;
    this.texts = texts;
    this.graph = graph;
  }

  /**
   * Writes the graph.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool that rows call strings, not yet closed
   * @param texts the pool that rows call texts, not yet closed
   * @param places where vectors place the meanings
   * @param classes tells the classes of words in glosses
   */
  public static void write(
      SnapshotWriter out,
      TablesWriter tables,
      TextPoolWriter strings,
      TextPoolWriter texts,
      WrittenVectors places,
      PosTaggerWriter classes) {
    MeaningGraphWriter graph = new MeaningGraphWriter(places, classes);
    GraphLearning build = new GraphLearning(strings, texts, graph);
    tables.visitMeanings(build.new Senses());
    Forms forms = build.new Forms();
    tables.visitEnglish(forms);
    tables.visitEnglish(build.new Spelled(forms.verbs));
    graph.startGlosses();
    tables.visitMeanings(build.new Glosses());
    graph.write(out);
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
    public void lexeme(int lexeme, int order, boolean english) {
      this.lexeme = lexeme;
    }

    @Override
    public void lemma(int string, boolean english, int tags, int order) {
      if (english) {
        senseLexemes.add(lexeme);
        senseMeanings.add(meaning);
        senseUses.add(tags + UNTAGGED / order);
        graph.addStem(strings.get(string), meaning, tags + UNTAGGED / order);
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

  /** Collects the forms of verbs, with which phrases may begin. */
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

  /** Spells the senses of English words. */
  private final class Spelled implements LexemeVisitor {
    private final Map<String, List<String>> verbs;
    private final int[] order;
    private int at;
    private int row;

    Spelled(Map<String, List<String>> verbs) {
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
      spell(text, 1);
      if (pos == Pos.NOUN.number()) {
        spell(PosTagLearning.plural(text), FORM_SHARE);
      }
      int blank = text.indexOf(' ');
      if (pos == Pos.VERB.number() && blank > 0) {
        for (String form : verbs.getOrDefault(text.substring(0, blank), List.of())) {
          spell(form + text.substring(blank), FORM_SHARE);
        }
      }
    }

    @Override
    public void form(int string) {
      spell(strings.get(string), FORM_SHARE);
    }

    private void spell(String spelling, float share) {
      for (int i = at; i < order.length && senseLexemes.getInt(order[i]) == row; i++) {
        graph.addSpelling(
            spelling, senseMeanings.getInt(order[i]), share * senseUses.getFloat(order[i]));
      }
    }
  }

  /** Hands the glosses, examples and longer lemmas over. */
  private final class Glosses implements MeaningVisitor {
    @Override
    public void lemma(int string, boolean english, int tags, int order) {
      if (english && strings.get(string).indexOf(' ') > 0) {
        graph.addPhrase(strings.get(string));
      }
    }

    @Override
    public void gloss(int text, boolean english) {
      if (english) {
        graph.addGloss(texts.get(text));
      }
    }

    @Override
    public void example(int text, boolean english) {
      if (english) {
        graph.addExample(texts.get(text));
      }
    }

    @Override
    public void endMeaning() {
      graph.endGlosses();
    }
  }
}

package org.lexhub.store.learn;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.LexemeVisitor;
import org.lexhub.store.table.derived.MeaningVisitor;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextPoolWriter;

/**
 * Learns to tell the classes of English words in sentences from the examples of all meanings, from
 * tables and texts that are complete but still open.
 */
public final class PosTagLearning implements LexemeVisitor, MeaningVisitor {
  /** What a word that was never tagged counts, so that it is known at all. */
  private static final float UNTAGGED = 0.3f;

  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final PosTaggerWriter model;
  private final List<String> lemmas = new ArrayList<>();
  private final List<String> examples = new ArrayList<>();
  private int wordClass;
  private float uses;

  private PosTagLearning(TextPoolWriter strings, TextPoolWriter texts, PosTaggerWriter model) {
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
   * @return the model, to tell the classes of more words
   */
  public static PosTaggerWriter write(
      SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts) {
    PosTaggerWriter model = PosTaggerWriter.create(out);
    try (model) {
      PosTagLearning build = new PosTagLearning(strings, texts, model);
      tables.visitEnglish(build);
      tables.visitMeanings(build);
    }
    return model;
  }

  @Override
  public void lexeme(int row, int lemma, int pos, int tags, int senses) {
    wordClass = senses == 0 ? PosTagger.COUNT : pos;
    uses = tags + UNTAGGED;
    form(lemma);
    if (wordClass == Pos.NOUN.number()) {
      model.addSpelling(plural(strings.get(lemma)), wordClass, uses);
    }
  }

  /** The regular plural of a noun, which sources often leave out. */
  static String plural(String noun) {
    int last = noun.length() - 1;
    char end = last < 0 ? ' ' : noun.charAt(last);
    char before = last < 1 ? ' ' : noun.charAt(last - 1);
    if (end == 'y' && "aeiou".indexOf(before) < 0) {
      return noun.substring(0, last) + "ies";
    }
    boolean hisses =
        end == 's' || end == 'x' || end == 'z' || (end == 'h' && "cs".indexOf(before) >= 0);
    return noun + (hisses ? "es" : "s");
  }

  @Override
  public void form(int string) {
    if (wordClass < PosTagger.COUNT) {
      model.addSpelling(strings.get(string), wordClass, uses);
    }
  }

  @Override
  public void startMeaning(int pos) {
    wordClass = pos;
    lemmas.clear();
    examples.clear();
  }

  @Override
  public void lemma(int string, boolean english, int tags, int order) {
    if (english && wordClass < PosTagger.COUNT) {
      lemmas.add(strings.get(string));
    }
  }

  @Override
  public void example(int text, boolean english) {
    if (english && wordClass < PosTagger.COUNT) {
      examples.add(texts.get(text));
    }
  }

  @Override
  public void endMeaning() {
    for (String example : examples) {
      model.addExample(example, lemmas, wordClass);
    }
  }
}

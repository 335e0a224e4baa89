package org.lexhub.store;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.index.WordClassWriter;
import org.lexhub.store.index.WordClasses;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LexemeVisitor;
import org.lexhub.store.table.MeaningVisitor;
import org.lexhub.store.table.Pos;
import org.lexhub.store.table.TablesWriter;
import org.lexhub.store.text.TextPoolWriter;

/**
 * Learns to tell the classes of English words in sentences from the examples of all meanings, from
 * tables and texts that are complete but still open.
 */
public final class WordClassBuild implements LexemeVisitor, MeaningVisitor {
  /** What a word that was never tagged counts, so that it is known at all. */
  private static final float UNTAGGED = 0.3f;

  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final WordClassWriter model;
  private final List<String> lemmas = new ArrayList<>();
  private final List<String> examples = new ArrayList<>();
  private int wordClass;
  private float uses;

  private WordClassBuild(TextPoolWriter strings, TextPoolWriter texts, WordClassWriter model) {
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
  public static WordClassWriter write(
      SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts) {
    WordClassWriter model = WordClassWriter.create(out);
    try (model) {
      WordClassBuild build = new WordClassBuild(strings, texts, model);
      tables.visitEnglish(build);
      tables.visitMeanings(build);
    }
    return model;
  }

  @Override
  public void lexeme(int row, int lemma, int pos, int tags, int senses) {
    wordClass = senses == 0 ? WordClasses.COUNT : pos;
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
    if (wordClass < WordClasses.COUNT) {
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
    if (english && wordClass < WordClasses.COUNT) {
      lemmas.add(strings.get(string));
    }
  }

  @Override
  public void example(int text, boolean english) {
    if (english && wordClass < WordClasses.COUNT) {
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

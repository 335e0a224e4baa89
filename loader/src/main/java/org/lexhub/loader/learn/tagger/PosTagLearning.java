package org.lexhub.loader.learn.tagger;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.loader.learn.walk.LexemeVisitor;
import org.lexhub.loader.learn.walk.LexemeWalk;
import org.lexhub.loader.learn.walk.MeaningVisitor;
import org.lexhub.loader.learn.walk.MeaningWalk;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextPoolWriter;

/**
 * Trains the tagger of parts of speech on the English examples of all meanings and on sentences in
 * which word classes are marked, from complete tables and texts.
 */
public final class PosTagLearning implements LexemeVisitor, MeaningVisitor {
  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final PosTaggerBuilder model;
  private final List<String> lemmas = new ArrayList<>();
  private final List<String> examples = new ArrayList<>();
  private int pos;
  private float uses;

  private PosTagLearning(TextPoolWriter strings, TextPoolWriter texts, PosTaggerBuilder model) {
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
   * @param corpus sentences in which word classes are marked
   * @return the trained model
   */
  public static PosTaggerBuilder write(
      SnapshotWriter out,
      TablesWriter tables,
      TextPoolWriter strings,
      TextPoolWriter texts,
      TaggedCorpus corpus) {
    PosTaggerBuilder model = new PosTaggerBuilder();
    PosTagLearning learning = new PosTagLearning(strings, texts, model);
    LexemeWalk.visitHub(tables, learning);
    MeaningWalk.visit(tables, learning);
    addCorpus(corpus, model);
    model.write(out);
    return model;
  }

  private static void addCorpus(TaggedCorpus corpus, PosTaggerBuilder model) {
    Sentence sentence = new Sentence();
    for (int i = 0; i < corpus.sentences(); i++) {
      if (corpus.about(i) == TaggedCorpus.NONE) {
        corpus.read(i, sentence);
        for (int word = corpus.start(i); word < corpus.end(i); word++) {
          if (corpus.wordClass(word) != TaggedCorpus.NONE) {
            model.addTagged(sentence, corpus.from(word), corpus.to(word), corpus.wordClass(word));
          }
        }
      }
    }
  }

  @Override
  public void lexeme(int row, int lemma, int pos, int tags, int senses) {
    this.pos = senses == 0 ? PosTagger.COUNT : pos;
    uses = tags + PosTagWeights.UNTAGGED;
    form(lemma);
    if (this.pos == Pos.NOUN.number()) {
      model.addSpelling(RegularPlural.of(strings.get(lemma)), this.pos, uses);
    }
  }

  @Override
  public void form(int string) {
    if (pos < PosTagger.COUNT) {
      model.addSpelling(strings.get(string), pos, uses);
    }
  }

  @Override
  public void startMeaning(int pos) {
    this.pos = pos;
    lemmas.clear();
    examples.clear();
  }

  @Override
  public void lemma(int string, boolean hub, int tags, int order) {
    if (hub && pos < PosTagger.COUNT) {
      lemmas.add(strings.get(string));
    }
  }

  @Override
  public void example(int text, boolean hub) {
    if (hub && pos < PosTagger.COUNT) {
      examples.add(texts.get(text));
    }
  }

  @Override
  public void endMeaning() {
    for (String example : examples) {
      model.addExample(example, lemmas, pos);
    }
  }
}

package org.lexhub.loader.learn.walk;

import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import org.lexhub.store.table.ConceptTableWriter;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.MeaningTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.RelationType;

/** Passes the collected rows of all tables to a visitor, meaning by meaning. */
public final class MeaningWalk {
  private final LexemeTableWriter lexemes;
  private final SenseTableWriter senses;
  private final MeaningTableWriter meanings;
  private final ConceptTableWriter concepts;
  private final int hub;
  private final MeaningVisitor visitor;
  private final IntOpenHashSet seenTexts = new IntOpenHashSet();
  private final IntOpenHashSet seenExamples = new IntOpenHashSet();
  private final IntOpenHashSet seenTopics = new IntOpenHashSet();

  private MeaningWalk(TablesWriter tables, MeaningVisitor visitor) {
    lexemes = tables.lexemes();
    senses = tables.senses();
    meanings = tables.meanings();
    concepts = tables.concepts();
    hub = HubLanguage.row(tables.languages());
    this.visitor = visitor;
  }

  /**
   * Visits every meaning.
   *
   * @param tables all rows, not yet closed
   */
  public static void visit(TablesWriter tables, MeaningVisitor visitor) {
    new MeaningWalk(tables, visitor).run();
  }

  private void run() {
    int size = meanings.size();
    int[] next = new int[size + 1];
    for (int sense = 0; sense < senses.size(); sense++) {
      next[senses.meaning.getInt(sense) + 1]++;
    }
    for (int meaning = 0; meaning < size; meaning++) {
      next[meaning + 1] += next[meaning];
    }
    int[] ordered = new int[senses.size()];
    for (int sense = 0; sense < ordered.length; sense++) {
      ordered[next[senses.meaning.getInt(sense)]++] = sense;
    }
    for (int meaning = 0, from = 0; meaning < size; from = next[meaning++]) {
      visit(meaning, ordered, from, next[meaning]);
    }
  }

  private void visit(int meaning, int[] ordered, int from, int to) {
    seenTexts.clear();
    seenExamples.clear();
    seenTopics.clear();
    visitor.startMeaning(meanings.pos.getInt(meaning));
    visitMeaning(meaning);
    for (int i = from; i < to; i++) {
      visitSense(ordered[i]);
    }
    visitor.endMeaning();
  }

  private void visitMeaning(int meaning) {
    long frames = meanings.traits.getLong(meaning);
    if (frames != 0) {
      visitor.frames(frames);
    }
    gloss(meanings.gloss.getInt(meaning), true);
    int definitions = meanings.definitions.getInt(meaning);
    for (int i = start(meanings.definitions, meaning); i < definitions; i++) {
      definition(meanings.definitionText.getInt(i), meanings.definitionLanguage.getInt(i));
    }
    int examples = meanings.examples.getInt(meaning);
    for (int i = start(meanings.examples, meaning); i < examples; i++) {
      example(meanings.exampleText.getInt(i), meanings.exampleLanguage.getInt(i) == hub);
    }
    int concept = meanings.concept.getInt(meaning);
    if (concept >= 0) {
      topic(concepts.gloss.getInt(concept));
      topic(concepts.field.getInt(concept));
    }
    int relations = meanings.relations.getInt(meaning);
    for (int i = start(meanings.relations, meaning); i < relations; i++) {
      visitor.related(
          RelationType.at(meanings.relationType.getInt(i)), meanings.relationMeaning.getInt(i));
    }
  }

  private void visitSense(int sense) {
    int lexeme = senses.lexeme.getInt(sense);
    boolean inHub = lexemes.language.getInt(lexeme) == hub;
    int order = 1;
    while (sense - order >= 0 && senses.lexeme.getInt(sense - order) == lexeme) {
      order++;
    }
    visitor.lexeme(lexeme, order, inHub);
    visitor.lemma(lexemes.lemma.getInt(lexeme), inHub, senses.tagCount.getInt(sense), order);
    gloss(senses.gloss.getInt(sense), inHub);
    topic(senses.domain.getInt(sense));
    int definitions = senses.definitions.getInt(sense);
    for (int i = start(senses.definitions, sense); i < definitions; i++) {
      definition(senses.definitionText.getInt(i), senses.definitionLanguage.getInt(i));
    }
    int examples = senses.examples.getInt(sense);
    for (int i = start(senses.examples, sense); i < examples; i++) {
      example(senses.exampleText.getInt(i), inHub);
      example(senses.exampleTranslation.getInt(i), true);
    }
  }

  private void definition(int text, int language) {
    if (language != hub && !seenTexts.contains(text)) {
      visitor.definition(text, language);
    }
    gloss(text, language == hub);
  }

  private void gloss(int text, boolean inHub) {
    if (text >= 0 && seenTexts.add(text)) {
      visitor.gloss(text, inHub);
    }
  }

  private void example(int text, boolean inHub) {
    if (text >= 0 && seenExamples.add(text)) {
      visitor.example(text, inHub);
    }
  }

  private void topic(int string) {
    if (string >= 0 && seenTopics.add(string)) {
      visitor.topic(string);
    }
  }

  private static int start(IntList ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}

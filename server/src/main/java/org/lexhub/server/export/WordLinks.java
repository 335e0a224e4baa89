package org.lexhub.server.export;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.Store;
import org.lexhub.store.table.WordRelationTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * The relations between words that an export may contain: those of allowed sources to words that
 * the export has.
 */
final class WordLinks {
  private final ExportScope scope;
  private final Store store;

  WordLinks(ExportScope scope) {
    this.scope = scope;
    store = scope.store();
  }

  /**
   * A relation.
   *
   * @param lexeme the related lexeme
   * @param sense its sense, -1 unknown
   * @param row its row in the table
   */
  record Link(RelationType type, int lexeme, int sense, int row) {}

  /** Returns the relations of a sense to senses. */
  List<Link> ofSense(int sense) {
    List<Link> links = new ArrayList<>();
    for (Link link : of(store.senses().lexeme(sense), store.senses().meaning(sense))) {
      if (link.sense() >= 0) {
        links.add(link);
      }
    }
    return links;
  }

  /** Returns the relations of a lexeme of which a sense is unknown. */
  List<Link> ofLexeme(int lexeme) {
    List<Link> links = new ArrayList<>();
    WordRelationTable relations = store.wordRelations();
    for (int row = relations.start(lexeme); row < relations.end(lexeme); row++) {
      Link link = link(row);
      boolean vague =
          link.sense() < 0 || store.wordPairs().sense(lexeme, relations.meaning(row)) < 0;
      if (vague && isAllowed(row)) {
        links.add(link);
      }
    }
    return links;
  }

  /** Returns all relations of a lexeme. */
  List<Link> all(int lexeme) {
    List<Link> links = new ArrayList<>();
    WordRelationTable relations = store.wordRelations();
    for (int row = relations.start(lexeme); row < relations.end(lexeme); row++) {
      if (isAllowed(row)) {
        links.add(link(row));
      }
    }
    return links;
  }

  private List<Link> of(int lexeme, int meaning) {
    WordRelationTable relations = store.wordRelations();
    return all(lexeme).stream().filter(link -> relations.meaning(link.row()) == meaning).toList();
  }

  private Link link(int row) {
    WordRelationTable relations = store.wordRelations();
    int lexeme = relations.lexeme(row);
    int sense = store.wordPairs().sense(lexeme, relations.targetMeaning(row));
    boolean known = sense >= 0 && scope.exports(sense);
    return new Link(RelationType.at(relations.type(row)), lexeme, known ? sense : -1, row);
  }

  private boolean isAllowed(int row) {
    WordRelationTable relations = store.wordRelations();
    return scope.allowed().source(relations.source(row))
        && scope.source().contains(store.lexemes().language(relations.lexeme(row)))
        && scope.senses(relations.lexeme(row)).findAny().isPresent();
  }
}

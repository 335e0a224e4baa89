package org.lexhub.server.export;

import java.util.LinkedHashSet;
import java.util.Set;
import org.lexhub.store.Store;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.pair.PairConfidence;

/**
 * The translations of {@link OntolexFormat}: one {@code vartrans:Translation} for each source sense
 * and target sense with the same meaning, with the confidence of the pair, in one set.
 */
final class OntolexTranslations {
  private final ExportScope scope;
  private final Store store;

  OntolexTranslations(ExportScope side) {
    scope = side;
    store = side.store();
  }

  void head(StringBuilder out) {
    out.append(":translations a vartrans:TranslationSet ; dct:title ");
    Turtle.literal("Lexhub " + scope.title(), out);
    out.append(" .\n");
  }

  /** Writes the translations of a source lexeme. */
  void entry(int lexeme, StringBuilder out) {
    Set<Integer> targets = new LinkedHashSet<>();
    for (int source : scope.senses(lexeme).toArray()) {
      for (int target : scope.translatingSenses(source).toArray()) {
        targets.add(store.senses().lexeme(target));
        translation(source, target, out);
      }
    }
    for (int target : targets) {
      out.append(":l").append(store.lexemes().id(lexeme)).append(" vartrans:translatableAs :l");
      out.append(store.lexemes().id(target)).append(" .\n");
    }
  }

  private void translation(int source, int target, StringBuilder out) {
    SenseTable senses = store.senses();
    int confidence = PairConfidence.of(senses.confidence(source), senses.confidence(target));
    out.append(":translations vartrans:trans [ a vartrans:Translation ; vartrans:source :s");
    out.append(senses.id(source)).append(" ; vartrans:target :s").append(senses.id(target));
    out.append(" ; lexinfo:translationConfidence ").append(confidence / 1e4).append(" ] .\n");
  }
}

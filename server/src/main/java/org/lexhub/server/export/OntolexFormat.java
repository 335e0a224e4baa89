package org.lexhub.server.export;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * OntoLex-Lemon in Turtle: a {@code lime:Lexicon} for each language with its entries, forms and
 * senses, and the meanings as {@code ontolex:LexicalConcept}s. For a pair the lexicons have the
 * words that share a meaning; they are related by {@code vartrans:translatableAs}, and their senses
 * by {@code vartrans:Translation}s. Ids of the server are the local names.
 *
 * @see <a href="https://www.w3.org/2016/05/ontolex/">Lexicon Model for Ontologies</a>
 */
final class OntolexFormat {
  private static final String ILI = "ili:";

  private final List<ExportScope> sides;

  /** The scope whose meanings are exported. */
  private final ExportScope scope;

  private final Store store;

  OntolexFormat(ExportScope scope) {
    sides = scope.sides();
    this.scope = sides.getFirst();
    store = scope.store();
  }

  List<Pass> passes() {
    List<Pass> passes = new ArrayList<>();
    passes.add(Pass.once(OntolexFormat::head));
    boolean pair = sides.size() > 1;
    passes.addAll(lexicon(scope, pair));
    if (pair) {
      ExportScope other = sides.getLast();
      if (!isPart(other.source(), scope.source())) {
        passes.addAll(lexicon(other, true));
      }
      OntolexTranslations translations = new OntolexTranslations(scope);
      passes.add(Pass.once(translations::head));
      passes.add(Pass.text(scope::lexemes, translations::entry));
    }
    passes.add(Pass.text(scope::meanings, this::concept));
    return passes;
  }

  private static List<Pass> lexicon(ExportScope side, boolean pair) {
    String code = side.tags().code(side.source().get(0));
    return new OntolexLexicon(side, pair ? "lexicon-" + code : "lexicon").passes();
  }

  /** Returns whether all words of a language are in the lexicon of another. */
  private static boolean isPart(LanguageSet part, LanguageSet whole) {
    for (int i = 0; i < part.count(); i++) {
      if (!whole.contains(part.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static void head(StringBuilder out) {
    out.append(
        """
        @prefix : <urn:lexhub:> .
        @prefix ontolex: <http://www.w3.org/ns/lemon/ontolex#> .
        @prefix lime: <http://www.w3.org/ns/lemon/lime#> .
        @prefix vartrans: <http://www.w3.org/ns/lemon/vartrans#> .
        @prefix lexinfo: <http://www.lexinfo.net/ontology/3.0/lexinfo#> .
        @prefix wn: <https://globalwordnet.github.io/schemas/wn#> .
        @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
        @prefix dct: <http://purl.org/dc/terms/> .
        @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
        @prefix owl: <http://www.w3.org/2002/07/owl#> .
        @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
        @prefix ili: <http://globalwordnet.org/ili/> .

        """);
  }

  private void concept(int meaning, StringBuilder out) {
    MeaningTable meanings = store.meanings();
    out.append(":m").append(meanings.id(meaning)).append(" a ontolex:LexicalConcept");
    String key = scope.string(meanings.key(meaning));
    if (key.startsWith(ILI) && key.matches("ili:i\\d+")) {
      out.append(" ; wn:ili ").append(key);
    }
    if (scope.allowed().meaningTexts(meaning)) {
      Turtle.tagged("skos:definition", scope.glossAsDefinition(meaning), ExportScope.ENGLISH, out);
      for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
        String language = scope.tags().of(meanings.definitionLanguage(i));
        Turtle.tagged("skos:definition", scope.text(meanings.definitionText(i)), language, out);
      }
      for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
        int target = meanings.relationMeaning(i);
        if (scope.hasSense(target)) {
          RelationType type = RelationType.at(meanings.relationType(i));
          out.append(" ; ").append(OntolexNames.conceptRelation(type));
          out.append(" :m").append(meanings.id(target));
        }
      }
    }
    out.append(" .\n");
  }
}

package org.lexhub.server.export;

import java.util.List;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;

/** A {@code lime:Lexicon} of {@link OntolexFormat} with its entries, forms and senses. */
final class OntolexLexicon {
  private final ExportScope scope;
  private final Store store;
  private final WordLinks links;
  private final String name;
  private final String tag;

  /**
   * Creates a lexicon.
   *
   * @param name its local name
   */
  OntolexLexicon(ExportScope scope, String name) {
    this.scope = scope;
    this.name = name;
    store = scope.store();
    links = new WordLinks(scope);
    tag = scope.tags().of(scope.source().get(0));
  }

  List<Pass> passes() {
    return List.of(Pass.once(this::head), Pass.text(scope::lexemes, this::entry));
  }

  private void head(StringBuilder out) {
    out.append(':').append(name).append(" a lime:Lexicon ; lime:language ");
    Turtle.literal(tag, out);
    out.append("^^xsd:language ; dct:title ");
    Turtle.literal("Lexhub " + scope.language(), out);
    for (Credit credit : Credit.of(scope)) {
      out.append(" ;\n  dct:source [ dct:title ");
      Turtle.literal(credit.title().isEmpty() ? credit.name() : credit.title(), out);
      Turtle.optional("owl:versionInfo", credit.version(), out);
      if (!credit.licence().isEmpty()) {
        out.append(" ; dct:license [ a dct:LicenseDocument ; rdfs:label ");
        Turtle.literal(credit.licence(), out);
        out.append(" ]");
      }
      Turtle.optional("dct:bibliographicCitation", credit.attribution(), out);
      Turtle.address("rdfs:seeAlso", credit.url(), out);
      out.append(" ]");
    }
    out.append(" .\n\n");
  }

  private void entry(int lexeme, StringBuilder out) {
    LexemeTable lexemes = store.lexemes();
    long id = lexemes.id(lexeme);
    String lemma = scope.string(lexemes.lemma(lexeme));
    out.append(':').append(name).append(" lime:entry :l").append(id).append(" .\n:l").append(id);
    out.append(
        lemma.indexOf(' ') < 0 ? " a ontolex:LexicalEntry" : " a ontolex:MultiWordExpression");
    out.append(" ; ").append(OntolexNames.partOfSpeech(lexemes.posOf(lexeme)));
    out.append(" ;\n  ontolex:canonicalForm [ a ontolex:Form ; ontolex:writtenRep ");
    Turtle.literal(lemma, out);
    out.append('@').append(tag);
    if (scope.allowed().lexemeDetails(lexeme)) {
      for (int i = lexemes.pronunciationStart(lexeme); i < lexemes.pronunciationEnd(lexeme); i++) {
        String ipa = scope.string(lexemes.pronunciationIpa(i));
        if (!ipa.isEmpty()) {
          out.append(" ; ontolex:phoneticRep ");
          Turtle.literal(ipa, out);
          out.append('@').append(tag).append(tag.contains("-x-") ? "" : "-fonipa");
        }
      }
      forms(lexeme, out);
    } else {
      out.append(" ]");
    }
    scope
        .senses(lexeme)
        .forEach(sense -> out.append(" ;\n  ontolex:sense :s").append(store.senses().id(sense)));
    out.append(" .\n");
    scope.senses(lexeme).forEach(sense -> sense(sense, out));
    for (WordLinks.Link link : links.ofLexeme(lexeme)) {
      String target = "l" + lexemes.id(link.lexeme());
      relation("Lexical", "l" + id, target, link, out);
    }
  }

  private void forms(int lexeme, StringBuilder out) {
    LexemeTable lexemes = store.lexemes();
    out.append(" ]");
    for (int i = lexemes.formStart(lexeme); i < lexemes.formEnd(lexeme); i++) {
      out.append(" ;\n  ontolex:otherForm [ a ontolex:Form ; ontolex:writtenRep ");
      Turtle.literal(scope.string(lexemes.formText(i)), out);
      out.append('@').append(tag).append(" ]");
    }
  }

  private void sense(int sense, StringBuilder out) {
    SenseTable senses = store.senses();
    out.append(":s").append(senses.id(sense)).append(" a ontolex:LexicalSense ;");
    out.append(" ontolex:isLexicalizedSenseOf :m");
    out.append(store.meanings().id(senses.meaning(sense)));
    for (int i = 0; i < senses.sourceCount(sense); i++) {
      int source = senses.sourceAt(sense, i);
      if (scope.allowed().source(source)) {
        out.append(" ; dct:source ");
        Turtle.literal(scope.string(store.sources().name(source)), out);
      }
    }
    if (scope.allowed().senseTexts(sense)) {
      Turtle.tagged(
          "skos:definition", scope.senseGlossAsDefinition(sense), ExportScope.ENGLISH, out);
      for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
        String language = scope.tags().of(senses.definitionLanguage(i));
        Turtle.tagged("skos:definition", scope.text(senses.definitionText(i)), language, out);
      }
      int language = store.lexemes().language(senses.lexeme(sense));
      for (int i = senses.exampleStart(sense); i < senses.exampleEnd(sense); i++) {
        Turtle.tagged(
            "skos:example", scope.text(senses.exampleText(i)), scope.tags().of(language), out);
      }
    }
    out.append(" .\n");
    for (WordLinks.Link link : links.ofSense(sense)) {
      String target = "s" + senses.id(link.sense());
      relation("Sense", "s" + senses.id(sense), target, link, out);
    }
  }

  /** Writes a relation between senses or, where a sense is unknown, between entries. */
  private void relation(
      String kind, String from, String to, WordLinks.Link link, StringBuilder out) {
    out.append("[] a vartrans:").append(kind).append("Relation ; vartrans:source :").append(from);
    out.append(" ; vartrans:target :").append(to).append(" ; vartrans:category ");
    out.append(OntolexNames.wordRelation(link.type())).append(" ; dct:source ");
    int source = store.wordRelations().source(link.row());
    Turtle.literal(scope.string(store.sources().name(source)), out);
    out.append(" .\n");
  }
}

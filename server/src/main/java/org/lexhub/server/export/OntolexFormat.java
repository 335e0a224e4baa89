package org.lexhub.server.export;

import java.util.List;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * OntoLex-Lemon in Turtle: a {@code lime:Lexicon} with its entries, forms and senses, and the
 * meanings as {@code ontolex:LexicalConcept}s. Ids of the server are the local names.
 *
 * @see <a href="https://www.w3.org/2016/05/ontolex/">Lexicon Model for Ontologies</a>
 */
final class OntolexFormat {
  private static final String ILI = "ili:";

  private final ExportScope scope;
  private final Store store;
  private final WordLinks links;
  private final String tag;

  OntolexFormat(ExportScope scope) {
    this.scope = scope;
    store = scope.store();
    links = new WordLinks(scope);
    tag = scope.tags().of(scope.source().get(0));
  }

  List<Pass> passes() {
    return List.of(
        Pass.once(this::head),
        Pass.text(scope::lexemes, this::entry),
        Pass.text(scope::meanings, this::concept));
  }

  private void head(StringBuilder out) {
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
        @prefix ili: <http://globalwordnet.org/ili/> .

        :lexicon a lime:Lexicon ; lime:language\
        """);
    out.append(' ');
    literal(tag, out);
    out.append(" ; dct:title ");
    literal("Lexhub " + scope.title(), out);
    for (Credit credit : Credit.of(scope)) {
      out.append(" ;\n  dct:source [ dct:title ");
      literal(credit.title().isEmpty() ? credit.name() : credit.title(), out);
      optional("dct:hasVersion", credit.version(), out);
      optional("dct:license", credit.licence(), out);
      optional("dct:bibliographicCitation", credit.attribution(), out);
      optional("rdfs:seeAlso", credit.url(), out);
      out.append(" ]");
    }
    out.append(" .\n\n");
  }

  private static void optional(String property, String value, StringBuilder out) {
    if (!value.isEmpty()) {
      out.append(" ; ").append(property).append(' ');
      literal(value, out);
    }
  }

  private void entry(int lexeme, StringBuilder out) {
    LexemeTable lexemes = store.lexemes();
    long id = lexemes.id(lexeme);
    String lemma = scope.string(lexemes.lemma(lexeme));
    out.append(":lexicon lime:entry :l").append(id).append(" .\n:l").append(id);
    out.append(
        lemma.indexOf(' ') < 0 ? " a ontolex:LexicalEntry" : " a ontolex:MultiwordExpression");
    out.append(" ; lexinfo:partOfSpeech lexinfo:").append(partOfSpeech(lexemes.posOf(lexeme)));
    out.append(" ;\n  ontolex:canonicalForm [ a ontolex:Form ; ontolex:writtenRep ");
    literal(lemma, out);
    out.append('@').append(tag);
    if (scope.allowed().lexemeDetails(lexeme)) {
      for (int i = lexemes.pronunciationStart(lexeme); i < lexemes.pronunciationEnd(lexeme); i++) {
        String ipa = scope.string(lexemes.pronunciationIpa(i));
        if (!ipa.isEmpty()) {
          out.append(" ; ontolex:phoneticRep ");
          literal(ipa, out);
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
      literal(scope.string(lexemes.formText(i)), out);
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
        literal(scope.string(store.sources().name(source)), out);
      }
    }
    if (scope.allowed().senseTexts(sense)) {
      tagged("skos:definition", scope.senseGlossAsDefinition(sense), ExportScope.ENGLISH, out);
      for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
        String language = scope.tags().of(senses.definitionLanguage(i));
        tagged("skos:definition", scope.text(senses.definitionText(i)), language, out);
      }
      int language = store.lexemes().language(senses.lexeme(sense));
      for (int i = senses.exampleStart(sense); i < senses.exampleEnd(sense); i++) {
        tagged("skos:example", scope.text(senses.exampleText(i)), scope.tags().of(language), out);
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
    out.append(property(link.type())).append(" ; dct:source ");
    int source = store.wordRelations().source(link.row());
    literal(scope.string(store.sources().name(source)), out);
    out.append(" .\n");
  }

  private void concept(int meaning, StringBuilder out) {
    MeaningTable meanings = store.meanings();
    out.append(":m").append(meanings.id(meaning)).append(" a ontolex:LexicalConcept");
    String key = scope.string(meanings.key(meaning));
    if (key.startsWith(ILI) && key.matches("ili:i\\d+")) {
      out.append(" ; wn:ili ").append(key);
    }
    if (scope.allowed().meaningTexts(meaning)) {
      tagged("skos:definition", scope.glossAsDefinition(meaning), ExportScope.ENGLISH, out);
      for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
        String language = scope.tags().of(meanings.definitionLanguage(i));
        tagged("skos:definition", scope.text(meanings.definitionText(i)), language, out);
      }
      for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
        int target = meanings.relationMeaning(i);
        if (scope.hasSense(target)) {
          out.append(" ; ").append(property(RelationType.at(meanings.relationType(i))));
          out.append(" :m").append(meanings.id(target));
        }
      }
    }
    out.append(" .\n");
  }

  private static void tagged(String property, String text, String tag, StringBuilder out) {
    if (!text.isEmpty()) {
      out.append(" ; ").append(property).append(' ');
      literal(text, out);
      out.append('@').append(tag);
    }
  }

  private static String property(RelationType type) {
    return type == RelationType.OTHER
        ? "skos:related"
        : WordnetFormat.relation(type).equals("other")
            ? "wn:" + type.code()
            : "wn:" + WordnetFormat.relation(type);
  }

  /** Returns the individual of LexInfo for a part of speech. */
  private static String partOfSpeech(Pos pos) {
    return switch (pos) {
      case NOUN -> "noun";
      case VERB -> "verb";
      case ADJ -> "adjective";
      case ADV -> "adverb";
      case PRON -> "pronoun";
      case DET -> "determiner";
      case ADP -> "adposition";
      case CONJ -> "conjunction";
      case NUM -> "numeral";
      case INTJ -> "interjection";
      case PARTICLE -> "particle";
      case AUX -> "auxiliary";
      case NAME -> "properNoun";
      case PREFIX -> "prefix";
      case SUFFIX -> "suffix";
      case AFFIX -> "affix";
      case PHRASE, CHARACTER, ROOT, OTHER -> "other";
      case IDIOM -> "idiom";
      case PROVERB -> "proverb";
      case ABBREV -> "abbreviation";
      case CLASSIFIER -> "classifier";
      case SYMBOL -> "symbol";
    };
  }

  /** Appends a string in quotation marks with the escapes of Turtle. */
  static void literal(String value, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ') {
            out.append(String.format("\\u%04X", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}

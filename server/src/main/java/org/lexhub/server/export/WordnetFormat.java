package org.lexhub.server.export;

import java.util.List;
import java.util.stream.IntStream;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * WN-LMF 1.4, the XML format of the Global WordNet Association: entries with their senses, then the
 * meanings of these senses as synsets. Parts of speech and relations that the format does not have
 * are {@code x} and {@code other}, with their Lexhub names in {@code dc:type}. Relations to
 * meanings without a word of the language are left out.
 *
 * @see <a href="https://globalwordnet.github.io/schemas/">Global WordNet formats</a>
 */
final class WordnetFormat {
  private static final String ILI = "ili:";

  private final ExportScope scope;
  private final Store store;
  private final WordLinks links;
  private final String prefix;

  WordnetFormat(ExportScope scope) {
    this.scope = scope;
    store = scope.store();
    links = new WordLinks(scope);
    prefix = "lexhub-" + scope.tags().code(scope.source().get(0));
  }

  List<Pass> passes() {
    return List.of(
        Pass.once(this::head),
        Pass.text(scope::lexemes, this::entry),
        Pass.text(scope::meanings, this::synset),
        Pass.once(out -> out.append("</Lexicon>\n</LexicalResource>\n")));
  }

  private void head(StringBuilder out) {
    List<Credit> credits = Credit.of(scope);
    out.append(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE LexicalResource SYSTEM "http://globalwordnet.github.io/schemas/WN-LMF-1.4.dtd">
        <LexicalResource xmlns:dc="https://globalwordnet.github.io/schemas/dc/">
        <Lexicon\
        """);
    Xml.attribute("id", prefix, out);
    Xml.attribute("label", "Lexhub " + scope.title(), out);
    Xml.attribute("language", scope.tags().of(scope.source().get(0)), out);
    out.append(" email=\"\" license=\"");
    Xml.text(Credit.licences(credits), out);
    out.append('"');
    Xml.attribute("version", store.snapshot().header().buildId(), out);
    Xml.attribute("citation", Credit.lines(credits), out);
    Xml.attribute(
        "dc:source", String.join(", ", credits.stream().map(Credit::title).toList()), out);
    out.append(">\n");
  }

  private void entry(int lexeme, StringBuilder out) {
    LexemeTable lexemes = store.lexemes();
    Pos pos = lexemes.posOf(lexeme);
    out.append("<LexicalEntry id=\"").append(prefix).append("-l").append(lexemes.id(lexeme));
    out.append('"');
    Xml.attribute("dc:source", lexemeSources(lexeme), out);
    Xml.attribute("dc:type", isLossy(pos) ? pos.code() : "", out);
    out.append("><Lemma");
    Xml.attribute("writtenForm", scope.string(lexemes.lemma(lexeme)), out);
    out.append(" partOfSpeech=\"").append(letter(pos)).append("\">");
    if (scope.allowed().lexemeDetails(lexeme)) {
      details(lexeme, out);
    } else {
      out.append("</Lemma>");
    }
    scope.senses(lexeme).forEach(sense -> sense(sense, out));
    out.append("</LexicalEntry>\n");
  }

  private void details(int lexeme, StringBuilder out) {
    LexemeTable lexemes = store.lexemes();
    int from = lexemes.pronunciationStart(lexeme);
    int to = lexemes.pronunciationEnd(lexeme);
    IntStream.range(from, to)
        .filter(i -> lexemes.pronunciationIpa(i) >= 0)
        .forEach(i -> {
          out.append("<Pronunciation");
          String accent = scope.string(lexemes.pronunciationAccent(i));
          Xml.attribute("variety", accent.substring(accent.indexOf('-') + 1), out);
          Xml.attribute("audio", scope.string(lexemes.pronunciationAudio(i)), out);
          out.append('>');
          Xml.text(scope.string(lexemes.pronunciationIpa(i)), out);
          out.append("</Pronunciation>");
        });
    out.append("</Lemma>");
    for (int i = lexemes.formStart(lexeme); i < lexemes.formEnd(lexeme); i++) {
      form(lexemes, i, out);
    }
  }

  private void form(LexemeTable lexemes, int entry, StringBuilder out) {
    out.append("<Form");
    Xml.attribute("writtenForm", scope.string(lexemes.formText(entry)), out);
    out.append('>');
    int set = lexemes.formFeatures(entry);
    for (int k = 0; k < lexemes.featureCount(set); k++) {
      Xml.element("Tag", " category=\"feature\"", scope.string(lexemes.featureAt(set, k)), out);
    }
    out.append("</Form>");
  }

  private void sense(int sense, StringBuilder out) {
    SenseTable senses = store.senses();
    out.append("<Sense id=\"").append(senseId(sense)).append("\" synset=\"");
    out.append(synsetId(senses.meaning(sense))).append('"');
    Xml.attribute("dc:source", senseSources(sense), out);
    out.append(" confidenceScore=\"").append(senses.confidence(sense) / 1e4).append("\">");
    for (WordLinks.Link link : links.ofSense(sense)) {
      relation(link, out);
    }
    if (scope.allowed().senseTexts(sense)) {
      for (int i = senses.exampleStart(sense); i < senses.exampleEnd(sense); i++) {
        Xml.element("Example", "", scope.text(senses.exampleText(i)), out);
      }
      if (senses.tagCount(sense) > 0) {
        Xml.element("Count", "", Integer.toString(senses.tagCount(sense)), out);
      }
    }
    out.append("</Sense>");
  }

  private void relation(WordLinks.Link link, StringBuilder out) {
    String name = senseRelation(link.type());
    out.append("<SenseRelation target=\"").append(senseId(link.sense()));
    out.append("\" relType=\"").append(name).append('"');
    Xml.attribute("dc:type", name.equals("other") ? link.type().code() : "", out);
    int source = store.wordRelations().source(link.row());
    Xml.attribute("dc:source", scope.string(store.sources().name(source)), out);
    out.append(" confidenceScore=\"");
    out.append(store.wordRelations().confidence(link.row()) / 1e4).append("\"/>");
  }

  private void synset(int meaning, StringBuilder out) {
    MeaningTable meanings = store.meanings();
    String key = scope.string(meanings.key(meaning));
    out.append("<Synset id=\"").append(synsetId(meaning)).append("\" ili=\"");
    out.append(key.startsWith(ILI) ? key.substring(ILI.length()) : "").append('"');
    Pos pos = meanings.posOf(meaning);
    Xml.attribute("partOfSpeech", pos == null ? "" : letter(pos), out);
    Xml.attribute("dc:type", pos != null && isLossy(pos) ? pos.code() : "", out);
    out.append('>');
    boolean texts = scope.allowed().meaningTexts(meaning);
    if (texts) {
      definition(ExportScope.ENGLISH, scope.glossAsDefinition(meaning), "", out);
      for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
        String language = scope.tags().of(meanings.definitionLanguage(i));
        definition(language, scope.text(meanings.definitionText(i)), "", out);
      }
    }
    senseDefinitions(meaning, out);
    if (texts) {
      for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
        relation(RelationType.at(meanings.relationType(i)), meanings.relationMeaning(i), out);
      }
      for (int i = meanings.exampleStart(meaning); i < meanings.exampleEnd(meaning); i++) {
        if (scope.source().contains(meanings.exampleLanguage(i))) {
          Xml.element("Example", "", scope.text(meanings.exampleText(i)), out);
        }
      }
    }
    out.append("</Synset>\n");
  }

  /** Writes what the senses of a meaning say of themselves. */
  private void senseDefinitions(int meaning, StringBuilder out) {
    SenseTable senses = store.senses();
    MeaningTable meanings = store.meanings();
    for (long at = meanings.senseStart(meaning); at < meanings.senseEnd(meaning); at++) {
      int sense = meanings.sense(at);
      if (scope.source().contains(meanings.senseLanguage(at))
          && scope.allowed().senseTexts(sense)) {
        String of = " sourceSense=\"" + senseId(sense) + "\"";
        definition(ExportScope.ENGLISH, scope.senseGlossAsDefinition(sense), of, out);
        for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
          String language = scope.tags().of(senses.definitionLanguage(i));
          definition(language, scope.text(senses.definitionText(i)), of, out);
        }
      }
    }
  }

  private static void definition(String tag, String text, String attributes, StringBuilder out) {
    if (!text.isEmpty()) {
      Xml.element("Definition", " language=\"" + tag + "\"" + attributes, text, out);
    }
  }

  private void relation(RelationType type, int target, StringBuilder out) {
    if (!scope.hasSense(target)) {
      return;
    }
    String name = relation(type);
    out.append("<SynsetRelation target=\"").append(synsetId(target)).append("\" relType=\"");
    out.append(name).append('"');
    Xml.attribute("dc:type", name.equals("other") ? type.code() : "", out);
    out.append("/>");
  }

  private String senseId(int sense) {
    return prefix + "-s" + store.senses().id(sense);
  }

  private String synsetId(int meaning) {
    return prefix + "-m" + store.meanings().id(meaning);
  }

  private String lexemeSources(int lexeme) {
    LexemeTable lexemes = store.lexemes();
    return names(
        IntStream.range(0, lexemes.sourceCount(lexeme)).map(i -> lexemes.sourceAt(lexeme, i)));
  }

  private String senseSources(int sense) {
    SenseTable senses = store.senses();
    return names(IntStream.range(0, senses.sourceCount(sense)).map(i -> senses.sourceAt(sense, i)));
  }

  private String names(IntStream sources) {
    return String.join(
        " ",
        sources
            .filter(scope.allowed()::source)
            .mapToObj(source -> scope.string(store.sources().name(source)))
            .toList());
  }

  /** Returns the letter of a part of speech in wordnets. */
  static String letter(Pos pos) {
    return switch (pos) {
      case NOUN, NAME -> "n";
      case VERB, AUX -> "v";
      case ADJ -> "a";
      case ADV -> "r";
      case ADP -> "p";
      case CONJ -> "c";
      case PHRASE, IDIOM, PROVERB -> "t";
      default -> "x";
    };
  }

  /** Returns whether the letter stands for other parts of speech as well. */
  private static boolean isLossy(Pos pos) {
    return switch (pos) {
      case NOUN, VERB, ADJ, ADV, ADP, CONJ, PHRASE -> false;
      default -> true;
    };
  }

  /** Returns the name of a relation between synsets. */
  static String relation(RelationType type) {
    return switch (type) {
      case HYPERNYM, HYPONYM, INSTANCE_HYPERNYM, INSTANCE_HYPONYM -> type.code();
      case ANTONYM, SIMILAR, ALSO, ATTRIBUTE -> type.code();
      case DOMAIN_TOPIC, DOMAIN_REGION, HAS_DOMAIN_TOPIC, HAS_DOMAIN_REGION -> type.code();
      case PART_HOLONYM -> "holo_part";
      case MEMBER_HOLONYM -> "holo_member";
      case SUBSTANCE_HOLONYM -> "holo_substance";
      case PART_MERONYM -> "mero_part";
      case MEMBER_MERONYM -> "mero_member";
      case SUBSTANCE_MERONYM -> "mero_substance";
      case ENTAILMENT -> "entails";
      case CAUSE -> "causes";
      case DOMAIN_USAGE -> "exemplifies";
      case HAS_DOMAIN_USAGE -> "is_exemplified_by";
      case DERIVATION, PERTAINYM, PARTICIPLE, VERB_GROUP, OTHER, SYNONYM -> "other";
    };
  }

  /** Returns the name of a relation between senses. */
  static String senseRelation(RelationType type) {
    return switch (type) {
      case ANTONYM, SIMILAR, ALSO, DERIVATION, PERTAINYM, PARTICIPLE -> type.code();
      case DOMAIN_TOPIC, DOMAIN_REGION, HAS_DOMAIN_TOPIC, HAS_DOMAIN_REGION -> type.code();
      case DOMAIN_USAGE, HAS_DOMAIN_USAGE -> relation(type);
      default -> "other";
    };
  }
}

package org.lexhub.server.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * A lexicon of {@link WordnetFormat}: entries with their senses, then the meanings of these senses
 * as synsets. Parts of speech and relations that the format does not have are {@code x} and {@code
 * other}, with their Lexhub names in {@code dc:type}. Relations to meanings without a word of the
 * language are left out.
 *
 * <p>The attribute {@code ili} of a synset is its number in the interlingual index. In a pair, a
 * meaning without one has its Lexhub id there ({@code lexhub-m17}), so that programs join the
 * synsets of both languages.
 */
final class WordnetLexicon {
  private static final String ILI = "ili:";

  private final ExportScope scope;
  private final Store store;
  private final WordLinks links;
  private final String prefix;

  private @Nullable InverseRelations inverse;

  /**
   * Creates a lexicon.
   *
   * @param id its id, with which all ids in it begin
   */
  WordnetLexicon(ExportScope scope, String id) {
    this.scope = scope;
    store = scope.store();
    links = new WordLinks(scope);
    prefix = id;
  }

  List<Pass> passes() {
    return List.of(
        Pass.once(this::head),
        Pass.text(scope::lexemes, this::entry),
        Pass.text(scope::meanings, this::synset),
        Pass.once(out -> out.append("</Lexicon>\n")));
  }

  private void head(StringBuilder out) {
    List<Credit> credits = Credit.of(scope);
    out.append("<Lexicon");
    Xml.attribute("id", prefix, out);
    Xml.attribute("label", "Lexhub " + scope.language(), out);
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
    Xml.attribute("dc:type", WordnetFormat.isLossy(pos) ? pos.code() : "", out);
    out.append("><Lemma");
    Xml.attribute("writtenForm", scope.string(lexemes.lemma(lexeme)), out);
    out.append(" partOfSpeech=\"").append(WordnetFormat.letter(pos)).append("\">");
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
    String name = WordnetFormat.senseRelation(link.type());
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
    out.append("<Synset id=\"").append(synsetId(meaning)).append("\" ili=\"");
    out.append(ili(meaning)).append('"');
    Pos pos = meanings.posOf(meaning);
    Xml.attribute("partOfSpeech", pos == null ? "" : WordnetFormat.letter(pos), out);
    Xml.attribute("dc:type", pos != null && WordnetFormat.isLossy(pos) ? pos.code() : "", out);
    out.append('>');
    definitions(meaning, out);
    if (scope.allowed().meaningTexts(meaning)) {
      for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
        relation(RelationType.at(meanings.relationType(i)), meanings.relationMeaning(i), out);
      }
      inverseRelations(meaning, out);
      for (int i = meanings.exampleStart(meaning); i < meanings.exampleEnd(meaning); i++) {
        if (scope.source().contains(meanings.exampleLanguage(i))) {
          Xml.element("Example", "", scope.text(meanings.exampleText(i)), out);
        }
      }
    }
    out.append("</Synset>\n");
  }

  private String ili(int meaning) {
    String key = scope.string(store.meanings().key(meaning));
    if (key.startsWith(ILI)) {
      return key.substring(ILI.length());
    }
    return scope.isSide() ? "lexhub-m" + store.meanings().id(meaning) : "";
  }

  /** Writes each definition once: first those in the language of the lexicon. */
  private void definitions(int meaning, StringBuilder out) {
    Map<String, Definition> own = new LinkedHashMap<>();
    Map<String, Definition> other = new LinkedHashMap<>();
    String language = scope.tags().of(scope.source().get(0));
    for (Definition definition : definitions(meaning)) {
      Map<String, Definition> into = definition.language().equals(language) ? own : other;
      into.putIfAbsent(definition.language() + ' ' + definition.text(), definition);
    }
    own.values().forEach(definition -> definition.write(out));
    other.values().forEach(definition -> definition.write(out));
  }

  /**
   * A definition of a synset.
   *
   * @param sense the id of the sense of which a source states it, or an empty text
   */
  private record Definition(String language, String text, String sense) {
    void write(StringBuilder out) {
      StringBuilder attributes = new StringBuilder();
      Xml.attribute("language", language, attributes);
      Xml.attribute("sourceSense", sense, attributes);
      Xml.element("Definition", attributes.toString(), text, out);
    }
  }

  /** Returns what sources say of a meaning, then what they say of its senses. */
  private List<Definition> definitions(int meaning) {
    List<Definition> all = new ArrayList<>();
    MeaningTable meanings = store.meanings();
    if (scope.allowed().meaningTexts(meaning)) {
      add(ExportScope.ENGLISH, scope.glossAsDefinition(meaning), "", all);
      for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
        String language = scope.tags().of(meanings.definitionLanguage(i));
        add(language, scope.text(meanings.definitionText(i)), "", all);
      }
    }
    scope
        .sensesOfMeaning(meaning)
        .filter(scope.allowed()::senseTexts)
        .forEach(sense -> definitionsOfSense(sense, all));
    return all;
  }

  private void definitionsOfSense(int sense, List<Definition> all) {
    SenseTable senses = store.senses();
    add(ExportScope.ENGLISH, scope.senseGlossAsDefinition(sense), senseId(sense), all);
    for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
      String language = scope.tags().of(senses.definitionLanguage(i));
      add(language, scope.text(senses.definitionText(i)), senseId(sense), all);
    }
  }

  private static void add(String language, String text, String sense, List<Definition> all) {
    if (!text.isBlank()) {
      all.add(new Definition(language, text, sense));
    }
  }

  private void inverseRelations(int meaning, StringBuilder out) {
    InverseRelations relations = inverse;
    if (relations == null) {
      relations = new InverseRelations(store.meanings());
      inverse = relations;
    }
    for (int source : relations.entailing(meaning)) {
      inverseRelation("is_entailed_by", source, out);
    }
    for (int source : relations.causing(meaning)) {
      inverseRelation("is_caused_by", source, out);
    }
  }

  private void inverseRelation(String name, int source, StringBuilder out) {
    if (scope.allowed().meaningTexts(source)) {
      relation(name, "", source, out);
    }
  }

  private void relation(RelationType type, int target, StringBuilder out) {
    String name = WordnetFormat.relation(type);
    relation(name, name.equals("other") ? type.code() : "", target, out);
  }

  private void relation(String name, String type, int target, StringBuilder out) {
    if (scope.hasSense(target)) {
      out.append("<SynsetRelation target=\"").append(synsetId(target)).append("\" relType=\"");
      out.append(name).append('"');
      Xml.attribute("dc:type", type, out);
      out.append("/>");
    }
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
}

package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.rdf4j.model.Model;
import org.eclipse.rdf4j.model.Resource;
import org.eclipse.rdf4j.model.Value;
import org.eclipse.rdf4j.model.impl.LinkedHashModel;
import org.eclipse.rdf4j.model.util.Values;
import org.eclipse.rdf4j.model.vocabulary.RDF;
import org.eclipse.rdf4j.rio.helpers.StatementCollector;
import org.eclipse.rdf4j.rio.turtle.TurtleParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.WordRelationTable;
import org.lexhub.store.table.vocabulary.RelationType;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Pairs of languages as WN-LMF and OntoLex-Lemon. */
class LexiconPairTest {
  private static final String PAIR = "/v1/translations/pairs/export?source_lang=";
  private static final String ONTOLEX = "http://www.w3.org/ns/lemon/ontolex#";
  private static final String VARTRANS = "http://www.w3.org/ns/lemon/vartrans#";

  private static String export(Api api, String source, String target, String format)
      throws Exception {
    Api.Answer answer = api.ask(PAIR + source + "&target_lang=" + target + "&format=" + format);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.text();
  }

  private static List<Element> elements(Element parent, String name) {
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < parent.getElementsByTagName(name).getLength(); i++) {
      elements.add((Element) parent.getElementsByTagName(name).item(i));
    }
    return elements;
  }

  /** Returns the words of each {@code ili} of a lexicon. */
  private static Map<String, Set<String>> words(Element lexicon) {
    Map<String, String> iliOfSynset = new TreeMap<>();
    for (Element synset : elements(lexicon, "Synset")) {
      iliOfSynset.put(synset.getAttribute("id"), synset.getAttribute("ili"));
    }
    Map<String, Set<String>> words = new TreeMap<>();
    for (Element entry : elements(lexicon, "LexicalEntry")) {
      String lemma = elements(entry, "Lemma").getFirst().getAttribute("writtenForm");
      for (Element sense : elements(entry, "Sense")) {
        String ili = Objects.requireNonNull(iliOfSynset.get(sense.getAttribute("synset")));
        words.computeIfAbsent(ili, key -> new TreeSet<>()).add(lemma);
      }
    }
    return words;
  }

  @Test
  void aWordnetPairIsTwoLexiconsJoinedByTheInterlingualIndex() throws Exception {
    for (List<String> pair : List.of(List.of("eng", "deu"), List.of("jpn", "eng"))) {
      Document document =
          LexiconExportTest.wordnet(export(Fixture.api(), pair.get(0), pair.get(1), "wn-lmf"));
      List<Element> lexicons = elements(document.getDocumentElement(), "Lexicon");
      assertThat(lexicons)
          .extracting(lexicon -> lexicon.getAttribute("id"))
          .containsExactly(
              "lexhub-" + pair.get(0) + "-to-" + pair.get(1),
              "lexhub-" + pair.get(1) + "-from-" + pair.get(0));
      assertThat(lexicons)
          .allSatisfy(lexicon -> {
            assertThat(lexicon.getAttribute("license")).isEqualTo("CC0-1.0");
            assertThat(lexicon.getAttribute("citation")).contains("The Lexhub authors");
          });
      var from = words(lexicons.get(0));
      var into = words(lexicons.get(1));
      assertThat(from.keySet()).isEqualTo(into.keySet()).isNotEmpty();
      assertThat(from.keySet()).allMatch(ili -> ili.matches("i\\d+|lexhub-m\\d+"));
    }
  }

  @Test
  void theWordsAreThoseOfThePairs() throws Exception {
    Document document = LexiconExportTest.wordnet(export(Fixture.api(), "eng", "deu", "wn-lmf"));
    List<Element> lexicons = elements(document.getDocumentElement(), "Lexicon");
    var into = words(lexicons.get(1));
    Set<String> pairs = new TreeSet<>();
    words(lexicons.get(0))
        .forEach((ili, words) ->
            words.forEach(word ->
                Objects.requireNonNull(into.get(ili)).forEach(to -> pairs.add(word + "\t" + to))));
    Set<String> lines = new TreeSet<>();
    export(Fixture.api(), "eng", "deu", "tsv")
        .lines()
        .skip(1)
        .forEach(line -> lines.add(line.split("\t", -1)[0] + "\t" + line.split("\t", -1)[1]));
    assertThat(pairs).isEqualTo(lines);
  }

  @Test
  void aLanguageWithItselfIsValidToo() throws Exception {
    Document document = LexiconExportTest.wordnet(export(Fixture.api(), "eng", "eng", "wn-lmf"));
    List<Element> lexicons = elements(document.getDocumentElement(), "Lexicon");
    assertThat(words(lexicons.get(0))).isEqualTo(words(lexicons.get(1))).isNotEmpty();
    assertThat(words(lexicons.get(0)).values()).allMatch(words -> words.size() > 1);
    assertThat(turtle(export(Fixture.api(), "eng", "eng", "ontolex"))).isNotEmpty();
  }

  @Test
  void aPairReadBackGivesTheSameWordsSensesAndRelations(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("pair.xml"), export(Fixture.api(), "eng", "deu", "wn-lmf"));
    Path languages = Files.createDirectory(folder.resolve("languages"));
    Files.copy(Loads.RECIPES.resolve("fixture/languages.jsonl"), languages.resolve("l.jsonl"));
    Path recipe = folder.resolve("back.toml");
    Files.writeString(
        recipe,
        "name = \"back\"\n"
            + LexiconExportTest.layer("languages", "jsonl", "file:languages")
            + LexiconExportTest.layer("back", "wn-lmf", "file:pair.xml"));
    Path data = Files.createDirectory(folder.resolve("data"));
    Loads.load(recipe.toAbsolutePath().toString(), data, false);
    try (Store back = Store.open(Objects.requireNonNull(SnapshotFolder.of(data).current()))) {
      assertThat(senses(back)).isEqualTo(senses(Fixture.store())).hasSizeGreaterThan(20);
      assertThat(relations(back)).isEqualTo(relations(Fixture.store())).isNotEmpty();
      assertThat(wordRelations(back)).isEqualTo(wordRelations(Fixture.store()));
    }
  }

  /** Returns the English and the German words of a meaning, or an empty text if it lacks any. */
  private static String shared(Store store, int meaning) {
    String english =
        LexiconExportTest.words(store, meaning, LexiconExportTest.language(store, "eng"));
    String german =
        LexiconExportTest.words(store, meaning, LexiconExportTest.language(store, "deu"));
    return english.equals("[]") || german.equals("[]") ? "" : english + german;
  }

  /** Returns each word of the pair with its part of speech and the words of its meaning. */
  private static Set<String> senses(Store store) {
    Set<String> senses = new TreeSet<>();
    for (String code : List.of("eng", "deu")) {
      int language = LexiconExportTest.language(store, code);
      int end = store.languages().lexemeEnd(language);
      for (int row = store.languages().lexemeStart(language); row < end; row++) {
        for (int s = store.lexemes().firstSense(row); s < store.lexemes().senseEnd(row); s++) {
          String words = shared(store, store.senses().meaning(s));
          if (!words.isEmpty()) {
            String lemma = store.strings().get(store.lexemes().lemma(row));
            senses.add(code + " " + lemma + " " + store.lexemes().posOf(row) + " " + words);
          }
        }
      }
    }
    return senses;
  }

  private static Set<String> relations(Store store) {
    MeaningTable meanings = store.meanings();
    Set<String> relations = new TreeSet<>();
    for (int m = 0; m < meanings.size(); m++) {
      for (int i = meanings.relationStart(m); i < meanings.relationEnd(m); i++) {
        String from = shared(store, m);
        String to = shared(store, meanings.relationMeaning(i));
        if (!from.isEmpty() && !to.isEmpty()) {
          relations.add(from + RelationType.at(meanings.relationType(i)).code() + to);
        }
      }
    }
    return relations;
  }

  private static Set<String> wordRelations(Store store) {
    WordRelationTable table = store.wordRelations();
    Set<String> relations = new TreeSet<>();
    for (int lexeme = 0; lexeme < store.lexemes().size(); lexeme++) {
      for (int row = table.start(lexeme); row < table.end(lexeme); row++) {
        int from = table.meaning(row);
        int to = table.targetMeaning(row);
        if (from >= 0
            && to >= 0
            && !shared(store, from).isEmpty()
            && !shared(store, to).isEmpty()) {
          relations.add(
              store.strings().get(store.lexemes().lemma(lexeme))
                  + " "
                  + RelationType.at(table.type(row)).code()
                  + " "
                  + store.strings().get(store.lexemes().lemma(table.lexeme(row))));
        }
      }
    }
    return relations;
  }

  private static Model turtle(String text) throws Exception {
    Model model = new LinkedHashModel();
    TurtleParser parser = new TurtleParser();
    parser.setRDFHandler(new StatementCollector(model));
    parser.parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "");
    return model;
  }

  private static Set<Value> typed(Model model, String type) {
    return Set.copyOf(model.filter(null, RDF.TYPE, Values.iri(ONTOLEX + type)).subjects());
  }

  @Test
  void anOntolexPairTranslatesSensesAndEntries() throws Exception {
    Model model = turtle(export(Fixture.api(), "eng", "deu", "ontolex"));
    String lime = "http://www.w3.org/ns/lemon/lime#";
    assertThat(model.filter(null, RDF.TYPE, Values.iri(lime + "Lexicon")).subjects())
        .extracting(Value::stringValue)
        .containsExactlyInAnyOrder("urn:lexhub:lexicon-eng", "urn:lexhub:lexicon-deu");
    var translations = model.filter(null, RDF.TYPE, Values.iri(VARTRANS + "Translation"));
    int total =
        Fixture.api()
            .ask("/v1/translations/pairs?source_lang=eng&target_lang=deu&limit=1")
            .json()
            .get("meta")
            .get("total")
            .asInt();
    assertThat(translations).hasSize(total).isNotEmpty();
    Set<Value> senses = typed(model, "LexicalSense");
    for (String end : List.of("source", "target")) {
      for (Resource translation : translations.subjects()) {
        assertThat(senses)
            .containsAll(model.filter(translation, Values.iri(VARTRANS + end), null).objects());
      }
    }
    Set<Value> entries = new HashSet<>(typed(model, "LexicalEntry"));
    entries.addAll(typed(model, "MultiWordExpression"));
    var related = model.filter(null, Values.iri(VARTRANS + "translatableAs"), null);
    assertThat(related).isNotEmpty();
    assertThat(entries).containsAll(related.objects());
    Set<Value> concepts = typed(model, "LexicalConcept");
    assertThat(concepts)
        .containsAll(
            model.filter(null, Values.iri(ONTOLEX + "isLexicalizedSenseOf"), null).objects());
  }

  @Test
  void sourcesAreLeftOutByLicence(@TempDir Path folder) throws Exception {
    Path data = TwoLicences.load(folder);
    try (TestServer server = TestServer.start(data)) {
      Api api = new Api(server.client());
      for (String format : List.of("wn-lmf", "ontolex")) {
        assertThat(export(api, "eng", "deu", format))
            .as(format)
            .contains("freeword", "Freiwort", "copyleft", "Kopie", "GPL-3.0-only", "secret text")
            .doesNotContain("shared");
        assertThat(export(api, "eng", "deu", format + "&licence=!GPL-*"))
            .as(format)
            .contains("freeword", "Freiwort", "Free authors")
            .doesNotContain("copyleft", "Kopie", "GPL-3.0-only", "secret", "Copyleft authors");
      }
      assertThat(export(api, "eng", "deu", "wn-lmf")).contains("ili=\"lexhub-m");
    }
  }
}

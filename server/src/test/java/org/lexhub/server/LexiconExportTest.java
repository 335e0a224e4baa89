package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.rdf4j.model.Model;
import org.eclipse.rdf4j.model.impl.LinkedHashModel;
import org.eclipse.rdf4j.model.util.Values;
import org.eclipse.rdf4j.model.vocabulary.RDF;
import org.eclipse.rdf4j.rio.helpers.StatementCollector;
import org.eclipse.rdf4j.rio.turtle.TurtleParser;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import tools.jackson.databind.JsonNode;

/** The exports for other programs, read by parsers of their formats. */
class LexiconExportTest {
  private static final String LANGUAGE = "/v1/lexemes/export?lang=";
  private static final String PAIR = "/v1/translations/pairs/export?source_lang=";

  private static byte[] bytes(String path) throws Exception {
    Api.Answer answer = Fixture.api().ask(path);
    assertThat(answer.status()).as(path + " " + answer.text()).isEqualTo(200);
    return answer.http().body();
  }

  private static String text(String path) throws Exception {
    return new String(bytes(path), StandardCharsets.UTF_8);
  }

  @Test
  void wordnetIsValid() throws Exception {
    Document document = wordnet(text(LANGUAGE + "eng&format=wn-lmf"));
    assertThat(document.getElementsByTagName("LexicalEntry").getLength())
        .isEqualTo(lexemes(Fixture.store(), "eng").size());
    Element lexicon = (Element) document.getElementsByTagName("Lexicon").item(0);
    assertThat(lexicon.getAttribute("language")).isEqualTo("en");
    assertThat(lexicon.getAttribute("license")).isEqualTo("CC0-1.0");
    assertThat(lexicon.getAttribute("citation")).contains("The Lexhub authors", "Lexhub fixture");
    wordnet(text(LANGUAGE + "jpn&format=wn-lmf"));
    wordnet(text(LANGUAGE + "zho"));
  }

  static Document wordnet(String xml) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setValidating(true);
    DocumentBuilder builder = factory.newDocumentBuilder();
    String dtd;
    try (var in = LexiconExportTest.class.getResourceAsStream("/wn-lmf-parts.dtd")) {
      dtd = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    builder.setEntityResolver((id, address) -> new InputSource(new StringReader(dtd)));
    builder.setErrorHandler(new Strict());
    return builder.parse(new InputSource(new StringReader(xml)));
  }

  /** Makes every error of a document one of the test. */
  private static final class Strict implements ErrorHandler {
    @Override
    public void warning(SAXParseException e) throws SAXException {
      throw e;
    }

    @Override
    public void error(SAXParseException e) throws SAXException {
      throw e;
    }

    @Override
    public void fatalError(SAXParseException e) throws SAXException {
      throw e;
    }
  }

  @Test
  void wordnetReadBackGivesTheSameWordsSensesAndRelations(@TempDir Path folder) throws Exception {
    Files.write(folder.resolve("lexhub-eng.xml"), bytes(LANGUAGE + "eng&format=wn-lmf"));
    Path languages = Files.createDirectory(folder.resolve("languages"));
    Files.copy(Loads.RECIPES.resolve("fixture/languages.jsonl"), languages.resolve("l.jsonl"));
    Path recipe = folder.resolve("back.toml");
    Files.writeString(
        recipe,
        "name = \"back\"\n"
            + layer("languages", "jsonl", "file:languages")
            + layer("back", "wn-lmf", "file:lexhub-eng.xml"));
    Path data = Files.createDirectory(folder.resolve("data"));
    Loads.load(recipe.toAbsolutePath().toString(), data, false);
    try (Store back = Store.open(Objects.requireNonNull(SnapshotFolder.of(data).current()))) {
      assertThat(lexemes(back, "eng")).isEqualTo(lexemes(Fixture.store(), "eng"));
      assertThat(relations(back, "eng"))
          .isEqualTo(relations(Fixture.store(), "eng"))
          .hasSizeGreaterThan(15);
      assertThat(definitions(back, "eng")).containsAll(definitions(Fixture.store(), "eng"));
    }
  }

  static String layer(String name, String format, String locator) {
    return """
    [[layer]]
    source = "%s"
    format = "%s"
    locator = "%s"
    priority = 90
    prior = 0.9
    title = "%s"
    version = "1"
    licence = "CC0-1.0"
    attribution = "nobody"
    url = "https://example.org/"
    """
        .formatted(name, format, locator, name);
  }

  static int language(Store store, String code) {
    return store.codes().language(store.codes().find(code), 0);
  }

  /** Returns each word of a language with its part of speech, its senses and its forms. */
  private static Map<String, String> lexemes(Store store, String code) {
    int language = language(store, code);
    Map<String, String> words = new TreeMap<>();
    for (int row = store.languages().lexemeStart(language);
        row < store.languages().lexemeEnd(language);
        row++) {
      StringBuilder value = new StringBuilder();
      for (int s = store.lexemes().firstSense(row); s < store.lexemes().senseEnd(row); s++) {
        value.append(words(store, store.senses().meaning(s), language)).append(' ');
      }
      TreeSet<String> forms = new TreeSet<>();
      for (int i = store.lexemes().formStart(row); i < store.lexemes().formEnd(row); i++) {
        forms.add(store.strings().get(store.lexemes().formText(i)));
      }
      words.put(
          store.strings().get(store.lexemes().lemma(row)) + " " + store.lexemes().posOf(row),
          sorted(value.toString()) + forms);
    }
    return words;
  }

  private static String sorted(String senses) {
    return String.join(" ", new TreeSet<>(List.of(senses.split(" (?=\\[)", -1))));
  }

  /** Returns the words of a meaning in a language, which stand for the meaning. */
  static String words(Store store, int meaning, int language) {
    MeaningTable meanings = store.meanings();
    TreeSet<String> words = new TreeSet<>();
    for (long at = meanings.senseStart(meaning); at < meanings.senseEnd(meaning); at++) {
      if (meanings.senseLanguage(at) == language) {
        int lexeme = store.senses().lexeme(meanings.sense(at));
        words.add(store.strings().get(store.lexemes().lemma(lexeme)));
      }
    }
    return words.toString();
  }

  private static Set<String> relations(Store store, String code) {
    int language = language(store, code);
    MeaningTable meanings = store.meanings();
    Set<String> relations = new TreeSet<>();
    for (int m = 0; m < meanings.size(); m++) {
      for (int i = meanings.relationStart(m); i < meanings.relationEnd(m); i++) {
        String from = words(store, m, language);
        String to = words(store, meanings.relationMeaning(i), language);
        if (!from.equals("[]") && !to.equals("[]")) {
          relations.add(from + RelationType.at(meanings.relationType(i)).code() + to);
        }
      }
    }
    return relations;
  }

  private static Set<String> definitions(Store store, String code) {
    int language = language(store, code);
    MeaningTable meanings = store.meanings();
    Set<String> definitions = new TreeSet<>();
    for (int m = 0; m < meanings.size(); m++) {
      String words = words(store, m, language);
      for (int i = meanings.definitionStart(m); i < meanings.definitionEnd(m); i++) {
        if (!words.equals("[]") && meanings.definitionLanguage(i) == language) {
          definitions.add(words + store.texts().get(meanings.definitionText(i)));
        }
      }
    }
    return definitions;
  }

  @Test
  void turtleIsReadByAnotherParser() throws Exception {
    for (String language : List.of("eng", "jpn", "deu")) {
      Model model = new LinkedHashModel();
      TurtleParser parser = new TurtleParser();
      parser.setRDFHandler(new StatementCollector(model));
      parser.parse(new ByteArrayInputStream(bytes(LANGUAGE + language + "&format=ontolex")), "");
      String ontolex = "http://www.w3.org/ns/lemon/ontolex#";
      int entries =
          model.filter(null, RDF.TYPE, Values.iri(ontolex + "LexicalEntry")).size()
              + model.filter(null, RDF.TYPE, Values.iri(ontolex + "MultiWordExpression")).size();
      assertThat(entries).isEqualTo(lexemes(Fixture.store(), language).size());
      var senses = model.filter(null, Values.iri(ontolex + "sense"), null);
      assertThat(senses).isNotEmpty();
      senses
          .objects()
          .forEach(sense ->
              assertThat(model.subjects()).contains((org.eclipse.rdf4j.model.Resource) sense));
      model
          .filter(null, Values.iri(ontolex + "isLexicalizedSenseOf"), null)
          .objects()
          .forEach(concept ->
              assertThat(model.subjects()).contains((org.eclipse.rdf4j.model.Resource) concept));
      assertThat(model.filter(null, Values.iri("http://purl.org/dc/terms/license"), null))
          .isNotEmpty();
    }
  }

  @Test
  void teiHasAnEntryForEachWordAndKnowsItsSources() throws Exception {
    for (String path :
        List.of(LANGUAGE + "eng&format=tei", PAIR + "eng&target_lang=jpn&format=tei")) {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      Document tei = factory.newDocumentBuilder().parse(new ByteArrayInputStream(bytes(path)));
      Set<String> ids = new HashSet<>();
      for (String name : List.of("entry", "sense", "bibl")) {
        var all = tei.getElementsByTagName(name);
        assertThat(all.getLength()).as(name).isPositive();
        for (int i = 0; i < all.getLength(); i++) {
          assertThat(ids.add(((Element) all.item(i)).getAttribute("xml:id"))).isTrue();
        }
      }
      var entries = tei.getElementsByTagName("entry");
      for (int i = 0; i < entries.getLength(); i++) {
        String source = ((Element) entries.item(i)).getAttribute("source");
        assertThat(((Element) entries.item(i)).getAttribute("type")).isEqualTo("mainEntry");
        for (String each : source.split(" ", -1)) {
          assertThat(ids).contains(each.substring(1));
        }
      }
      assertThat(tei.getElementsByTagName("licence").item(0).getTextContent()).contains("CC0-1.0");
    }
    assertThat(text(LANGUAGE + "deu&format=tei"))
        .contains(
            "<listBibl type=\"dictionaries\">",
            "<langUsage><language ident=\"de\" role=\"objectLanguage\">German</language>"
                + "<language ident=\"en\" role=\"workingLanguage\">English</language></langUsage>");
    assertThat(text(PAIR + "eng&target_lang=deu&format=tei"))
        .contains(
            "<language ident=\"en\" role=\"sourceLanguage\">",
            "<language ident=\"de\" role=\"targetLanguage\">",
            "<cit type=\"translationEquivalent\" xml:lang=\"de\"><form><orth>Hund</orth>");
  }

  @Test
  void csvHasALineForEachSense() throws Exception {
    List<String> lines = text(LANGUAGE + "deu&format=csv").lines().toList();
    assertThat(lines.getFirst())
        .startsWith("lexeme_id,lemma,language,pos,")
        .endsWith(",sources,licences,attributions");
    assertThat(lines).anyMatch(line -> line.contains(",Hund,deu,noun,"));
    assertThat(lines.size()).isGreaterThan(lexemes(Fixture.store(), "deu").size());
  }

  private static Map<String, byte[]> unzip(byte[] zip) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        files.put(entry.getName(), in.readAllBytes());
      }
    }
    return files;
  }

  @Test
  void yomitanHasTermsWithTranslations() throws Exception {
    Map<String, byte[]> files = unzip(bytes(PAIR + "jpn&target_lang=eng&format=yomitan"));
    JsonNode index = Api.read(new String(files.get("index.json"), StandardCharsets.UTF_8));
    assertThat(index.get("format").asInt()).isEqualTo(3);
    assertThat(index.get("title").asString()).isEqualTo("Lexhub Japanese - English");
    assertThat(index.get("attribution").asString()).contains("The Lexhub authors", "CC0-1.0");
    assertThat(index.get("sourceLanguage").asString()).isEqualTo("ja");
    JsonNode terms = Api.read(new String(files.get("term_bank_1.json"), StandardCharsets.UTF_8));
    List<String> shown = new ArrayList<>();
    for (JsonNode term : terms) {
      assertThat(term.size()).isEqualTo(8);
      assertThat(term.get(4).isNumber()).isTrue();
      assertThat(term.get(5).isArray()).isTrue();
      assertThat(term.get(5)).isNotEmpty();
      assertThat(term.get(6).isIntegralNumber()).isTrue();
      shown.add(term.get(0).asString() + " " + term.get(1).asString() + " " + term.get(5));
    }
    assertThat(shown).anyMatch(term -> term.startsWith("犬 いぬ") && term.contains("dog"));
    JsonNode tags = Api.read(new String(files.get("tag_bank_1.json"), StandardCharsets.UTF_8));
    assertThat(tags.get(0).size()).isEqualTo(5);
  }

  @Test
  void stardictIndexIsOrderedAndPointsToTexts() throws Exception {
    Map<String, byte[]> files = unzip(bytes(PAIR + "eng&target_lang=deu&format=stardict"));
    byte[] texts = Objects.requireNonNull(files.get("lexhub-en-de.dict"));
    ByteBuffer index = ByteBuffer.wrap(files.get("lexhub-en-de.idx"));
    String description = new String(files.get("lexhub-en-de.ifo"), StandardCharsets.UTF_8);
    assertThat(new String(files.get("lexhub-en-de.licences.txt"), StandardCharsets.UTF_8))
        .contains("CC0-1.0");
    String before = "";
    int count = 0;
    int end = 0;
    boolean dog = false;
    while (index.hasRemaining()) {
      int start = index.position();
      while (index.get() != 0) {}
      String word =
          new String(index.array(), start, index.position() - 1 - start, StandardCharsets.UTF_8);
      int offset = index.getInt();
      int size = index.getInt();
      String text = new String(texts, offset, size, StandardCharsets.UTF_8);
      assertThat(text).startsWith(word);
      assertThat(offset).isEqualTo(end);
      assertThat(word.compareToIgnoreCase(before)).isGreaterThanOrEqualTo(0);
      dog |= word.equals("dog") && text.contains("Hund");
      before = word;
      end = offset + size;
      count++;
    }
    assertThat(dog).isTrue();
    assertThat(end).isEqualTo(texts.length);
    assertThat(description)
        .startsWith("StarDict's dict ifo file\nversion=2.4.2\n")
        .contains("wordcount=" + count + "\n", "idxfilesize=" + index.capacity() + "\n");
  }

  @Test
  void stardictIsReadBySdcv(@TempDir Path folder) throws Exception {
    Path dictionary = Files.createDirectory(folder.resolve("dic"));
    for (Map.Entry<String, byte[]> file :
        unzip(bytes(LANGUAGE + "eng&format=stardict")).entrySet()) {
      Files.write(dictionary.resolve(file.getKey()), file.getValue());
    }
    ProcessBuilder builder =
        new ProcessBuilder("sdcv", "-n", "-e", "-0", "-1", "-2", folder.toString(), "bank")
            .redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("HOME", folder.toString());
    try {
      Process process = builder.start();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
      assertThat(out).contains("bank", "money", "Lexhub fixture");
    } catch (IOException e) {
      if ("true".equals(System.getenv("CI"))) {
        fail("the test needs the program sdcv", e);
      }
      Assumptions.abort("sdcv is not installed");
    }
  }

  @Test
  void sqliteAnswersQueries(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("x.sqlite");
    Files.write(file, bytes(PAIR + "eng&target_lang=deu&format=sqlite"));
    String sql =
        "SELECT t.lemma FROM lexeme s JOIN sense ON sense.lexeme_id = s.id JOIN translation x ON"
            + " x.sense_id = sense.id JOIN lexeme t ON t.id = x.lexeme_id WHERE s.lemma = 'dog'";
    assertThat(query(file, sql)).contains("Hund");
    assertThat(query(file, "SELECT licence FROM source")).contains("CC0-1.0");
    Files.write(file, bytes(LANGUAGE + "eng&format=sqlite"));
    assertThat(query(file, "SELECT lemma FROM lexeme"))
        .hasSize(lexemes(Fixture.store(), "eng").size());
    assertThat(query(file, "SELECT type FROM relation")).contains("hypernym");
    assertThat(query(file, "PRAGMA foreign_key_check")).isEmpty();
  }

  private static List<String> query(Path file, String sql) throws Exception {
    List<String> values = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        values.add(rows.getString(1));
      }
    }
    return values;
  }

  @Test
  void badRequestsAreRefused() throws Exception {
    Api api = Fixture.api();
    assertThat(api.ask("/v1/lexemes/export").error()).isEqualTo("400 missing_parameter lang");
    assertThat(api.ask(LANGUAGE + "eng&format=jsonl").error())
        .isEqualTo("400 invalid_parameter format");
    assertThat(api.ask(LANGUAGE + "xyz").error()).isEqualTo("404 not_found");
    assertThat(api.ask(LANGUAGE + "eng&licence=;").error())
        .isEqualTo("400 invalid_parameter licence");
    assertThat(api.ask(PAIR + "eng&target_lang=deu&format=parquet").error())
        .isEqualTo("400 invalid_parameter format");
    assertThat(api.ask(PAIR + "eng&target_lang=deu&format=tei&pos=noun").error())
        .isEqualTo("400 invalid_parameter pos");
  }

  @Test
  void onlyTablesCanBeEmpty() throws Exception {
    Api api = Fixture.api();
    String none = "&licence=GPL-2.0-only&format=";
    for (String format : List.of("wn-lmf", "ontolex", "tei", "stardict", "yomitan")) {
      assertThat(api.ask(LANGUAGE + "eng" + none + format).error())
          .as(format)
          .isEqualTo("404 not_found");
      assertThat(api.ask(PAIR + "eng&target_lang=deu" + none + format).error())
          .as(format)
          .isEqualTo("404 not_found");
      assertThat(api.ask(PAIR + "eng&target_lang=xyz&format=" + format).error())
          .as(format)
          .isEqualTo("404 not_found");
    }
    assertThat(text(LANGUAGE + "eng" + none + "csv").lines()).hasSize(1);
    assertThat(new String(bytes(LANGUAGE + "eng" + none + "sqlite"), StandardCharsets.ISO_8859_1))
        .startsWith("SQLite format 3");
    assertThat(text(PAIR + "eng&target_lang=deu" + none + "tsv").lines()).hasSize(1);
  }

  @Test
  void sourcesAreLeftOutByLicence(@TempDir Path folder) throws Exception {
    Path data = TwoLicences.load(folder);
    try (TestServer server = TestServer.start(data)) {
      Api api = new Api(server.client());
      for (String format : List.of("wn-lmf", "ontolex", "tei", "csv")) {
        String all = api.ask(LANGUAGE + "eng&format=" + format).text();
        assertThat(all)
            .as(format)
            .contains(
                "freeword", "copyleft", "shared", "GPL-3.0-only", "secret text", "Free authors");
        String some = api.ask(LANGUAGE + "eng&format=" + format + "&licence=!GPL-*").text();
        assertThat(some)
            .as(format)
            .contains("freeword", "shared", "CC0-1.0", "Free authors")
            .doesNotContain("copyleft", "GPL-3.0-only", "secret", "Copyleft authors");
        assertThat(api.ask(LANGUAGE + "eng&format=" + format + "&licence=GPL-3.0-only").text())
            .contains("copyleft")
            .doesNotContain("freeword");
      }
      for (String format : List.of("stardict", "yomitan")) {
        String plain =
            unzip(api.ask(LANGUAGE + "eng&format=" + format + "&licence=!GPL-*").http().body())
                .values()
                .stream()
                .map(file -> new String(file, StandardCharsets.UTF_8))
                .reduce("", String::concat);
        assertThat(plain)
            .as(format)
            .contains("freeword")
            .doesNotContain("copyleft", "secret", "GPL-3.0-only");
      }
      String pairs = PAIR + "eng&target_lang=deu&format=tsv";
      assertThat(api.ask(pairs).text()).contains("copyleft\tKopie", "freeword\tFreiwort");
      assertThat(api.ask(pairs + "&licence=CC0-*").text())
          .contains("freeword\tFreiwort")
          .doesNotContain("copyleft");
    }
  }
}

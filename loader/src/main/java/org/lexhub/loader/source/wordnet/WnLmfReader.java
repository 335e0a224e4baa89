package org.lexhub.loader.source.wordnet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.text.XmlFile;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Turns the elements of one WN-LMF file into records. */
final class WnLmfReader implements XmlFile.Handler {
  /** A relation between senses, which are known only by their ids until all are read. */
  private record SenseLink(Word word, RelationType type, String targetSense) {}

  /** The word and the synset of a sense. */
  private record Word(String language, String lemma, Pos pos, String synset) {}

  private final Layer layer;
  private final String file;
  private final RecordSink sink;
  private final Map<String, Word> wordOfSense = new HashMap<>();
  private final List<SenseLink> links = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private @Nullable XMLStreamReader xml;
  private String language = "";
  private String variety = "";
  private String entryType = "";
  private String definitionLanguage = "";
  private int lexicons;
  private long rows;

  private String lemma = "";
  private Pos lemmaPos = Pos.OTHER;
  private LexemeRecord.@Nullable Builder entry;
  private int senseCount;
  private boolean inSense;
  private String senseSynset = "";
  private int senseOrder;
  private int tagCount;
  private final List<ExampleRecord> senseExamples = new ArrayList<>();

  private final WnLmfVerbFrames verbFrames = new WnLmfVerbFrames();
  private String synset = "";
  private @Nullable Pos synsetPos;
  private @Nullable String gloss;
  private final List<String> formFeatures = new ArrayList<>();
  private @Nullable String form;
  private boolean isFeature;

  WnLmfReader(Layer layer, String file, RecordSink sink) {
    this.layer = layer;
    this.file = file;
    this.sink = sink;
  }

  @Override
  public void text(String characters) {
    text.append(characters);
  }

  @Override
  public void start(XMLStreamReader reader) throws IOException {
    xml = reader;
    text.setLength(0);
    switch (reader.getLocalName()) {
      case "LexicalResource" -> lexicons = 0;
      case "Lexicon", "LexiconExtension" -> lexicon();
      case "LexicalEntry" -> {
        entry = null;
        entryType = attribute("type");
      }
      case "Lemma" -> lemma();
      case "Form" -> {
        form = attribute("writtenForm").strip();
        formFeatures.clear();
      }
      case "Tag" -> isFeature = attribute("category").equals("feature");
      case "Pronunciation" -> variety = attribute("variety");
      case "Sense" -> sense();
      case "SenseRelation" -> senseRelation();
      case "Synset" -> synset();
      case "Definition" -> definitionLanguage = attribute("language");
      case "SyntacticBehaviour" -> behaviour();
      case "SynsetRelation" -> synsetRelation();
      default -> {}
    }
  }

  @Override
  public void end(XMLStreamReader reader) {
    xml = reader;
    switch (reader.getLocalName()) {
      case "Pronunciation" -> pronunciation();
      case "Tag" -> feature();
      case "Form" -> endForm();
      case "Count" -> count();
      case "Sense" -> endSense();
      case "LexicalEntry" -> endEntry();
      case "Definition" -> definition();
      case "Example" -> example();
      case "Synset" -> endSynset();
      case "Lexicon", "LexiconExtension" -> verbFrames.write(sink);
      default -> {}
    }
  }

  /**
   * Writes the relations between senses, as relations between their words and between their
   * synsets.
   *
   * @throws IOException if the file had no lexicon
   */
  void finish() throws IOException {
    if (lexicons == 0) {
      throw new IOException(file + " has no Lexicon element; it is not a WN-LMF file");
    }
    for (SenseLink link : links) {
      Word from = link.word();
      Word target = wordOfSense.get(link.targetSense());
      if (target == null) {
        continue;
      }
      if (!target.synset().equals(from.synset()) && link.type() != RelationType.SYNONYM) {
        sink.relation(from.synset(), link.type(), target.synset());
      }
      if (target.language().equals(from.language())) {
        sink.wordRelation(
            new WordRelationRecord(
                from.language(),
                from.lemma(),
                from.pos(),
                from.synset(),
                link.type(),
                target.lemma(),
                target.pos(),
                target.synset(),
                1));
      }
    }
  }

  /** Starts a lexicon: the first one is the source of the layer, each further one a new source. */
  private void lexicon() throws IOException {
    language = attribute("language");
    if (language.isEmpty()) {
      throw new IOException(file + ":" + line() + ": this Lexicon has no language");
    }
    SourceRecord general = layer.source();
    if (lexicons++ > 0) {
      sink.source(
          new SourceRecord(
              general.name() + "-" + attribute("id"),
              attribute("label"),
              attribute("version"),
              attribute("license"),
              attribute("citation"),
              attribute("url"),
              general.prior()));
    }
  }

  private void lemma() {
    String written = attribute("writtenForm").strip();
    Pos pos = partOfSpeech(entryType);
    senseCount = 0;
    if (written.isEmpty()) {
      reject("this Lemma has no writtenForm");
    } else {
      lemma = written;
      lemmaPos = pos == null ? Pos.OTHER : pos;
      entry = LexemeRecord.builder(language, lemma, lemmaPos);
    }
  }

  /**
   * Returns the part of speech: {@code dc:type} where it names one, because the letters of the
   * format each cover several.
   */
  private @Nullable Pos partOfSpeech(String type) {
    Pos named = type.isEmpty() ? null : Pos.parse(type);
    return named == null ? Pos.parse(attribute("partOfSpeech")) : named;
  }

  /** Reads a feature of a form in the words of this project; other tag sets are not read. */
  private void feature() {
    String feature = text.toString().strip();
    if (isFeature && form != null && !feature.isEmpty()) {
      formFeatures.add(feature);
    }
  }

  private void endForm() {
    if (entry != null && form != null && !form.isEmpty()) {
      entry.form(form, formFeatures);
    }
    form = null;
  }

  private void pronunciation() {
    String ipa = text.toString().strip();
    if (entry != null && !ipa.isEmpty()) {
      entry.pronunciation(ipa, null, variety.isEmpty() ? null : language + "-" + variety);
    }
  }

  private void sense() {
    inSense = true;
    senseCount++;
    tagCount = 0;
    senseExamples.clear();
    senseSynset = attribute("synset").isEmpty() ? "" : key(attribute("synset"));
    String number = attribute("n");
    senseOrder = number.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(number) : senseCount;
    if (senseSynset.isEmpty()) {
      reject("this Sense has no synset");
    } else {
      wordOfSense.put(attribute("id"), new Word(language, lemma, lemmaPos, senseSynset));
      verbFrames.use(senseSynset, attribute("subcat"));
    }
  }

  private void count() {
    String count = text.toString().strip();
    if (inSense && count.matches("[0-9]{1,9}")) {
      tagCount += Integer.parseInt(count);
    }
  }

  private void senseRelation() {
    RelationType type = WnLmfRelations.type(attribute("relType"));
    if (type == RelationType.OTHER) {
      RelationType named = RelationType.parse(attribute("type"));
      type = named == null ? type : named;
    }
    if (type != null && !senseSynset.isEmpty() && entry != null) {
      Word from = new Word(language, lemma, lemmaPos, senseSynset);
      links.add(new SenseLink(from, type, attribute("target")));
    }
  }

  /** Reads a verb frame; older files name the senses that have it here. */
  private void behaviour() {
    long frame = WnLmfVerbFrames.frame(attribute("subcategorizationFrame"));
    verbFrames.define(attribute("id"), frame);
    for (String sense : attribute("senses").split(" ", -1)) {
      Word of = wordOfSense.get(sense);
      if (of != null) {
        sink.traits(of.synset(), frame);
      }
    }
  }

  private void endSense() {
    inSense = false;
    if (entry != null && !senseSynset.isEmpty()) {
      entry.sense(
          new SenseRecord(
              senseSynset, senseOrder, null, null, null, tagCount, 1.0, List.of(), senseExamples));
    }
  }

  private void endEntry() {
    if (entry != null) {
      sink.lexeme(entry.build());
      countRow();
    }
    entry = null;
  }

  private void synset() {
    gloss = null;
    synset = attribute("id").isEmpty() ? "" : key(attribute("id"));
    if (synset.isEmpty()) {
      reject("this Synset has no id");
      return;
    }
    synsetPos = partOfSpeech(attribute("type"));
    sink.traits(synset, WnLmfVerbFrames.field(attribute("lexfile")));
    String ili = attribute("ili").strip();
    if (ili.matches("i[1-9][0-9]{0,8}")) {
      sink.sameMeaning(synset, "ili:" + ili);
    } else if (!ili.isEmpty() && !ili.equals("in")) {
      sink.sameMeaning(synset, key("ili:" + ili));
    }
  }

  private void synsetRelation() {
    RelationType type = WnLmfRelations.type(attribute("relType"));
    if (type == RelationType.OTHER) {
      RelationType named = RelationType.parse(attribute("type"));
      type = named == null || named == RelationType.SYNONYM ? type : named;
    }
    String target = attribute("target");
    if (type != null && !synset.isEmpty() && !target.isEmpty()) {
      sink.relation(synset, type, key(target));
    }
  }

  private void definition() {
    String definition = text.toString().strip();
    if (synset.isEmpty() || definition.isEmpty()) {
      return;
    }
    String of = definitionLanguage.isEmpty() ? language : definitionLanguage;
    boolean english = of.equals("en") || of.equals("eng");
    if (gloss == null && english) {
      gloss = definition;
    }
    sink.definition(synset, of, definition);
  }

  private void example() {
    String example = text.toString().strip();
    if (example.isEmpty()) {
      return;
    }
    if (inSense) {
      senseExamples.add(new ExampleRecord(example, null));
    } else if (!synset.isEmpty()) {
      sink.example(synset, language, example);
    }
  }

  private void endSynset() {
    if (!synset.isEmpty()) {
      sink.meaning(new MeaningRecord(synset, null, synsetPos, null, gloss));
    }
    synset = "";
    countRow();
  }

  private String key(String synsetId) {
    return layer.source().name() + ":" + synsetId;
  }

  private String attribute(String name) {
    String value = xml == null ? null : xml.getAttributeValue(null, name);
    return value == null ? "" : value;
  }

  private int line() {
    return xml == null ? 0 : xml.getLocation().getLineNumber();
  }

  private void reject(String reason) {
    sink.reject(file, line(), reason);
  }

  private void countRow() {
    if (++rows % 4096 == 0) {
      layer.progress().rows(4096);
    }
  }
}

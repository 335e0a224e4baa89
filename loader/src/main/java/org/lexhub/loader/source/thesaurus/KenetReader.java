package org.lexhub.loader.source.thesaurus;

import java.util.ArrayList;
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
import org.lexhub.loader.source.text.XmlFile;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Turns the synsets of KeNet into records. */
final class KenetReader implements XmlFile.Handler {
  private static final String TURKISH = "tur";

  /** The evidence of a second and later link of a synset to interlingual meanings. */
  private static final double FURTHER_LINK = 0.5;

  private final Layer layer;
  private final String file;
  private final Map<String, String> ili;
  private final RecordSink sink;
  private final StringBuilder text = new StringBuilder();

  /** A word of a synset and the number of this sense among those of the word, 0 unknown. */
  private record Literal(String word, int sense) {}

  private final List<Literal> literals = new ArrayList<>();
  private final List<String> examples = new ArrayList<>();
  private final List<String> links = new ArrayList<>();
  private final List<String[]> relations = new ArrayList<>();
  private String id = "";
  private String definition = "";
  private @Nullable Pos pos;
  private String word = "";
  private int sense;
  private String target = "";
  private String type = "";

  KenetReader(Layer layer, String file, Map<String, String> ili, RecordSink sink) {
    this.layer = layer;
    this.file = file;
    this.ili = ili;
    this.sink = sink;
  }

  @Override
  public void start(XMLStreamReader xml) {
    switch (xml.getLocalName()) {
      case "SYNSET" -> {
        literals.clear();
        examples.clear();
        links.clear();
        relations.clear();
        id = "";
        definition = "";
        pos = null;
      }
      case "SENSE" -> word = text.toString().strip();
      case "TYPE" -> target = text.toString().strip();
      case "LITERAL" -> {
        word = "";
        sense = 0;
      }
      default -> {}
    }
    text.setLength(0);
  }

  @Override
  public void text(String characters) {
    text.append(characters);
  }

  @Override
  public void end(XMLStreamReader xml) {
    String value = text.toString().strip();
    switch (xml.getLocalName()) {
      case "ID" -> id = value;
      case "POS" -> pos = pos(value);
      case "DEF" -> definition = value;
      case "EXAMPLE" -> examples.addAll(List.of(value.split("\\|", -1)));
      case "SENSE" -> sense = value.matches("[0-9]{1,4}") ? Integer.parseInt(value) : 0;
      case "LITERAL" -> literals.add(new Literal(word.isEmpty() ? value : word, sense));
      case "TYPE" -> type = value;
      case "SR" -> relations.add(new String[] {type, target});
      case "ILR" -> {
        String key = ili.get(target);
        if (key != null && type.equals("SYNONYM") && !links.contains(key)) {
          links.add(key);
        }
      }
      case "SYNSET" -> write(xml.getLocation().getLineNumber());
      default -> {}
    }
    text.setLength(0);
  }

  private void write(int line) {
    layer.progress().rows(1);
    literals.removeIf(each -> each.word().isEmpty() || each.word().startsWith("("));
    if (id.isEmpty() || pos == null) {
      sink.reject(file, line, "this synset has no ID or no known POS: " + id);
      return;
    }
    if (literals.isEmpty()) {
      return;
    }
    if (pos == Pos.INTJ && literals.get(0).word().indexOf(' ') > 0) {
      pos = Pos.PROVERB;
    }
    String key = key(id);
    sink.meaning(new MeaningRecord(key, null, pos, null, null));
    if (!links.isEmpty()) {
      sink.sameMeaning(key, links.get(0));
    }
    if (!definition.isEmpty()) {
      sink.definition(key, TURKISH, definition);
    }
    for (Literal literal : literals) {
      lexeme(literal, key, pos);
    }
    for (String[] relation : relations) {
      RelationType known = relation(relation[0]);
      if (known != null) {
        sink.relation(key, known, key(relation[1]));
      }
    }
  }

  private void lexeme(Literal literal, String key, Pos part) {
    List<ExampleRecord> uses = new ArrayList<>();
    String stem = literal.word().replaceFirst("(?<=\\p{L}{2})(mek|mak)$", "");
    for (String example : examples) {
      if (!example.isBlank() && (literals.size() == 1 || example.contains(stem))) {
        uses.add(new ExampleRecord(example.strip(), null));
      }
    }
    LexemeRecord.Builder lexeme = LexemeRecord.builder(TURKISH, literal.word(), part);
    lexeme.sense(new SenseRecord(key, literal.sense(), null, null, null, 0, 1.0, List.of(), uses));
    for (int i = 1; i < links.size(); i++) {
      lexeme.sense(SenseRecord.of(links.get(i)).withEvidence(FURTHER_LINK));
    }
    sink.lexeme(lexeme.build());
  }

  private String key(String synset) {
    return layer.source().name() + ":" + synset;
  }

  private static @Nullable Pos pos(String code) {
    return switch (code) {
      case "n" -> Pos.NOUN;
      case "v" -> Pos.VERB;
      case "a" -> Pos.ADJ;
      case "b" -> Pos.ADV;
      case "c" -> Pos.CONJ;
      case "p" -> Pos.ADP;
      case "r" -> Pos.PRON;
      case "i" -> Pos.INTJ;
      default -> null;
    };
  }

  private static @Nullable RelationType relation(String type) {
    return switch (type) {
      case "ALSO_SEE" -> RelationType.ALSO;
      case "DERIVATION_RELATED" -> RelationType.DERIVATION;
      case "MEMBER_TOPIC" -> RelationType.HAS_DOMAIN_TOPIC;
      case "SYNONYM" -> null;
      default -> {
        for (RelationType each : RelationType.values()) {
          if (each.name().equals(type)) {
            yield each;
          }
        }
        yield null;
      }
    };
  }
}

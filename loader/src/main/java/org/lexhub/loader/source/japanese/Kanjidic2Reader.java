package org.lexhub.loader.source.japanese;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLStreamReader;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.EntryWords;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.XmlFile;
import org.lexhub.store.table.vocabulary.Pos;

/** Turns the characters of KANJIDIC2 into records. */
final class Kanjidic2Reader implements XmlFile.Handler {
  private static final String JAPANESE = "jpn";

  private final Layer layer;
  private final String file;
  private final RecordSink sink;
  private final StringBuilder text = new StringBuilder();
  private final Map<String, Set<String>> meanings = new LinkedHashMap<>();
  private final List<String[]> readings = new ArrayList<>();
  private String literal = "";
  private String language = "";
  private String kind = "";
  private int frequency;

  Kanjidic2Reader(Layer layer, String file, RecordSink sink) {
    this.layer = layer;
    this.file = file;
    this.sink = sink;
  }

  @Override
  public void start(XMLStreamReader xml) {
    text.setLength(0);
    switch (xml.getLocalName()) {
      case "character" -> {
        meanings.clear();
        readings.clear();
        literal = "";
        frequency = 0;
      }
      case "meaning" -> {
        String code = xml.getAttributeValue(null, "m_lang");
        language = code == null ? "eng" : LocaleCodes.threeLetter(code);
      }
      case "reading" -> {
        String type = xml.getAttributeValue(null, "r_type");
        kind = type == null ? "" : type;
      }
      default -> {}
    }
  }

  @Override
  public void text(String characters) {
    text.append(characters);
  }

  @Override
  public void end(XMLStreamReader xml) {
    String value = text.toString().strip();
    text.setLength(0);
    switch (xml.getLocalName()) {
      case "literal" -> literal = value;
      case "freq" -> frequency = value.matches("[0-9]{1,5}") ? Integer.parseInt(value) : 0;
      case "meaning" -> {
        String bare = value.replaceFirst("\\(no\\. ?[0-9]+\\)", "");
        meanings
            .computeIfAbsent(language, any -> new LinkedHashSet<>())
            .addAll(EntryWords.translations(bare, language, EntryWords.MAX_WORDS));
      }
      case "reading" -> readings.add(new String[] {kind, value});
      case "character" -> {
        layer.progress().rows(1);
        if (literal.codePointCount(0, literal.length()) == 1) {
          write();
        } else {
          sink.reject(
              file, xml.getLocation().getLineNumber(), "the literal is no character: " + literal);
        }
      }
      default -> {}
    }
  }

  private void write() {
    meanings.forEach((target, words) -> {
      if (!words.isEmpty() && !words.iterator().next().startsWith("radical")) {
        sink.entry(new EntryRecord(JAPANESE, literal, null, target, List.copyOf(words)));
      }
    });
    LexemeRecord.Builder lexeme = LexemeRecord.builder(JAPANESE, literal, Pos.OTHER);
    Set<String> seen = new LinkedHashSet<>();
    for (String[] reading : readings) {
      String kana = reading[1].replaceAll("[.-]", "");
      boolean isJapanese = reading[0].startsWith("ja_");
      if (isJapanese && !kana.isEmpty() && reading[1].indexOf('.') < 0 && seen.add(kana)) {
        lexeme.form(kana, List.of(reading[0].equals("ja_on") ? "on-reading" : "kun-reading"));
      }
    }
    if (frequency > 0) {
      lexeme.frequency(new FrequencyRecord(frequency, -1, Double.NaN, "KANJIDIC2: newspapers"));
    }
    sink.annotate(lexeme.build(), null);
  }
}

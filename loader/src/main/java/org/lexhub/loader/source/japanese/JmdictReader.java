package org.lexhub.loader.source.japanese;

import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLStreamReader;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.japanese.JmdictEntry.Gloss;
import org.lexhub.loader.source.japanese.JmdictEntry.Reading;
import org.lexhub.loader.source.japanese.JmdictEntry.Sense;
import org.lexhub.loader.source.japanese.JmdictEntry.Spelling;
import org.lexhub.loader.source.text.Blanks;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.XmlFile;

/** Collects the elements of an entry of JMdict or JMnedict. */
final class JmdictReader implements XmlFile.Handler {
  private static final String ENGLISH = "eng";
  private static final String JAPANESE = "jpn";

  private final Layer layer;
  private final String file;
  private final RecordSink sink;
  private final StringBuilder text = new StringBuilder();

  private JmdictEntry entry = new JmdictEntry();
  private Sense sense = new Sense();
  private List<String> marks = new ArrayList<>();
  private List<String> only = new ArrayList<>();
  private String spelling = "";
  private boolean noKanji;
  private String language = ENGLISH;
  private boolean isLiteral;
  private String example = "";
  private String translation = "";

  JmdictReader(Layer layer, String file, RecordSink sink) {
    this.layer = layer;
    this.file = file;
    this.sink = sink;
  }

  @Override
  public void start(XMLStreamReader xml) {
    text.setLength(0);
    switch (xml.getLocalName()) {
      case "entry" -> entry = new JmdictEntry();
      case "k_ele", "r_ele" -> {
        marks = new ArrayList<>();
        only = new ArrayList<>();
        spelling = "";
        noKanji = false;
      }
      case "sense" -> sense = entry.newSense(true);
      case "trans" -> sense = entry.newSense(false);
      case "gloss", "trans_det", "ex_sent" -> {
        String code = xml.getAttributeValue(XMLConstants.XML_NS_URI, "lang");
        language = code == null ? ENGLISH : LocaleCodes.ofBibliographic(code);
        String kind = xml.getAttributeValue(null, "g_type");
        isLiteral = kind != null && (kind.equals("lit") || kind.equals("expl"));
      }
      case "example" -> {
        example = "";
        translation = "";
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
    String value = Blanks.single(text.toString());
    text.setLength(0);
    switch (xml.getLocalName()) {
      case "keb", "reb" -> spelling = value;
      case "ke_inf", "re_inf" -> marks.add(code(value));
      case "re_restr" -> only.add(value);
      case "re_nokanji" -> noKanji = true;
      case "k_ele" -> entry.spellings.add(new Spelling(spelling, marks));
      case "r_ele" -> entry.readings.add(new Reading(spelling, marks, only, noKanji));
      case "ex_sent" -> {
        if (language.equals(JAPANESE)) {
          example = value;
        } else if (language.equals(ENGLISH)) {
          translation = value;
        }
      }
      case "example" -> {
        if (!example.isEmpty()) {
          sense.examples.add(
              new ExampleRecord(example, translation.isEmpty() ? null : translation));
        }
      }
      case "entry" -> {
        layer.progress().rows(1);
        if (entry.hasSpelling()) {
          new JmdictWriter(entry, sink).write();
        } else {
          sink.reject(file, xml.getLocation().getLineNumber(), "this entry has no reading");
        }
      }
      default -> sense(xml.getLocalName(), value);
    }
  }

  private void sense(String element, String value) {
    switch (element) {
      case "pos" -> sense.pos.add(code(value));
      case "misc", "name_type" -> sense.misc.add(code(value));
      case "field" -> sense.fields.add(code(value));
      case "dial" -> sense.misc.add("dialect");
      case "s_inf" -> sense.remark = value;
      case "stagk", "stagr" -> sense.only.add(value);
      case "ant" -> sense.antonyms.add(referred(value));
      case "xref" -> sense.references.add(referred(value));
      case "gloss", "trans_det" -> {
        if (!value.isEmpty() && !language.isEmpty()) {
          sense.glosses.add(new Gloss(language, value, isLiteral));
        }
      }
      default -> {}
    }
  }

  /** Returns the word of a reference such as {@code 明るい・あかるい・1}. */
  private static String referred(String value) {
    int end = value.indexOf('・');
    return end > 0 ? value.substring(0, end) : value;
  }

  /** Returns the name of an entity such as {@code &adj-na;}, or a text as it is. */
  private static String code(String value) {
    return value.startsWith("&") && value.endsWith(";")
        ? value.substring(1, value.length() - 1)
        : value;
  }
}

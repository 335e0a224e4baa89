package org.lexhub.loader.source.wordnet;

import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.TaggedWord;
import org.lexhub.loader.source.text.XmlFile;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Turns the glosses of one file into sentences. A word is {@code <wf tag="man"><id
 * sk="lung%1:08:00::"/>lungs</wf>}. The words of an expression are {@code <cf coll="a">} elements;
 * the first one contains a {@code <glob coll="a">} with the sense of all of them. Adjacent words of
 * an expression become one word; otherwise the first one has the sense.
 */
final class WngtReader implements XmlFile.Handler {
  private static final int ROWS_PER_REPORT = 1024;

  /** Marks words that have no sense in WordNet. */
  private static final String NO_SENSE = "purposefully_ignored%0:00:00::";

  /** A word and the name of its expression, empty if it belongs to none. */
  private record Part(String text, @Nullable String senseKey, String expression) {}

  private final Layer layer;
  private final String file;
  private final RecordSink sink;
  private final List<Part> parts = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private @Nullable String about;
  private @Nullable String senseKey;
  private String expression = "";
  private boolean inSentence;
  private int depth;
  private int rows;

  WngtReader(Layer layer, String file, RecordSink sink) {
    this.layer = layer;
    this.file = file;
    this.sink = sink;
  }

  @Override
  public void start(XMLStreamReader xml) {
    switch (xml.getLocalName()) {
      case "synset" -> synset(xml);
      case "def", "ex" -> {
        inSentence = true;
        parts.clear();
      }
      case "wf", "cf" -> {
        depth++;
        text.setLength(0);
        senseKey = null;
        expression = attribute(xml, "coll");
      }
      case "id" -> sense(xml);
      default -> {}
    }
  }

  private void synset(XMLStreamReader xml) {
    String pos = attribute(xml, "pos");
    about = pos.length() == 1 ? WordNetKeys.of(attribute(xml, "ofs"), pos.charAt(0)) : null;
    if (about == null) {
      sink.reject(
          file,
          xml.getLocation().getLineNumber(),
          "not a synset of WordNet 3.0: ofs=\"" + attribute(xml, "ofs") + "\" pos=\"" + pos + "\"");
    }
  }

  private void sense(XMLStreamReader xml) {
    String key = attribute(xml, "sk");
    if (depth == 0 || senseKey != null || key.isEmpty() || key.equals(NO_SENSE)) {
      return;
    }
    if (SenseKeys.pos(key) == null) {
      sink.reject(file, xml.getLocation().getLineNumber(), "not a sense key: \"" + key + "\"");
    } else {
      senseKey = key;
    }
  }

  @Override
  public void text(String characters) {
    if (depth > 0) {
      text.append(characters);
    }
  }

  @Override
  public void end(XMLStreamReader xml) {
    switch (xml.getLocalName()) {
      case "wf", "cf" -> {
        depth--;
        String word = text.toString().strip();
        if (inSentence && !word.isEmpty()) {
          parts.add(new Part(word, senseKey, expression));
        }
      }
      case "def", "ex" -> endSentence();
      case "synset" -> report(false);
      case "wordnet" -> report(true);
      default -> {}
    }
  }

  private void endSentence() {
    inSentence = false;
    if (about == null || parts.isEmpty()) {
      return;
    }
    List<TaggedWord> words = new ArrayList<>();
    for (int i = 0; i < parts.size(); ) {
      Part first = parts.get(i);
      StringBuilder joined = new StringBuilder(first.text());
      String key = first.senseKey();
      int next = i + 1;
      while (next < parts.size()
          && !first.expression().isEmpty()
          && parts.get(next).expression().equals(first.expression())) {
        joined.append(' ').append(parts.get(next).text());
        key = key == null ? parts.get(next).senseKey() : key;
        next++;
      }
      Pos pos = key == null ? null : SenseKeys.pos(key);
      words.add(new TaggedWord(joined.toString(), pos, key));
      i = next;
    }
    sink.taggedSentence(new TaggedSentence(about, about, words));
  }

  private void report(boolean last) {
    rows++;
    if (last || rows == ROWS_PER_REPORT) {
      layer.progress().rows(rows);
      rows = 0;
    }
  }

  private static String attribute(XMLStreamReader xml, String name) {
    String value = xml.getAttributeValue(null, name);
    return value == null ? "" : value.strip();
  }
}

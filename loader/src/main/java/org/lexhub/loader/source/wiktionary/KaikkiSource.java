package org.lexhub.loader.source.wiktionary;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code kaikki}: entries that wiktextract took from Wiktionary, one JSON object a line. A
 * sense is a meaning of its own, which the entry's word, its translations and, in entries of other
 * languages, the words of a short gloss share.
 *
 * <p>The edition (the language of the glosses) is the second part of a name such as {@code
 * de-en-extract.jsonl}, the first of {@code de-extract.jsonl}, else the option {@code edition},
 * else English. Editions other than the layer's are sources of their own.
 */
public final class KaikkiSource implements SourceFormat {
  private static final Pattern NAME =
      Pattern.compile("(?:[a-z-]+?-)?([a-z]{2,3}|simple)-extract\\.jsonl");

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    List<String> files =
        layer.files().names().stream().filter(name -> name.endsWith(".jsonl")).toList();
    if (files.isEmpty()) {
      throw new IOException("there is no .jsonl file in this layer");
    }
    String usual = layer.option("edition", "en");
    for (String file : files) {
      Matcher name = NAME.matcher(FileNames.last(file));
      String written = name.matches() ? name.group(1) : usual;
      String edition = written.equals("simple") ? "en" : written;
      SourceRecord source = source(layer, edition, usual);
      sink.source(source);
      readFile(layer, file, source.name(), edition, sink);
    }
    sink.source(null);
  }

  private static SourceRecord source(Layer layer, String edition, String usual) {
    SourceRecord general = layer.source();
    if (edition.equals(usual)) {
      return general;
    }
    return new SourceRecord(
        general.name() + "-" + edition,
        general.title() + " (" + edition + ")",
        general.version(),
        general.licence(),
        general.attribution(),
        general.url(),
        general.prior());
  }

  private static void readFile(
      Layer layer, String file, String source, String edition, RecordSink sink) throws IOException {
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (line.isBlank()) {
          continue;
        }
        try {
          entry(JsonTree.object(line), source, edition, lines, sink);
        } catch (IOException e) {
          lines.reject(String.valueOf(e.getMessage()));
        }
      }
    }
  }

  private static void entry(
      Map<?, ?> entry, String source, String edition, Lines lines, RecordSink sink) {
    String word = JsonTree.text(entry, "word");
    if (word == null) {
      if (!entry.containsKey("redirect") && !entry.containsKey("redirects")) {
        lines.reject("an entry without word");
      }
      return;
    }
    String language = WiktionaryCodes.language(JsonTree.text(entry, "lang_code"));
    Pos pos = KaikkiTags.pos(JsonTree.text(entry, "pos"));
    if (language == null) {
      lines.reject("unknown language of " + word + ": " + entry.get("lang_code"));
    } else if (pos != null) {
      new KaikkiEntry(entry, word, language, pos, source, edition, sink).write();
    }
  }
}

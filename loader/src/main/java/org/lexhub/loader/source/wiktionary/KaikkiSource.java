package org.lexhub.loader.source.wiktionary;

import java.io.IOException;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code kaikki}: entries that wiktextract extracted from Wiktionary, one JSON object per
 * line. Each sense is a new meaning that the word of the entry, its translations and, in entries of
 * other languages, the words of a short gloss share.
 *
 * <p>The edition (the language of the glosses) is the second part of a name such as {@code
 * de-en-extract.jsonl}, the first part of {@code de-extract.jsonl}, or else the option {@code
 * edition}, which is English by default. Other editions than that of the option are separate
 * sources.
 */
public final class KaikkiSource extends NamedFilesSource {
  private static final Pattern EXTRACT =
      Pattern.compile("(?:[a-z-]+?-)?([a-z]{2,3}|simple)-extract\\.jsonl");

  /** Creates an importer. */
  public KaikkiSource() {
    super(Pattern.compile(".*\\.jsonl"), "*.jsonl");
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    super.read(layer, sink);
    sink.source(null);
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String usual = layer.option("edition", "en");
    Matcher extract = EXTRACT.matcher(name.group());
    String written = extract.matches() ? extract.group(1) : usual;
    String edition = written.equals("simple") ? "en" : written;
    SourceRecord source = source(layer, edition, usual);
    sink.source(source);
    readEntries(layer, file, source.name(), edition, sink);
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

  private static void readEntries(
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
        lines.reject("this entry has no word");
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

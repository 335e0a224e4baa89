package org.lexhub.loader.source.wordnet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.WrittenWord;

/**
 * Format {@code omw}: the {@code .tab} files of the Open Multilingual Wordnet. Synsets are those of
 * WordNet 3.0; rows are {@code synset<TAB>lang:lemma<TAB>word} and {@code
 * synset<TAB>lang:def|exe<TAB>number<TAB>text}. Rows of other types (roots, plurals, side tables)
 * are ignored.
 *
 * <p>Every wordnet becomes a separate source with the title and URL of its first line; those
 * extracted from Wiktionary, and those from CLDR, are one source each. Known wordnets have their
 * own priors, with the prior of the layer as an upper bound. The words from CLDR are names cut at
 * their first blank; those that are only the beginning of a name are ignored.
 */
public final class OmwSource implements SourceFormat {
  /** The texts that translators write if their language has no word. */
  private static final List<String> GAPS = List.of("GAP!", "PSEUDOGAP!");

  /** The end of the name of a wordnet that repeats another one without vowel signs. */
  private static final String NO_DIACRITICS = "-nodia";

  private static List<OmwFile> files(Layer layer) {
    List<OmwFile> files = new ArrayList<>();
    for (String path : layer.files().names()) {
      OmwFile file = OmwFile.of(path);
      if (file != null) {
        files.add(file);
      }
    }
    return files;
  }

  /** Returns the name of a source, with its language, or its folder if two share a language. */
  private static String name(Layer layer, OmwFile file, List<OmwFile> all) {
    String prefix = layer.source().name();
    if (!file.isWordnet()) {
      return prefix.endsWith(file.kind()) ? prefix : prefix + "-" + file.kind();
    }
    boolean shared = false;
    for (OmwFile other : all) {
      shared |=
          !other.equals(file)
              && other.kind().equals(file.kind())
              && other.code().equals(file.code());
    }
    String code = shared && !file.folder().isEmpty() ? file.folder() : file.code();
    return prefix + "-" + code + (file.kind().equals("nodia") ? NO_DIACRITICS : "");
  }

  private static SourceRecord source(Layer layer, String name, OmwFile file) throws IOException {
    SourceRecord general = layer.source();
    String[] header = header(layer, file.path());
    String @Nullable [] known = file.known();
    double prior = known == null ? general.prior() : Double.parseDouble(known[2]);
    String title = file.isWordnet() ? header[0] + " (" + header[1] + ")" : header[0];
    return new SourceRecord(
        name,
        header[0].isEmpty() ? general.title() : general.title() + ": " + title,
        general.version(),
        known != null ? known[1] : header[3].isEmpty() ? general.licence() : header[3],
        known != null ? known[3] : general.attribution(),
        header[2].isEmpty() ? general.url() : header[2],
        Math.min(prior, general.prior()),
        name.endsWith(NO_DIACRITICS)
            ? name.substring(0, name.length() - NO_DIACRITICS.length())
            : name);
  }

  /** Returns the name, language code, URL and licence of the first line, empty if missing. */
  private static String[] header(Layer layer, String path) throws IOException {
    String[] header = {"", "", "", ""};
    try (Lines lines = new Lines(layer, path, NoRecords.SINK)) {
      String line = lines.next();
      if (line != null && line.startsWith("#")) {
        String[] parts = line.substring(1).split("\t", -1);
        for (int i = 0; i < Math.min(4, parts.length); i++) {
          header[i] = parts[i].strip();
        }
      }
    }
    return header;
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    List<OmwFile> files = files(layer);
    if (files.isEmpty()) {
      throw new IOException("this layer has no wn-data-*.tab, wn-wikt-*.tab or wn-cldr-*.tab");
    }
    for (OmwFile file : files) {
      sink.source(source(layer, name(layer, file, files), file));
      CutNames cut = file.isNames() ? new CutNames(file.code()) : null;
      try (Lines lines = new Lines(layer, file.path(), sink)) {
        for (String line = lines.next(); line != null; line = lines.next()) {
          if (!line.isBlank() && !line.startsWith("#")) {
            row(line, file, cut, lines, sink);
          }
        }
      }
    }
    sink.source(null);
  }

  private static void row(
      String line, OmwFile file, @Nullable CutNames cut, Lines lines, RecordSink sink) {
    String[] parts = line.split("\t", -1);
    String key = WordNetKeys.ofOffsetPos(parts[0].strip());
    if (key == null || parts.length < 3) {
      lines.reject("no synset, type or text: " + line);
      return;
    }
    int colon = parts[1].indexOf(':');
    String code = file.language(colon > 0 ? parts[1].substring(0, colon) : file.code());
    switch (colon > 0 ? parts[1].substring(colon + 1) : parts[1]) {
      case "lemma" -> {
        String word = parts[2].strip();
        if (!GAPS.contains(word) && (cut == null || !cut.contains(word))) {
          lemma(key, code, file.words(parts[2]), lines, sink);
        }
      }
      case "def" -> text(key, code, parts, lines, sink, true);
      case "exe" -> text(key, code, parts, lines, sink, false);
      default -> {
        // Roots, broken plurals and the side tables of some wordnets.
      }
    }
  }

  private static void lemma(
      String key, String code, List<WrittenWord> words, Lines lines, RecordSink sink) {
    if (words.isEmpty()) {
      lines.reject("empty lemma");
    }
    for (WrittenWord word : words) {
      sink.lexeme(word.lexeme(code, WordNetKeys.pos(key), key).build());
    }
  }

  private static void text(
      String key, String code, String[] parts, Lines lines, RecordSink sink, boolean definition) {
    String text = parts[parts.length > 3 ? 3 : 2].strip();
    if (text.isEmpty()) {
      lines.reject("empty text");
    } else if (definition) {
      sink.definition(key, code, text);
    } else {
      sink.example(key, code, text);
    }
  }
}

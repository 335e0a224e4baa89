package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.LocaleCodes;

/**
 * Format {@code tatoeba}: sentences of Tatoeba, {@code sentences.csv} or {@code deu_sentences.tsv}
 * with number, language and text between tabs, and their translations, {@code links.csv} with the
 * numbers of two sentences. A sentence is an example of the words in it that an earlier layer has
 * in just one meaning, with its translation into the language of the option {@code translations},
 * English by default. A word has at most three; the option {@code max_sentences}, 1,000,000 by
 * default, bounds the memory. Put the layer after the dictionaries.
 */
public final class TatoebaSource implements SourceFormat {
  private static final Pattern SENTENCES =
      Pattern.compile("(?:[a-z]{3}_)?sentences(?:_detailed)?\\.(?:csv|tsv)");
  private static final Pattern LINKS =
      Pattern.compile("(?:[a-z]{3}-[a-z]{3}_)?links\\.(?:csv|tsv)");
  private static final String MAX_SENTENCES = "1000000";

  /** Receives the columns of a row. */
  private interface Row {
    /** Returns whether the row is valid. */
    boolean accept(String[] columns);
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    List<String> sentences = files(layer, SENTENCES);
    if (sentences.isEmpty()) {
      throw new IOException("this layer has no sentences.csv");
    }
    String written = layer.option("max_sentences", MAX_SENTENCES);
    if (!written.matches("[0-9]{1,9}")) {
      throw new IOException("the option max_sentences must be a number, not " + written);
    }
    String target = LocaleCodes.threeLetter(layer.option("translations", "eng"));
    TatoebaExamples examples = new TatoebaExamples(target, Integer.parseInt(written), sink);
    for (String file : sentences) {
      rows(layer, file, sink, row -> row.length >= 3 && examples.sentence(row[0], row[1], row[2]));
    }
    for (String file : files(layer, LINKS)) {
      rows(layer, file, sink, row -> row.length >= 2 && examples.link(row[0], row[1]));
    }
    for (String file : sentences) {
      rows(layer, file, sink, row -> row.length < 3 || examples.text(row[0], row[1], row[2]));
    }
    examples.write();
  }

  private static List<String> files(Layer layer, Pattern name) {
    List<String> files = new ArrayList<>();
    for (String file : layer.files().names()) {
      if (name.matcher(FileNames.last(file)).matches()) {
        files.add(file);
      }
    }
    return files;
  }

  private static void rows(Layer layer, String file, RecordSink sink, Row row) throws IOException {
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (!line.isBlank() && !row.accept(line.split("\t", -1))) {
          lines.reject("expected numbers, language and text between tabs: " + line);
        }
      }
    }
  }
}

package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.TaggedWord;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.wordnet.SenseKeys;
import org.lexhub.loader.source.wordnet.WordNetKeys;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Reads sentences of one language that use an ambiguous word in a known sense. They become examples
 * of the meaning; from English ones the choice of sense learns, too.
 */
final class CoreExamples {
  private static final String ENGLISH = "eng";

  /** The text before the marked word, the word, and the text after it. */
  private static final Pattern MARKED = Pattern.compile("([^\\[]*)\\[([^\\]]+)](.*)");

  private CoreExamples() {}

  /**
   * Reads a file with the columns {@code sense} (a sense key of WordNet 3.0), {@code synset} and
   * {@code sentence}, in which square brackets mark the word.
   */
  static void read(Layer layer, String file, String language, RecordSink sink) throws IOException {
    try (DelimitedTable table =
        DelimitedTable.tsv(layer, file, sink, "sense", "synset", "sentence")) {
      while (table.next()) {
        String sense = table.get("sense");
        String meaning = WordNetKeys.ofOffsetPos(table.get("synset"));
        Pos pos = SenseKeys.pos(sense);
        Matcher marked = MARKED.matcher(table.get("sentence"));
        if (meaning == null || pos == null) {
          table.reject("not a sense key and its synset: " + sense + " " + table.get("synset"));
        } else if (!marked.matches()) {
          table.reject("no word in square brackets: " + table.get("sentence"));
        } else {
          String text = marked.group(1) + marked.group(2) + marked.group(3);
          sink.example(meaning, language, text);
          if (language.equals(ENGLISH)) {
            sink.senseKey(sense, meaning);
            sink.taggedSentence(
                tagged(marked, new TaggedWord(marked.group(2), pos, sense), meaning));
          }
        }
      }
    }
  }

  /** Returns a sentence with one marked word, as a document for itself. */
  private static TaggedSentence tagged(Matcher marked, TaggedWord word, String meaning) {
    List<TaggedWord> words = new ArrayList<>(3);
    addText(words, marked.group(1));
    words.add(word);
    addText(words, marked.group(3));
    return new TaggedSentence(marked.group(), meaning, words);
  }

  private static void addText(List<TaggedWord> words, String text) {
    if (!text.isBlank()) {
      words.add(new TaggedWord(text.strip(), null, null));
    }
  }
}

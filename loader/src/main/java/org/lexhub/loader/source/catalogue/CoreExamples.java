package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
        String sentence = table.get("sentence");
        int open = sentence.indexOf('[');
        int close = sentence.indexOf(']', open + 2);
        Pos pos = SenseKeys.pos(sense);
        if (meaning == null || pos == null) {
          table.reject("not a sense key and its synset: " + sense + " " + table.get("synset"));
        } else if (open < 0 || close < 0) {
          table.reject("no word in square brackets: " + sentence);
        } else {
          String before = sentence.substring(0, open);
          String word = sentence.substring(open + 1, close);
          String after = sentence.substring(close + 1);
          sink.example(meaning, language, before + word + after);
          if (language.equals(ENGLISH)) {
            sink.senseKey(sense, meaning);
            List<TaggedWord> words = new ArrayList<>(3);
            add(words, before, null, null);
            add(words, word, pos, sense);
            add(words, after, null, null);
            sink.taggedSentence(new TaggedSentence(sentence, meaning, words));
          }
        }
      }
    }
  }

  private static void add(
      List<TaggedWord> words, String text, @Nullable Pos pos, @Nullable String sense) {
    if (!text.isBlank()) {
      words.add(new TaggedWord(text.strip(), pos, sense));
    }
  }
}

package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.wordnet.WordNetKeys;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Reads the words of one language for synsets of WordNet, among them more words of the meanings of
 * concepts.
 */
final class CoreSynsets {
  /**
   * The factor on the evidence of every sense of a word after the first, which is less usual: the
   * concepts of everyday words come first.
   */
  private static final double LATER_SENSE = 0.5;

  private static final Pattern PLACE = Pattern.compile("[1-9][0-9]?");

  private CoreSynsets() {}

  /**
   * Reads a file with the columns {@code synset}, {@code lemma} and {@code pos}, in which the first
   * word of a synset is the most usual. Two columns are optional: {@code reading}, and {@code
   * place}, the place from 1 of a word among those of the meaning where others are in other
   * sources.
   *
   * @param orders the senses of words that were read before
   * @param synonyms the words of meanings that were read before
   */
  static void read(
      Layer layer,
      String file,
      String language,
      SenseOrders orders,
      SynonymOrders synonyms,
      RecordSink sink)
      throws IOException {
    try (DelimitedTable table = DelimitedTable.tsv(layer, file, sink, "synset", "lemma", "pos")) {
      while (table.next()) {
        String meaning = WordNetKeys.ofSynset(table.get("synset"));
        String lemma = table.get("lemma");
        Pos pos = Pos.parse(table.get("pos"));
        if (meaning == null || lemma.isEmpty() || pos == null) {
          table.reject(
              "no word, no pos or not a synset: " + table.get("synset") + " " + table.get("pos"));
          continue;
        }
        String stated = table.get("place");
        if (!stated.isEmpty() && !PLACE.matcher(stated).matches()) {
          table.reject("place: expected a number from 1 to 99: " + stated);
          continue;
        }
        int place = stated.isEmpty() ? synonyms.next(language, meaning) : Integer.parseInt(stated);
        int order = orders.next(language, lemma, pos);
        double evidence = CoreSource.evidence(place) * (order > 1 ? LATER_SENSE : 1);
        sink.lexeme(
            LexemeRecord.builder(language, lemma, pos)
                .reading(table.orNull("reading"))
                .sense(SenseRecord.of(meaning, order).withEvidence(evidence))
                .build());
      }
    }
  }
}

package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntComparator;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.pair.LargePairs;
import org.lexhub.store.table.pair.PairHeadsWriter;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.schema.MeaningColumn;

/**
 * Derives the two orders in which translation reads senses: by meaning, then language; and by
 * language, then meaning. In both the most confident link comes first.
 */
final class SenseOrderWriter {
  private final LexemeTableWriter lexemes;
  private final SenseTableWriter senses;
  private final int[] byMeaning;

  SenseOrderWriter(LexemeTableWriter lexemes, SenseTableWriter senses) {
    this.lexemes = lexemes;
    this.senses = senses;
    byMeaning = new int[senses.size()];
  }

  /** Writes the senses by meaning and the language of each of them. */
  void writeByMeaning(SnapshotWriter out, int meanings) {
    int size = senses.size();
    int[] next = new int[meanings + 1];
    for (int sense = 0; sense < size; sense++) {
      int meaning = senses.meaning.getInt(sense);
      if (meaning < 0 || meaning >= meanings) {
        throw new IllegalArgumentException(
            "sense row " + sense + " links to meaning row " + meaning + " of " + meanings);
      }
      next[meaning + 1]++;
    }
    ListRows lists = new ListRows();
    for (int meaning = 0; meaning < meanings; meaning++) {
      next[meaning + 1] += next[meaning];
      lists.endRow(next[meaning + 1]);
    }
    int[] ordered = byMeaning;
    for (int sense = 0; sense < size; sense++) {
      ordered[next[senses.meaning.getInt(sense)]++] = sense;
    }
    IntComparator order =
        (a, b) -> {
          int byLanguage = Integer.compare(language(a), language(b));
          return byLanguage != 0 ? byLanguage : byConfidence(a, b);
        };
    for (int meaning = 0; meaning < meanings; meaning++) {
      IntArrays.quickSort(ordered, lists.start(meaning), lists.end(meaning), order);
    }
    for (int sense : ordered) {
      lists.add(sense);
    }
    lists.write(out, MeaningColumn.SENSES.section());
    GatheredInts languages = new GatheredInts();
    for (int sense : ordered) {
      languages.add(language(sense));
    }
    ColumnSet.ints(out, MeaningColumn.SENSE_LANGUAGES.section(), languages);
  }

  /** Returns all senses by meaning, then by language; valid after {@link #writeByMeaning}. */
  int[] byMeaning() {
    return byMeaning;
  }

  /**
   * Writes the senses by language and, next to each sense, its meaning, confidence and part of
   * speech, so that a merge of two languages reads memory in one direction only; and the results of
   * such merges for large pairs of languages.
   */
  void writeByLanguage(SnapshotWriter out, int languages, LargePairs large) {
    int[] ordered = new int[senses.size()];
    GatheredInts owners = new GatheredInts();
    for (int sense = 0; sense < ordered.length; sense++) {
      ordered[sense] = sense;
      owners.add(language(sense));
    }
    ListRows lists = new ListRows();
    IntArrayList ends = LexemeFacetsWriter.ends("sense", "language", owners, languages);
    ends.forEach(lists::endRow);
    IntComparator order =
        (a, b) -> {
          int byMeaning = Integer.compare(senses.meaning.getInt(a), senses.meaning.getInt(b));
          return byMeaning != 0 ? byMeaning : byConfidence(a, b);
        };
    for (int row = 0; row < languages; row++) {
      IntArrays.quickSort(ordered, lists.start(row), lists.end(row), order);
    }
    for (int sense : ordered) {
      lists.add(sense);
    }
    lists.write(out, LanguageColumn.SENSES.section());
    PairHeadsWriter.Senses columns = writeColumns(out, ordered, ends);
    new PairHeadsWriter(columns, large).write(out);
  }

  private PairHeadsWriter.Senses writeColumns(
      SnapshotWriter out, int[] ordered, IntArrayList ends) {
    GatheredInts ids = new GatheredInts();
    GatheredInts meanings = new GatheredInts();
    GatheredInts confidences = new GatheredInts();
    GatheredInts pos = new GatheredInts();
    for (int sense : ordered) {
      ids.add(senses.id.getInt(sense));
      meanings.add(senses.meaning.getInt(sense));
      confidences.add(senses.confidence.getInt(sense));
      pos.add(lexemes.pos.getInt(senses.lexeme.getInt(sense)));
    }
    ColumnSet.ints(out, LanguageColumn.SENSE_MEANINGS.section(), meanings);
    ColumnSet.shorts(out, LanguageColumn.SENSE_CONFIDENCES.section(), confidences);
    ColumnSet.bytes(out, LanguageColumn.SENSE_POS.section(), pos);
    return new PairHeadsWriter.Senses(ends, ids, meanings, confidences, pos);
  }

  private int language(int sense) {
    return lexemes.language.getInt(senses.lexeme.getInt(sense));
  }

  private int byConfidence(int a, int b) {
    int higher = Integer.compare(senses.confidence.getInt(b), senses.confidence.getInt(a));
    return higher != 0 ? higher : Integer.compare(a, b);
  }
}

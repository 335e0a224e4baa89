package org.lexhub.store.table;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;

/**
 * Dictionary entries, ordered by language, folded lemma, lemma and part of speech.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class LexemeTable extends IdentifiedTable<LexemeColumn> {
  private final IntColumn language;
  private final IntColumn lemma;
  private final ByteColumn pos;
  private final IntColumn reading;
  private final IntColumn romanization;
  private final ByteColumn made;
  private final ShortColumn source;
  private final IntColumn frequencyRank;
  private final LongColumn frequencyCount;
  private final LongColumn frequencyPerMillion;
  private final IntColumn frequencyCorpus;
  private final ListColumn sources;
  private final ListColumn proficiencies;
  private final ListColumn stated;
  private final OffsetsColumn pronunciations;
  private final IntColumn pronunciationIpa;
  private final IntColumn pronunciationAudio;
  private final IntColumn pronunciationAccent;
  private final OffsetsColumn forms;
  private final IntColumn formText;
  private final IntColumn formFeatures;
  private final OffsetsColumn senses;
  private final ListColumn featureSets;
  private final FacetColumn byPos;
  private final FacetColumn bySource;
  private final FacetColumn byProficiency;

  private LexemeTable(Snapshot snapshot) {
    super(snapshot, IdSections.LEXEME, LexemeColumn.scalars());
    language = LexemeColumn.LANGUAGE.ints(snapshot);
    lemma = LexemeColumn.LEMMA.ints(snapshot);
    pos = LexemeColumn.POS.bytes(snapshot);
    reading = LexemeColumn.READING.ints(snapshot);
    romanization = LexemeColumn.ROMANIZATION.ints(snapshot);
    made = LexemeColumn.MADE.bytes(snapshot);
    source = LexemeColumn.SOURCE.shorts(snapshot);
    frequencyRank = LexemeColumn.FREQUENCY_RANK.ints(snapshot);
    frequencyCount = LexemeColumn.FREQUENCY_COUNT.longs(snapshot);
    frequencyPerMillion = LexemeColumn.FREQUENCY_PER_MILLION.longs(snapshot);
    frequencyCorpus = LexemeColumn.FREQUENCY_CORPUS.ints(snapshot);
    sources = LexemeColumn.SOURCES.lists(snapshot);
    proficiencies = LexemeColumn.PROFICIENCIES.lists(snapshot);
    stated = LexemeColumn.STATED.lists(snapshot);
    pronunciations = LexemeColumn.PRONUNCIATIONS.offsets(snapshot);
    pronunciationIpa = LexemeColumn.PRONUNCIATION_IPA.ints(snapshot);
    pronunciationAudio = LexemeColumn.PRONUNCIATION_AUDIO.ints(snapshot);
    pronunciationAccent = LexemeColumn.PRONUNCIATION_ACCENT.ints(snapshot);
    forms = LexemeColumn.FORMS.offsets(snapshot);
    formText = LexemeColumn.FORM_TEXT.ints(snapshot);
    formFeatures = LexemeColumn.FORM_FEATURES.ints(snapshot);
    senses = LexemeColumn.SENSES.offsets(snapshot);
    featureSets = LexemeColumn.FEATURE_SETS.lists(snapshot);
    byPos = LexemeColumn.BY_POS.facet(snapshot);
    bySource = LexemeColumn.BY_SOURCE.facet(snapshot);
    byProficiency = LexemeColumn.BY_PROFICIENCY.facet(snapshot);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static LexemeTable open(Snapshot snapshot) {
    return new LexemeTable(snapshot);
  }

  /** Returns the row of the language. */
  public int language(int row) {
    return language.get(row);
  }

  /** Returns the headword (string). */
  public int lemma(int row) {
    return lemma.get(row);
  }

  /** Returns the {@link Pos} number. */
  public int pos(int row) {
    return pos.get(row);
  }

  /** Returns the reading (string), -1 none. */
  public int reading(int row) {
    return reading.get(row);
  }

  /** Returns the romanization (string), -1 none. */
  public int romanization(int row) {
    return romanization.get(row);
  }

  /** Returns whether no source gives the reading: the loader made it. */
  public boolean isReadingMade(int row) {
    return (made.get(row) & LexemeColumn.READING_BIT) != 0;
  }

  /** Returns whether no source gives the romanization: the loader made it. */
  public boolean isRomanizationMade(int row) {
    return (made.get(row) & LexemeColumn.ROMANIZATION_BIT) != 0;
  }

  /** Returns the most authoritative source. */
  public int source(int row) {
    return source.get(row);
  }

  /** Returns the etymology (text), -1 none. */
  public int etymology(int row) {
    return attribute(LexemeColumn.ETYMOLOGY, row);
  }

  /**
   * Returns an attribute that sources give.
   *
   * @param column one of {@link LexemeColumn#attributes}
   * @return the string or text, the number, or the number of the word; -1 none
   */
  public int attribute(LexemeColumn column, int row) {
    return column.attribute().value(value(column, row));
  }

  /** Returns the frequency rank, 1 is the most frequent, 0 unknown. */
  public int frequencyRank(int row) {
    return frequencyRank.get(row);
  }

  /** Returns the number of occurrences, -1 unknown. */
  public long frequencyCount(int row) {
    return frequencyCount.get(row);
  }

  /** Returns the occurrences in a million words, NaN unknown. */
  public double frequencyPerMillion(int row) {
    return Double.longBitsToDouble(frequencyPerMillion.get(row));
  }

  /** Returns the corpus (string), -1 where the lexeme has no frequency. */
  public int frequencyCorpus(int row) {
    return frequencyCorpus.get(row);
  }

  /** Returns the number of sources of a row. */
  public int sourceCount(int row) {
    return sources.count(row);
  }

  /** Returns the {@code i}th source of a row, the most authoritative first. */
  public int sourceAt(int row, int i) {
    return sources.value(sources.start(row) + i);
  }

  /**
   * Returns whether a bilingual dictionary gives one of two words as a translation of the other.
   * Searches the list of the first in halves.
   */
  public boolean isStated(int row, int other) {
    long low = stated.start(row);
    long high = stated.end(row) - 1;
    while (low <= high) {
      long middle = (low + high) >>> 1;
      int value = stated.value(middle);
      if (value == other) {
        return true;
      }
      if (value < other) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return false;
  }

  /** Returns the number of lexemes that {@link #isStated} of a row. */
  public int statedCount(int row) {
    return stated.count(row);
  }

  /** Returns the {@code i}th of the lexemes that {@link #isStated} of a row, in ascending order. */
  public int statedAt(int row, int i) {
    return stated.value(stated.start(row) + i);
  }

  /** Returns the number of proficiency levels of a row. */
  public int proficiencyCount(int row) {
    return proficiencies.count(row);
  }

  /** Returns the {@code i}th of the proficiency levels of a row. */
  public int proficiencyAt(int row, int i) {
    return proficiencies.value(proficiencies.start(row) + i);
  }

  /** Returns the first of the pronunciations of a row. */
  public int pronunciationStart(int row) {
    return (int) pronunciations.start(row);
  }

  /** Returns the end, exclusive, of the pronunciations of a row. */
  public int pronunciationEnd(int row) {
    return (int) pronunciations.end(row);
  }

  /** Returns the IPA transcription (string) of an entry of the pronunciations. */
  public int pronunciationIpa(int entry) {
    return pronunciationIpa.get(entry);
  }

  /** Returns the address of a recording (string) of an entry of the pronunciations, -1 none. */
  public int pronunciationAudio(int entry) {
    return pronunciationAudio.get(entry);
  }

  /**
   * Returns the accent of an entry of the pronunciations as a BCP 47 tag such as {@code en-GB}
   * (string), -1 where it is unknown or has several.
   */
  public int pronunciationAccent(int entry) {
    return pronunciationAccent.get(entry);
  }

  /** Returns the first of the inflected forms of a row. */
  public int formStart(int row) {
    return (int) forms.start(row);
  }

  /** Returns the end, exclusive, of the inflected forms of a row. */
  public int formEnd(int row) {
    return (int) forms.end(row);
  }

  /** Returns the form (string) of an entry of the inflected forms. */
  public int formText(int entry) {
    return formText.get(entry);
  }

  /** Returns the feature set of an entry of the inflected forms. */
  public int formFeatures(int entry) {
    return formFeatures.get(entry);
  }

  /** Returns the part of speech. */
  public Pos posOf(int row) {
    return Pos.at(pos.get(row));
  }

  /** Returns whether a lexeme has a frequency. */
  public boolean hasFrequency(int row) {
    return frequencyCorpus.get(row) >= 0;
  }

  /** Returns the first sense of a lexeme; its senses are consecutive rows in sense order. */
  public int firstSense(int row) {
    return (int) senses.start(row);
  }

  /** Returns the end, exclusive, of the senses of a lexeme. */
  public int senseEnd(int row) {
    return (int) senses.end(row);
  }

  /**
   * Reads what a look-up of the row reads from every column. The reads do not depend on each other,
   * so that the processor waits for memory once and not once per column.
   *
   * @return a number without meaning; use it, or the compiler removes the reads
   */
  public long prefetch(int row, TextColumn strings) {
    return strings.prefetch(lemma.get(row))
        + sources.start(row)
        + proficiencies.start(row)
        + ids.id(row)
        + language.get(row)
        + pos.get(row)
        + source.get(row)
        + reading.get(row)
        + romanization.get(row)
        + made.get(row);
  }

  /** Returns the number of senses of a lexeme. */
  public int senseCount(int row) {
    return (int) (senses.end(row) - senses.start(row));
  }

  /** Returns the number of features of a feature set. */
  public int featureCount(int set) {
    return featureSets.count(set);
  }

  /** Returns the {@code i}th feature (string) of a feature set. */
  public int featureAt(int set, int i) {
    return featureSets.value(featureSets.start(set) + i);
  }

  /** Returns the lexemes of each part of speech. */
  public FacetColumn byPos() {
    return byPos;
  }

  /** Returns the lexemes that each source knows. */
  public FacetColumn bySource() {
    return bySource;
  }

  /** Returns the lexemes of each proficiency level. */
  public FacetColumn byProficiency() {
    return byProficiency;
  }
}

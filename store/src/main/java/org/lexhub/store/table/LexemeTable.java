package org.lexhub.store.table;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;

/**
 * Dictionary entries, ordered by language, folded lemma, lemma and part of speech.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class LexemeTable {
  private final IdIndex ids;
  private final IntColumn language;
  private final IntColumn lemma;
  private final ByteColumn pos;
  private final IntColumn reading;
  private final IntColumn romanization;
  private final ShortColumn source;
  private final IntColumn etymology;
  private final IntColumn frequencyRank;
  private final LongColumn frequencyCount;
  private final LongColumn frequencyPerMillion;
  private final IntColumn frequencyCorpus;
  private final ListColumn sources;
  private final ListColumn proficiencies;
  private final OffsetsColumn pronunciations;
  private final IntColumn pronunciationIpa;
  private final IntColumn pronunciationAudio;
  private final OffsetsColumn forms;
  private final IntColumn formText;
  private final IntColumn formFeatures;
  private final OffsetsColumn senses;
  private final ListColumn featureSets;
  private final FacetColumn byPos;
  private final FacetColumn bySource;
  private final FacetColumn byProficiency;

  private LexemeTable(Snapshot snapshot) {
    ids = IdIndex.open(snapshot, "lexeme");
    language = IntColumn.open(snapshot, "lexeme.language");
    lemma = IntColumn.open(snapshot, "lexeme.lemma");
    pos = ByteColumn.open(snapshot, "lexeme.pos");
    reading = IntColumn.open(snapshot, "lexeme.reading");
    romanization = IntColumn.open(snapshot, "lexeme.romanization");
    source = ShortColumn.open(snapshot, "lexeme.source");
    etymology = IntColumn.open(snapshot, "lexeme.etymology");
    frequencyRank = IntColumn.open(snapshot, "lexeme.frequencyRank");
    frequencyCount = LongColumn.open(snapshot, "lexeme.frequencyCount");
    frequencyPerMillion = LongColumn.open(snapshot, "lexeme.frequencyPerMillion");
    frequencyCorpus = IntColumn.open(snapshot, "lexeme.frequencyCorpus");
    sources = ListColumn.open(snapshot, "lexeme.sources");
    proficiencies = ListColumn.open(snapshot, "lexeme.proficiencies");
    pronunciations = OffsetsColumn.open(snapshot, "lexeme.pronunciations");
    pronunciationIpa = IntColumn.open(snapshot, "lexeme.pronunciationIpa");
    pronunciationAudio = IntColumn.open(snapshot, "lexeme.pronunciationAudio");
    forms = OffsetsColumn.open(snapshot, "lexeme.forms");
    formText = IntColumn.open(snapshot, "lexeme.formText");
    formFeatures = IntColumn.open(snapshot, "lexeme.formFeatures");
    senses = OffsetsColumn.open(snapshot, "lexeme.senses");
    featureSets = ListColumn.open(snapshot, "lexeme.featureSets");
    byPos = FacetColumn.open(snapshot, "facet.pos");
    bySource = FacetColumn.open(snapshot, "facet.source");
    byProficiency = FacetColumn.open(snapshot, "facet.proficiency");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static LexemeTable open(Snapshot snapshot) {
    return new LexemeTable(snapshot);
  }

  /** How many rows there are. */
  public int size() {
    return ids.size();
  }

  /** The public id of a row. */
  public int id(int row) {
    return ids.id(row);
  }

  /** The row that has a public id, or -1. */
  public int ordinal(long id) {
    return ids.ordinal(id);
  }

  /** The row of the language. */
  public int language(int row) {
    return language.get(row);
  }

  /** The headword (string). */
  public int lemma(int row) {
    return lemma.get(row);
  }

  /** The {@link Pos} number. */
  public int pos(int row) {
    return pos.get(row);
  }

  /** The reading (string), -1 none. */
  public int reading(int row) {
    return reading.get(row);
  }

  /** The romanization (string), -1 none. */
  public int romanization(int row) {
    return romanization.get(row);
  }

  /** The most authoritative source. */
  public int source(int row) {
    return source.get(row);
  }

  /** The etymology (text), -1 none. */
  public int etymology(int row) {
    return etymology.get(row);
  }

  /** The frequency rank, 1 is the most frequent, 0 unknown. */
  public int frequencyRank(int row) {
    return frequencyRank.get(row);
  }

  /** The number of occurrences, -1 unknown. */
  public long frequencyCount(int row) {
    return frequencyCount.get(row);
  }

  /** The occurrences in a million words, NaN unknown. */
  public double frequencyPerMillion(int row) {
    return Double.longBitsToDouble(frequencyPerMillion.get(row));
  }

  /** The corpus (string), -1 where the lexeme has no frequency. */
  public int frequencyCorpus(int row) {
    return frequencyCorpus.get(row);
  }

  /** How many sources a row has. */
  public int sourceCount(int row) {
    return sources.count(row);
  }

  /** The {@code i}th source of a row, the most authoritative first. */
  public int sourceAt(int row, int i) {
    return sources.value(sources.start(row) + i);
  }

  /** How many proficiency levels a row has. */
  public int proficiencyCount(int row) {
    return proficiencies.count(row);
  }

  /** The {@code i}th of the proficiency levels of a row. */
  public int proficiencyAt(int row, int i) {
    return proficiencies.value(proficiencies.start(row) + i);
  }

  /** The first of the pronunciations of a row. */
  public int pronunciationStart(int row) {
    return (int) pronunciations.start(row);
  }

  /** The end, exclusive, of the pronunciations of a row. */
  public int pronunciationEnd(int row) {
    return (int) pronunciations.end(row);
  }

  /** The IPA transcription (string) of an entry of the pronunciations. */
  public int pronunciationIpa(int entry) {
    return pronunciationIpa.get(entry);
  }

  /** The address of a recording (string) of an entry of the pronunciations, -1 none. */
  public int pronunciationAudio(int entry) {
    return pronunciationAudio.get(entry);
  }

  /** The first of the inflected forms of a row. */
  public int formStart(int row) {
    return (int) forms.start(row);
  }

  /** The end, exclusive, of the inflected forms of a row. */
  public int formEnd(int row) {
    return (int) forms.end(row);
  }

  /** The form (string) of an entry of the inflected forms. */
  public int formText(int entry) {
    return formText.get(entry);
  }

  /** The feature set of an entry of the inflected forms. */
  public int formFeatures(int entry) {
    return formFeatures.get(entry);
  }

  /** The part of speech. */
  public Pos posOf(int row) {
    return Pos.at(pos.get(row));
  }

  /** Whether a lexeme has a frequency. */
  public boolean hasFrequency(int row) {
    return frequencyCorpus.get(row) >= 0;
  }

  /** The first sense of a lexeme; its senses are consecutive rows in sense order. */
  public int firstSense(int row) {
    return (int) senses.start(row);
  }

  /** The end, exclusive, of the senses of a lexeme. */
  public int senseEnd(int row) {
    return (int) senses.end(row);
  }

  /**
   * Reads of every column what a look-up of the row will read. The reads do not depend on each
   * other, so that the processor waits for memory once and not once for each column.
   *
   * @return a number without meaning; has to be used, lest the reads be left out
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
        + romanization.get(row);
  }

  /** How many senses a lexeme has. */
  public int senseCount(int row) {
    return (int) (senses.end(row) - senses.start(row));
  }

  /** How many features a feature set has. */
  public int featureCount(int set) {
    return featureSets.count(set);
  }

  /** The {@code i}th feature (string) of a feature set. */
  public int featureAt(int set, int i) {
    return featureSets.value(featureSets.start(set) + i);
  }

  /** The lexemes of each part of speech. */
  public FacetColumn byPos() {
    return byPos;
  }

  /** The lexemes that each source knows. */
  public FacetColumn bySource() {
    return bySource;
  }

  /** The lexemes of each proficiency level. */
  public FacetColumn byProficiency() {
    return byProficiency;
  }
}

package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import java.util.BitSet;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.IdIndexWriter;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Collects the rows of {@link LexemeTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class LexemeTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final ListRows featureSets = new ListRows();
  private final Object2IntOpenHashMap<IntArrayList> setNumbers = new Object2IntOpenHashMap<>();
  final GatheredInts id = new GatheredInts();
  public final GatheredInts language = new GatheredInts();
  public final GatheredInts lemma = new GatheredInts();
  private final GatheredInts plainness = new GatheredInts();
  private final BitSet latin = new BitSet();
  public final ByteArrayList pos = new ByteArrayList();
  final GatheredInts reading = new GatheredInts();
  final GatheredInts romanization = new GatheredInts();
  final ShortArrayList source = new ShortArrayList();
  final GatheredInts etymology = new GatheredInts();
  final GatheredInts frequencyRank = new GatheredInts();
  final GatheredLongs frequencyCount = new GatheredLongs();
  final GatheredLongs frequencyPerMillion = new GatheredLongs();
  final GatheredInts frequencyCorpus = new GatheredInts();
  public final ListRows sources = new ListRows();
  public final ListRows proficiencies = new ListRows();
  final GatheredInts pronunciations = new GatheredInts();
  final GatheredInts pronunciationIpa = new GatheredInts();
  final GatheredInts pronunciationAudio = new GatheredInts();
  public final GatheredInts forms = new GatheredInts();
  public final GatheredInts formText = new GatheredInts();
  final GatheredInts formFeatures = new GatheredInts();
  private int nextId = 0;
  private int nextLanguage = -1;
  private int nextLemma = -1;
  private double nextPlainness = 1;
  private int nextPos = Pos.OTHER.number();
  private int nextReading = -1;
  private int nextRomanization = -1;
  private int nextSource = 0;
  private int nextEtymology = -1;
  private int nextFrequencyRank = 0;
  private long nextFrequencyCount = -1;
  private double nextFrequencyPerMillion = Double.NaN;
  private int nextFrequencyCorpus = -1;

  private LexemeTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static LexemeTableWriter create(SnapshotWriter out) {
    return new LexemeTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return id.size();
  }

  /** How plainly the headword of a row reads, from 0 to 1; not written. */
  public double plainness(int row) {
    return Float.intBitsToFloat(plainness.getInt(row));
  }

  /**
   * Whether the headword of a row is in Latin letters, and no sign or abbreviation; not written.
   */
  public boolean latin(int row) {
    return latin.get(row);
  }

  /** The occurrences in a million words, NaN unknown. */
  public double perMillion(int row) {
    return Double.longBitsToDouble(frequencyPerMillion.getLong(row));
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public LexemeTableWriter id(int value) {
    nextId = value;
    return this;
  }

  /** Sets the row of the language. */
  @CanIgnoreReturnValue
  public LexemeTableWriter language(int value) {
    nextLanguage = value;
    return this;
  }

  /**
   * Sets the headword.
   *
   * @param value the string
   * @param text what it says
   */
  @CanIgnoreReturnValue
  public LexemeTableWriter lemma(int value, String text) {
    nextLemma = value;
    nextPlainness = PlainWord.plainness(text);
    latin.set(size(), PlainWord.latin(text));
    return this;
  }

  /** Sets the {@link Pos} number. */
  @CanIgnoreReturnValue
  public LexemeTableWriter pos(int value) {
    nextPos = value;
    return this;
  }

  /** Sets the reading (string), -1 none. */
  @CanIgnoreReturnValue
  public LexemeTableWriter reading(int value) {
    nextReading = value;
    return this;
  }

  /** Sets the romanization (string), -1 none. */
  @CanIgnoreReturnValue
  public LexemeTableWriter romanization(int value) {
    nextRomanization = value;
    return this;
  }

  /** Sets the most authoritative source. */
  @CanIgnoreReturnValue
  public LexemeTableWriter source(int value) {
    nextSource = value;
    return this;
  }

  /** Sets the etymology (text), -1 none. */
  @CanIgnoreReturnValue
  public LexemeTableWriter etymology(int value) {
    nextEtymology = value;
    return this;
  }

  /** Sets the frequency rank, 1 is the most frequent, 0 unknown. */
  @CanIgnoreReturnValue
  public LexemeTableWriter frequencyRank(int value) {
    nextFrequencyRank = value;
    return this;
  }

  /** Sets the number of occurrences, -1 unknown. */
  @CanIgnoreReturnValue
  public LexemeTableWriter frequencyCount(long value) {
    nextFrequencyCount = value;
    return this;
  }

  /** Sets the occurrences in a million words, NaN unknown. */
  @CanIgnoreReturnValue
  public LexemeTableWriter frequencyPerMillion(double value) {
    nextFrequencyPerMillion = value;
    return this;
  }

  /** Sets the corpus (string), -1 where the lexeme has no frequency. */
  @CanIgnoreReturnValue
  public LexemeTableWriter frequencyCorpus(int value) {
    nextFrequencyCorpus = value;
    return this;
  }

  /** Adds one to the sources, the most authoritative first of the row. */
  @CanIgnoreReturnValue
  public LexemeTableWriter addSource(int value) {
    sources.add(value);
    return this;
  }

  /** Adds one to the proficiency levels of the row. */
  @CanIgnoreReturnValue
  public LexemeTableWriter addProficiency(int value) {
    proficiencies.add(value);
    return this;
  }

  /**
   * Adds an entry to the pronunciations of the row.
   *
   * @param ipa the IPA transcription (string)
   * @param audio the address of a recording (string), -1 none
   */
  @CanIgnoreReturnValue
  public LexemeTableWriter addPronunciation(int ipa, int audio) {
    pronunciationIpa.add(ipa);
    pronunciationAudio.add(audio);
    return this;
  }

  /**
   * Adds an entry to the inflected forms of the row.
   *
   * @param text the form (string)
   * @param features the feature set
   */
  @CanIgnoreReturnValue
  public LexemeTableWriter addForm(int text, int features) {
    formText.add(text);
    formFeatures.add(features);
    return this;
  }

  /** The number of a set of features (strings), for {@link #addForm}; equal sets share a number. */
  public int featureSet(int... features) {
    IntArrayList set = IntArrayList.of(features);
    int known = setNumbers.getOrDefault(set, -1);
    if (known >= 0) {
      return known;
    }
    for (int feature : features) {
      featureSets.add(feature);
    }
    featureSets.endRow();
    setNumbers.put(set, featureSets.rows() - 1);
    return featureSets.rows() - 1;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    id.add(nextId);
    language.add(nextLanguage);
    lemma.add(nextLemma);
    plainness.add(Float.floatToIntBits((float) nextPlainness));
    pos.add(ColumnSet.unsignedByte("lexeme.pos", nextPos));
    reading.add(nextReading);
    romanization.add(nextRomanization);
    source.add(ColumnSet.unsignedShort("lexeme.source", nextSource));
    etymology.add(nextEtymology);
    frequencyRank.add(nextFrequencyRank);
    frequencyCount.add(nextFrequencyCount);
    frequencyPerMillion.add(Double.doubleToLongBits(nextFrequencyPerMillion));
    frequencyCorpus.add(nextFrequencyCorpus);
    sources.endRow();
    proficiencies.endRow();
    pronunciations.add(pronunciationIpa.size());
    forms.add(formText.size());
    nextId = 0;
    nextLanguage = -1;
    nextLemma = -1;
    nextPlainness = 1;
    nextPos = Pos.OTHER.number();
    nextReading = -1;
    nextRomanization = -1;
    nextSource = 0;
    nextEtymology = -1;
    nextFrequencyRank = 0;
    nextFrequencyCount = -1;
    nextFrequencyPerMillion = Double.NaN;
    nextFrequencyCorpus = -1;
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    IdIndexWriter.write(out, "lexeme", id);
    ColumnSet.ints(out, "lexeme.language", language);
    ColumnSet.ints(out, "lexeme.lemma", lemma);
    ColumnSet.bytes(out, "lexeme.pos", pos);
    ColumnSet.ints(out, "lexeme.reading", reading);
    ColumnSet.ints(out, "lexeme.romanization", romanization);
    ColumnSet.shorts(out, "lexeme.source", source);
    ColumnSet.ints(out, "lexeme.etymology", etymology);
    ColumnSet.ints(out, "lexeme.frequencyRank", frequencyRank);
    ColumnSet.longs(out, "lexeme.frequencyCount", frequencyCount);
    ColumnSet.longs(out, "lexeme.frequencyPerMillion", frequencyPerMillion);
    ColumnSet.ints(out, "lexeme.frequencyCorpus", frequencyCorpus);
    sources.write(out, "lexeme.sources");
    proficiencies.write(out, "lexeme.proficiencies");
    ColumnSet.offsets(out, "lexeme.pronunciations", pronunciations);
    ColumnSet.ints(out, "lexeme.pronunciationIpa", pronunciationIpa);
    ColumnSet.ints(out, "lexeme.pronunciationAudio", pronunciationAudio);
    ColumnSet.offsets(out, "lexeme.forms", forms);
    ColumnSet.ints(out, "lexeme.formText", formText);
    ColumnSet.ints(out, "lexeme.formFeatures", formFeatures);
    featureSets.write(out, "lexeme.featureSets");
  }
}

package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.BitSet;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;

/** Gathers the rows of {@link LexemeTable}. */
public final class LexemeTableWriter extends IdentifiedTableWriter<LexemeColumn> {
  private final ListRows featureSets = new ListRows();
  private final Object2IntOpenHashMap<IntArrayList> setNumbers = new Object2IntOpenHashMap<>();
  public final IntList language = rows.ints(LexemeColumn.LANGUAGE);
  public final IntList lemma = rows.ints(LexemeColumn.LEMMA);
  private final GatheredInts plainness = new GatheredInts();
  private final BitSet latin = new BitSet();
  public final IntList pos = rows.ints(LexemeColumn.POS);
  public final ListRows sources = new ListRows();
  public final ListRows proficiencies = new ListRows();
  private final ListRows stated = new ListRows();
  final GatheredInts pronunciations = new GatheredInts();
  final GatheredInts pronunciationIpa = new GatheredInts();
  final GatheredInts pronunciationAudio = new GatheredInts();
  final GatheredInts pronunciationAccent = new GatheredInts();
  public final GatheredInts forms = new GatheredInts();
  public final GatheredInts formText = new GatheredInts();
  final GatheredInts formFeatures = new GatheredInts();
  private double nextPlainness = 1;

  private LexemeTableWriter(SnapshotWriter out) {
    super(out, IdSections.LEXEME, LexemeColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static LexemeTableWriter create(SnapshotWriter out) {
    return new LexemeTableWriter(out);
  }

  /** Returns how plainly the headword of a row reads, from 0 to 1; no column stores it. */
  public double plainness(int row) {
    return Float.intBitsToFloat(plainness.getInt(row));
  }

  /**
   * Returns whether the headword of a row is in Latin letters and neither a sign nor an
   * abbreviation; no column stores it.
   */
  public boolean latin(int row) {
    return latin.get(row);
  }

  /** Returns the occurrences of a row in a million words, NaN unknown. */
  public double perMillion(int row) {
    return Double.longBitsToDouble(rows.longs(LexemeColumn.FREQUENCY_PER_MILLION).getLong(row));
  }

  /** Returns the frequency rank of a row that was added, 0 unknown. */
  public int rankOf(int row) {
    return rows.ints(LexemeColumn.FREQUENCY_RANK).getInt(row);
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public LexemeTableWriter id(int value) {
    setId(value);
    return this;
  }

  /** Sets the row of the language. */
  @CanIgnoreReturnValue
  public LexemeTableWriter language(int value) {
    rows.set(LexemeColumn.LANGUAGE, value);
    return this;
  }

  /**
   * Sets the headword.
   *
   * @param value the string
   * @param text the characters of the string
   */
  @CanIgnoreReturnValue
  public LexemeTableWriter lemma(int value, String text) {
    rows.set(LexemeColumn.LEMMA, value);
    nextPlainness = PlainWord.plainness(text);
    latin.set(size(), PlainWord.latin(text));
    return this;
  }

  /** Sets the {@link Pos} number. */
  @CanIgnoreReturnValue
  public LexemeTableWriter pos(int value) {
    rows.set(LexemeColumn.POS, value);
    return this;
  }

  /**
   * Sets an attribute that sources give.
   *
   * @param column one of {@link LexemeColumn#attributes}
   * @param value the string or text, the number, or the number of the word; -1 none
   */
  @CanIgnoreReturnValue
  public LexemeTableWriter attribute(LexemeColumn column, int value) {
    rows.set(column, column.attribute().stored(value));
    return this;
  }

  /** Sets which spellings no source gives: bits of {@link LexemeColumn#MADE}. */
  @CanIgnoreReturnValue
  public LexemeTableWriter made(boolean reading, boolean romanization) {
    int bits = reading ? LexemeColumn.READING_BIT : 0;
    rows.set(LexemeColumn.MADE, romanization ? bits | LexemeColumn.ROMANIZATION_BIT : bits);
    return this;
  }

  /** Sets the most authoritative source. */
  @CanIgnoreReturnValue
  public LexemeTableWriter source(int value) {
    rows.set(LexemeColumn.SOURCE, value);
    return this;
  }

  /** Sets the frequency rank, 1 is the most frequent, 0 unknown. */
  @CanIgnoreReturnValue
  public LexemeTableWriter frequencyRank(int value) {
    rows.set(LexemeColumn.FREQUENCY_RANK, value);
    return this;
  }

  /** Sets the number of occurrences, -1 unknown. */
  @CanIgnoreReturnValue
  public LexemeTableWriter frequencyCount(long value) {
    rows.set(LexemeColumn.FREQUENCY_COUNT, value);
    return this;
  }

  /** Sets the occurrences in a million words, NaN unknown. */
  @CanIgnoreReturnValue
  public LexemeTableWriter frequencyPerMillion(double value) {
    rows.set(LexemeColumn.FREQUENCY_PER_MILLION, value);
    return this;
  }

  /** Sets the corpus (string), -1 where the lexeme has no frequency. */
  @CanIgnoreReturnValue
  public LexemeTableWriter frequencyCorpus(int value) {
    rows.set(LexemeColumn.FREQUENCY_CORPUS, value);
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

  /** Adds a lexeme that dictionaries give as a translation of the row; in ascending order. */
  @CanIgnoreReturnValue
  public LexemeTableWriter addStated(int lexeme) {
    stated.add(lexeme);
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
    return addPronunciation(ipa, audio, -1);
  }

  /**
   * Adds an entry to the pronunciations of the row.
   *
   * @param ipa the IPA transcription (string)
   * @param audio the address of a recording (string), -1 none
   * @param accent the BCP 47 tag of the accent (string), -1 none
   */
  @CanIgnoreReturnValue
  public LexemeTableWriter addPronunciation(int ipa, int audio, int accent) {
    pronunciationAccent.add(accent);
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

  /**
   * Returns the number of a set of features (strings) for {@link #addForm}; equal sets share one.
   */
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

  @Override
  @CanIgnoreReturnValue
  public int endRow() {
    plainness.add(Float.floatToIntBits((float) nextPlainness));
    sources.endRow();
    proficiencies.endRow();
    stated.endRow();
    pronunciations.add(pronunciationIpa.size());
    forms.add(formText.size());
    nextPlainness = 1;
    return super.endRow();
  }

  @Override
  public void close() {
    super.close();
    sources.write(out, LexemeColumn.SOURCES.section());
    proficiencies.write(out, LexemeColumn.PROFICIENCIES.section());
    stated.write(out, LexemeColumn.STATED.section());
    ColumnSet.offsets(out, LexemeColumn.PRONUNCIATIONS.section(), pronunciations);
    ColumnSet.ints(out, LexemeColumn.PRONUNCIATION_IPA.section(), pronunciationIpa);
    ColumnSet.ints(out, LexemeColumn.PRONUNCIATION_AUDIO.section(), pronunciationAudio);
    ColumnSet.ints(out, LexemeColumn.PRONUNCIATION_ACCENT.section(), pronunciationAccent);
    ColumnSet.offsets(out, LexemeColumn.FORMS.section(), forms);
    ColumnSet.ints(out, LexemeColumn.FORM_TEXT.section(), formText);
    ColumnSet.ints(out, LexemeColumn.FORM_FEATURES.section(), formFeatures);
    featureSets.write(out, LexemeColumn.FEATURE_SETS.section());
  }
}

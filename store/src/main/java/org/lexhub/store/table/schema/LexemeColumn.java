package org.lexhub.store.table.schema;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Columns of the table of lexemes.
 *
 * <p>Some are texts that sources give, such as the etymology: {@link #texts}. Such a constant is
 * all that record, native format, staging, merge, writer, table, check, diff and JSON need; only
 * importers of other formats name it.
 */
public enum LexemeColumn implements TableColumn {
  LANGUAGE(ColumnSpec.reference("lexeme.language", StoredTable.LEXEME, StoredTable.LANGUAGE)),
  LEMMA(ColumnSpec.reference("lexeme.lemma", StoredTable.LEXEME, StoredTable.STRING)),
  POS(ColumnSpec.code("lexeme.pos", StoredTable.LEXEME, Pos.count(), Pos.OTHER.number())),
  READING("reading", StoredTable.STRING),
  ROMANIZATION("romanization", StoredTable.STRING),
  SOURCE(ColumnSpec.source("lexeme.source", StoredTable.LEXEME)),
  ETYMOLOGY("etymology", StoredTable.TEXT),
  FREQUENCY_RANK(
      ColumnSpec.ints("lexeme.frequencyRank", StoredTable.LEXEME, 0, Integer.MAX_VALUE, 0)),
  FREQUENCY_COUNT(ColumnSpec.longs("lexeme.frequencyCount", StoredTable.LEXEME, -1, -1)),
  FREQUENCY_PER_MILLION(ColumnSpec.doubles("lexeme.frequencyPerMillion", StoredTable.LEXEME)),
  FREQUENCY_CORPUS(
      ColumnSpec.optional("lexeme.frequencyCorpus", StoredTable.LEXEME, StoredTable.STRING)),
  SOURCES(ColumnSpec.list("lexeme.sources", StoredTable.LEXEME, StoredTable.SOURCE)),
  PROFICIENCIES(
      ColumnSpec.list("lexeme.proficiencies", StoredTable.LEXEME, StoredTable.PROFICIENCY)),
  PRONUNCIATIONS(
      ColumnSpec.offsets("lexeme.pronunciations", StoredTable.LEXEME, StoredTable.PRONUNCIATION)),
  PRONUNCIATION_IPA(
      ColumnSpec.reference(
          "lexeme.pronunciationIpa", StoredTable.PRONUNCIATION, StoredTable.STRING)),
  PRONUNCIATION_AUDIO(
      ColumnSpec.optional(
          "lexeme.pronunciationAudio", StoredTable.PRONUNCIATION, StoredTable.STRING)),
  FORMS(ColumnSpec.offsets("lexeme.forms", StoredTable.LEXEME, StoredTable.FORM)),
  FORM_TEXT(ColumnSpec.reference("lexeme.formText", StoredTable.FORM, StoredTable.STRING)),
  FORM_FEATURES(
      ColumnSpec.optional("lexeme.formFeatures", StoredTable.FORM, StoredTable.FEATURE_SET)),
  FEATURE_SETS(ColumnSpec.list("lexeme.featureSets", StoredTable.FEATURE_SET, StoredTable.STRING)),
  SENSES(ColumnSpec.offsets("lexeme.senses", StoredTable.LEXEME, StoredTable.SENSE)),
  BY_POS(ColumnSpec.facet("facet.pos", StoredTable.LEXEME, Pos.count())),
  BY_SOURCE(ColumnSpec.facet("facet.source", StoredTable.LEXEME, StoredTable.SOURCE)),
  BY_PROFICIENCY(
      ColumnSpec.facet("facet.proficiency", StoredTable.LEXEME, StoredTable.PROFICIENCY));

  private static final List<LexemeColumn> TEXTS =
      Arrays.stream(values()).filter(LexemeColumn::isText).toList();

  private final ColumnSpec spec;
  private final @Nullable String member;

  LexemeColumn(ColumnSpec spec) {
    this.spec = spec;
    this.member = null;
  }

  /**
   * Makes a text that sources give and a lexeme can lack.
   *
   * @param member its name in JSON, in records as in responses, and in its section
   * @param pool strings for names and other short texts, texts for sentences
   */
  LexemeColumn(String member, StoredTable pool) {
    this.spec = ColumnSpec.optional("lexeme." + member, StoredTable.LEXEME, pool);
    this.member = member;
  }

  @Override
  public ColumnSpec spec() {
    return spec;
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // arrays of columns are read in every response
  public int index() {
    return ordinal();
  }

  /**
   * Returns the columns with one value per lexeme that the loader sets, in the order of the file.
   */
  public static Set<LexemeColumn> scalars() {
    return EnumSet.range(LANGUAGE, FREQUENCY_CORPUS);
  }

  /** Returns the texts that sources give, in the order of the file. */
  public static List<LexemeColumn> texts() {
    return TEXTS;
  }

  /** Returns whether the column is one of the {@link #texts}. */
  public boolean isText() {
    return member != null;
  }

  /** Returns whether the text is in the pool of long texts. */
  public boolean isLong() {
    return spec.target() == StoredTable.TEXT;
  }

  /**
   * Returns the JSON name of one of the {@link #texts}.
   *
   * @throws IllegalStateException if the column is none of them
   */
  public String member() {
    if (member == null) {
      throw new IllegalStateException(this + " is no text that sources give");
    }
    return member;
  }
}

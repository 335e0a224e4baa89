package org.lexhub.store.table.schema;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Columns of the table of lexemes.
 *
 * <p>Some are attributes that sources give, such as the etymology: {@link #attributes}. A constant
 * among {@link #scalars} with its {@link LexemeAttribute} is all that record, native format,
 * staging, merge, writer, table, check, diff and JSON need for another text, number or word of a
 * vocabulary; only importers of other formats name it.
 */
public enum LexemeColumn implements TableColumn {
  LANGUAGE(ColumnSpec.reference("lexeme.language", StoredTable.LEXEME, StoredTable.LANGUAGE)),
  LEMMA(ColumnSpec.reference("lexeme.lemma", StoredTable.LEXEME, StoredTable.STRING)),
  POS(ColumnSpec.code("lexeme.pos", StoredTable.LEXEME, Pos.count(), Pos.OTHER.number())),
  READING(LexemeAttribute.string("reading")),
  ROMANIZATION(LexemeAttribute.string("romanization")),
  MADE(ColumnSpec.code("lexeme.made", StoredTable.LEXEME, 4, 0)),
  SOURCE(ColumnSpec.source("lexeme.source", StoredTable.LEXEME)),
  ETYMOLOGY(LexemeAttribute.text("etymology")),
  GENDER(LexemeAttribute.word("gender", Gender.words())),
  CLASSIFIERS(LexemeAttribute.string("classifiers")),
  FREQUENCY_RANK(
      ColumnSpec.ints("lexeme.frequencyRank", StoredTable.LEXEME, 0, Integer.MAX_VALUE, 0)),
  FREQUENCY_COUNT(ColumnSpec.longs("lexeme.frequencyCount", StoredTable.LEXEME, -1, -1)),
  FREQUENCY_PER_MILLION(ColumnSpec.doubles("lexeme.frequencyPerMillion", StoredTable.LEXEME)),
  FREQUENCY_CORPUS(
      ColumnSpec.optional("lexeme.frequencyCorpus", StoredTable.LEXEME, StoredTable.STRING)),
  SOURCES(ColumnSpec.list("lexeme.sources", StoredTable.LEXEME, StoredTable.SOURCE)),
  PROFICIENCIES(
      ColumnSpec.list("lexeme.proficiencies", StoredTable.LEXEME, StoredTable.PROFICIENCY)),
  /** The lexemes that bilingual dictionaries give as translations, in ascending order. */
  STATED(ColumnSpec.list("lexeme.stated", StoredTable.LEXEME, StoredTable.LEXEME)),
  PRONUNCIATIONS(
      ColumnSpec.offsets("lexeme.pronunciations", StoredTable.LEXEME, StoredTable.PRONUNCIATION)),
  PRONUNCIATION_IPA(
      ColumnSpec.reference(
          "lexeme.pronunciationIpa", StoredTable.PRONUNCIATION, StoredTable.STRING)),
  PRONUNCIATION_AUDIO(
      ColumnSpec.optional(
          "lexeme.pronunciationAudio", StoredTable.PRONUNCIATION, StoredTable.STRING)),
  PRONUNCIATION_ACCENT(
      ColumnSpec.optional(
          "lexeme.pronunciationAccent", StoredTable.PRONUNCIATION, StoredTable.STRING)),
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

  /** The bit of {@link #MADE} for a reading that no source gives. */
  public static final int READING_BIT = 1;

  /** The bit of {@link #MADE} for a romanization that no source gives. */
  public static final int ROMANIZATION_BIT = 2;

  private static final List<LexemeColumn> ATTRIBUTES =
      Arrays.stream(values()).filter(column -> column.attribute != null).toList();

  private final ColumnSpec spec;

  @SuppressWarnings("ImmutableEnumChecker") // its list of words is unmodifiable
  private final @Nullable LexemeAttribute attribute;

  LexemeColumn(ColumnSpec spec) {
    this.spec = spec;
    this.attribute = null;
  }

  LexemeColumn(LexemeAttribute attribute) {
    this.spec = attribute.spec();
    this.attribute = attribute;
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

  /** Returns the columns whose values sources give, in the order of the file. */
  public static List<LexemeColumn> attributes() {
    return ATTRIBUTES;
  }

  /**
   * Returns what one of the {@link #attributes} is.
   *
   * @throws IllegalStateException if the column is none of them
   */
  public LexemeAttribute attribute() {
    if (attribute == null) {
      throw new IllegalStateException(this + " is no attribute that sources give");
    }
    return attribute;
  }
}

package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.ConceptTableWriter;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LanguageTableWriter;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.MeaningTableWriter;
import org.lexhub.store.table.NameTableWriter;
import org.lexhub.store.table.ProficiencyTableWriter;
import org.lexhub.store.table.ScriptTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.SourceTableWriter;
import org.lexhub.store.table.WordRelationTableWriter;
import org.lexhub.store.table.pair.LargePairs;
import org.lexhub.store.table.schema.ConceptColumn;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.schema.SourceColumn;

/**
 * Writes all tables of a snapshot, and all sections that are derived from their rows: id indexes,
 * the language tree, facets, and the orders in which queries read senses.
 *
 * <p>Fill the tables row by row, each in the order of its table; rows can refer to later rows.
 * Nothing is written before {@link #close}, which writes one section after the other.
 */
public final class TablesWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final LargePairs large;
  private final LanguageTableWriter languages;
  private final NameTableWriter names;
  private final ScriptTableWriter scripts;
  private final LexemeTableWriter lexemes;
  private final WordRelationTableWriter wordRelations;
  private final SenseTableWriter senses;
  private final MeaningTableWriter meanings;
  private final ConceptTableWriter concepts;
  private final SourceTableWriter sources;
  private final ProficiencyTableWriter proficiencies;

  private TablesWriter(SnapshotWriter out, LargePairs large) {
    this.out = out;
    this.large = large;
    languages = LanguageTableWriter.create(out);
    names = NameTableWriter.create(out);
    scripts = ScriptTableWriter.create(out);
    lexemes = LexemeTableWriter.create(out);
    wordRelations = WordRelationTableWriter.create(out);
    senses = SenseTableWriter.create(out);
    meanings = MeaningTableWriter.create(out);
    concepts = ConceptTableWriter.create(out);
    sources = SourceTableWriter.create(out);
    proficiencies = ProficiencyTableWriter.create(out);
  }

  /** Creates empty tables. */
  public static TablesWriter create(SnapshotWriter out) {
    return create(out, LargePairs.USUAL);
  }

  /**
   * Creates empty tables.
   *
   * @param large which pairs of languages are counted
   */
  public static TablesWriter create(SnapshotWriter out, LargePairs large) {
    return new TablesWriter(out, large);
  }

  /** Returns the languages, ordered by id. */
  public LanguageTableWriter languages() {
    return languages;
  }

  /** Returns the names of languages, ordered by language, the English name first. */
  public NameTableWriter names() {
    return names;
  }

  /** Returns the scripts. */
  public ScriptTableWriter scripts() {
    return scripts;
  }

  /** Returns the lexemes, ordered by language, folded lemma, lemma, part of speech. */
  public LexemeTableWriter lexemes() {
    return lexemes;
  }

  /** Returns the relations between words, ordered by lexeme. */
  public WordRelationTableWriter wordRelations() {
    return wordRelations;
  }

  /** Returns the senses, ordered by lexeme, then sense order. */
  public SenseTableWriter senses() {
    return senses;
  }

  /** Returns the meanings, ordered by id. */
  public MeaningTableWriter meanings() {
    return meanings;
  }

  /** Returns the concepts, ordered by id. */
  public ConceptTableWriter concepts() {
    return concepts;
  }

  /** Returns the sources, in the order of the source numbers in the other tables. */
  public SourceTableWriter sources() {
    return sources;
  }

  /** Returns the proficiency levels, ordered by scheme and from easy to hard. */
  public ProficiencyTableWriter proficiencies() {
    return proficiencies;
  }

  /**
   * Writes all sections.
   *
   * @throws IllegalArgumentException if rows contradict each other; the message names the row
   */
  @Override
  public void close() {
    new LanguageTreeWriter(languages).write(out);
    languages.close();
    ColumnSet.offsets(
        out,
        LanguageColumn.NAMES.section(),
        LexemeFacetsWriter.ends("name", "language", names.language, languages.size()));
    names.close();
    scripts.close();
    LexemeFacetsWriter facets = new LexemeFacetsWriter(lexemes);
    facets.writeRanges(out, languages.size());
    facets.writeSenses(out, senses);
    facets.writeFacets(out, sources.size(), proficiencies.size());
    wordRelations.endLexemes(lexemes.size());
    wordRelations.close();
    lexemes.close();
    SenseOrderWriter order = new SenseOrderWriter(lexemes, senses);
    order.writeByMeaning(out, meanings.size());
    writeUses(order.byMeaning());
    new NearMeaningsWriter(lexemes, senses, meanings, order.byMeaning()).write(out);
    order.writeByLanguage(out, languages.size(), large);
    senses.close();
    meanings.close();
    writeConceptMeanings();
    concepts.close();
    writeSourceCounts();
    sources.close();
    proficiencies.close();
  }

  private void writeUses(int[] ordered) {
    int latin = scripts.latin();
    new SenseUseWriter(
            lexemes,
            senses,
            ordered,
            meanings.size(),
            HubLanguage.row(languages),
            language -> languages.writes(language, latin))
        .write(out);
  }

  private void writeConceptMeanings() {
    IntArrayList[] aligned = new IntArrayList[concepts.size()];
    for (int meaning = 0; meaning < meanings.size(); meaning++) {
      int concept = meanings.concept.getInt(meaning);
      if (concept >= 0) {
        if (aligned[concept] == null) {
          aligned[concept] = new IntArrayList(2);
        }
        aligned[concept].add(meaning);
      }
    }
    ListRows lists = new ListRows();
    for (IntArrayList one : aligned) {
      if (one != null) {
        one.forEach(lists::add);
      }
      lists.endRow();
    }
    lists.write(out, ConceptColumn.MEANINGS.section());
  }

  private void writeSourceCounts() {
    ColumnSet.ints(out, SourceColumn.LEXEMES.section(), count(lexemes.sources));
    ColumnSet.ints(out, SourceColumn.SENSES.section(), count(senses.sources));
  }

  private IntArrayList count(ListRows lists) {
    int[] counts = new int[sources.size()];
    for (int i = 0; i < lists.size(); i++) {
      counts[lists.value(i)]++;
    }
    return IntArrayList.wrap(counts);
  }
}

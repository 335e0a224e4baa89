package org.lexhub.store.table;

import java.util.Set;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.TableColumn;

/**
 * A table whose rows have definitions and examples: senses and meanings.
 *
 * @param <C> the columns of the table
 */
public abstract class DefinitionTexts<C extends TableColumn> extends IdentifiedTable<C> {
  private final OffsetsColumn definitions;
  private final IntColumn definitionLanguage;
  private final IntColumn definitionText;
  private final OffsetsColumn examples;
  private final IntColumn exampleText;
  private final ShortColumn definitionSource;
  private final ShortColumn exampleSource;

  DefinitionTexts(
      Snapshot snapshot,
      IdSections sections,
      Set<C> columns,
      C definitions,
      C definitionLanguage,
      C definitionText,
      C definitionSource,
      C examples,
      C exampleText,
      C exampleSource) {
    super(snapshot, sections, columns);
    this.definitions = definitions.offsets(snapshot);
    this.definitionLanguage = definitionLanguage.ints(snapshot);
    this.definitionText = definitionText.ints(snapshot);
    this.examples = examples.offsets(snapshot);
    this.exampleText = exampleText.ints(snapshot);
    this.definitionSource = definitionSource.shorts(snapshot);
    this.exampleSource = exampleSource.shorts(snapshot);
  }

  /** Returns the first entry of the definitions of a row. */
  public final int definitionStart(int row) {
    return (int) definitions.start(row);
  }

  /** Returns the end, exclusive, of the definitions of a row. */
  public final int definitionEnd(int row) {
    return (int) definitions.end(row);
  }

  /** Returns the row of the language of an entry of the definitions. */
  public final int definitionLanguage(int entry) {
    return definitionLanguage.get(entry);
  }

  /** Returns the text of an entry of the definitions. */
  public final int definitionText(int entry) {
    return definitionText.get(entry);
  }

  /** Returns the row of the source of an entry of the definitions. */
  public final int definitionSource(int entry) {
    return definitionSource.get(entry);
  }

  /** Returns the first entry of the examples of a row. */
  public final int exampleStart(int row) {
    return (int) examples.start(row);
  }

  /** Returns the end, exclusive, of the examples of a row. */
  public final int exampleEnd(int row) {
    return (int) examples.end(row);
  }

  /** Returns the text of an entry of the examples. */
  public final int exampleText(int entry) {
    return exampleText.get(entry);
  }

  /** Returns the row of the source of an entry of the examples. */
  public final int exampleSource(int entry) {
    return exampleSource.get(entry);
  }

  /** Reads where the definitions and examples of a row start; part of a prefetch. */
  final long prefetchTexts(int row) {
    return definitions.start(row) + examples.start(row);
  }
}

package org.lexhub.store.table;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * Languages, families and dialects, ordered by id.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class LanguageTable extends IdentifiedTable<LanguageColumn> {
  private final LongColumn glottocode;
  private final IntColumn iso639;
  private final IntColumn name;
  private final ByteColumn level;
  private final IntColumn parent;
  private final IntColumn family;
  private final LongColumn latitude;
  private final LongColumn longitude;
  private final LongColumn speakers;
  private final ByteColumn status;
  private final IntColumn treeStart;
  private final IntColumn treeEnd;
  private final ListColumn scripts;
  private final ListColumn children;
  private final ListColumn descendants;
  private final ListColumn levelDescendants;
  private final OffsetsColumn names;
  private final OffsetsColumn lexemes;
  private final FacetColumn levels;

  private LanguageTable(Snapshot snapshot) {
    super(snapshot, IdSections.LANGUAGE, LanguageColumn.scalars());
    glottocode = LanguageColumn.GLOTTOCODE.longs(snapshot);
    iso639 = LanguageColumn.ISO639.ints(snapshot);
    name = LanguageColumn.NAME.ints(snapshot);
    level = LanguageColumn.LEVEL.bytes(snapshot);
    parent = LanguageColumn.PARENT.ints(snapshot);
    family = LanguageColumn.FAMILY.ints(snapshot);
    latitude = LanguageColumn.LATITUDE.longs(snapshot);
    longitude = LanguageColumn.LONGITUDE.longs(snapshot);
    speakers = LanguageColumn.SPEAKERS.longs(snapshot);
    status = LanguageColumn.STATUS.bytes(snapshot);
    treeStart = LanguageColumn.TREE_START.ints(snapshot);
    treeEnd = LanguageColumn.TREE_END.ints(snapshot);
    scripts = LanguageColumn.SCRIPTS.lists(snapshot);
    children = LanguageColumn.CHILDREN.lists(snapshot);
    descendants = LanguageColumn.DESCENDANTS.lists(snapshot);
    levelDescendants = LanguageColumn.LEVEL_DESCENDANTS.lists(snapshot);
    names = LanguageColumn.NAMES.offsets(snapshot);
    lexemes = LanguageColumn.LEXEMES.offsets(snapshot);
    levels = LanguageColumn.BY_LEVEL.facet(snapshot);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static LanguageTable open(Snapshot snapshot) {
    return new LanguageTable(snapshot);
  }

  /** Returns the glottocode, packed by {@link LanguageCodes#pack8}, 0 none. */
  public long glottocode(int row) {
    return glottocode.get(row);
  }

  /** Returns the ISO 639-3 code, packed by {@link LanguageCodes#pack3}, 0 none. */
  public int iso639(int row) {
    return iso639.get(row);
  }

  /** Returns the English name (string). */
  public int name(int row) {
    return name.get(row);
  }

  /** Returns the {@link LanguageLevel} number. */
  public int level(int row) {
    return level.get(row);
  }

  /** Returns the row of the parent, -1 at the top. */
  public int parent(int row) {
    return parent.get(row);
  }

  /** Returns the row of the topmost ancestor, -1 at the top. */
  public int family(int row) {
    return family.get(row);
  }

  /** Returns the latitude in degrees, NaN unknown. */
  public double latitude(int row) {
    return Double.longBitsToDouble(latitude.get(row));
  }

  /** Returns the longitude in degrees, NaN unknown. */
  public double longitude(int row) {
    return Double.longBitsToDouble(longitude.get(row));
  }

  /** Returns the estimated number of speakers, -1 unknown. */
  public long speakers(int row) {
    return speakers.get(row);
  }

  /** Returns the {@link EndangermentStatus} number. */
  public int status(int row) {
    return status.get(row);
  }

  /** Returns the position in a preorder walk over all languages. */
  public int treeStart(int row) {
    return treeStart.get(row);
  }

  /** Returns the end, exclusive, of the preorder positions of the row and its descendants. */
  public int treeEnd(int row) {
    return treeEnd.get(row);
  }

  /** Returns the number of scripts of a row. */
  public int scriptCount(int row) {
    return scripts.count(row);
  }

  /** Returns the {@code i}th script of a row: a row of the script table. */
  public int scriptAt(int row, int i) {
    return scripts.value(scripts.start(row) + i);
  }

  /** Returns the number of direct children of a row. */
  public int childCount(int row) {
    return children.count(row);
  }

  /** Returns the {@code i}th direct child of a row, by name. */
  public int childAt(int row, int i) {
    return children.value(children.start(row) + i);
  }

  /** Returns the number of descendants of a row. */
  public int descendantCount(int row) {
    return descendants.count(row);
  }

  /** Returns the {@code i}th descendant of a row, in ascending order. */
  public int descendantAt(int row, int i) {
    return descendants.value(descendants.start(row) + i);
  }

  /**
   * How many descendants of one level a language has.
   *
   * @param list {@code language * Level.count() + level}
   */
  public int levelDescendantCount(int list) {
    return levelDescendants.count(list);
  }

  /**
   * The {@code i}th descendant of one level of a language, in ascending order.
   *
   * @param list {@code language * Level.count() + level}
   */
  public int levelDescendantAt(int list, int i) {
    return levelDescendants.value(levelDescendants.start(list) + i);
  }

  /** Returns the level. */
  public LanguageLevel levelOf(int row) {
    return LanguageLevel.at(level.get(row));
  }

  /** Returns the endangerment status. */
  public EndangermentStatus statusOf(int row) {
    return EndangermentStatus.at(status.get(row));
  }

  /** Returns the first row of the name table that belongs to a language. */
  public int nameStart(int row) {
    return (int) names.start(row);
  }

  /** Returns the end, exclusive, of the rows of the name table that belong to a language. */
  public int nameEnd(int row) {
    return (int) names.end(row);
  }

  /** Returns the first lexeme of a language. */
  public int lexemeStart(int row) {
    return (int) lexemes.start(row);
  }

  /** Returns the end, exclusive, of the lexemes of a language. */
  public int lexemeEnd(int row) {
    return (int) lexemes.end(row);
  }

  /** Returns the rows of each level. */
  public FacetColumn levels() {
    return levels;
  }

  /** Returns whether {@code row} is {@code ancestor} itself or one of its descendants. */
  public boolean isWithin(int row, int ancestor) {
    int position = treeStart.get(row);
    return position >= treeStart.get(ancestor) && position < treeEnd.get(ancestor);
  }
}

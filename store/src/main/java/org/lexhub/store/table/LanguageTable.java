package org.lexhub.store.table;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * Languages, families and dialects, ordered by id.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class LanguageTable {
  private final IdIndex ids;
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
    ids = IdIndex.open(snapshot, "language");
    glottocode = LongColumn.open(snapshot, "language.glottocode");
    iso639 = IntColumn.open(snapshot, "language.iso639");
    name = IntColumn.open(snapshot, "language.name");
    level = ByteColumn.open(snapshot, "language.level");
    parent = IntColumn.open(snapshot, "language.parent");
    family = IntColumn.open(snapshot, "language.family");
    latitude = LongColumn.open(snapshot, "language.latitude");
    longitude = LongColumn.open(snapshot, "language.longitude");
    speakers = LongColumn.open(snapshot, "language.speakers");
    status = ByteColumn.open(snapshot, "language.status");
    treeStart = IntColumn.open(snapshot, "language.treeStart");
    treeEnd = IntColumn.open(snapshot, "language.treeEnd");
    scripts = ListColumn.open(snapshot, "language.scripts");
    children = ListColumn.open(snapshot, "language.children");
    descendants = ListColumn.open(snapshot, "language.descendants");
    levelDescendants = ListColumn.open(snapshot, "language.levelDescendants");
    names = OffsetsColumn.open(snapshot, "language.names");
    lexemes = OffsetsColumn.open(snapshot, "language.lexemes");
    levels = FacetColumn.open(snapshot, "facet.level");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static LanguageTable open(Snapshot snapshot) {
    return new LanguageTable(snapshot);
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

  /** The glottocode, packed by {@link LanguageCodes#pack8}, 0 none. */
  public long glottocode(int row) {
    return glottocode.get(row);
  }

  /** The ISO 639-3 code, packed by {@link LanguageCodes#pack3}, 0 none. */
  public int iso639(int row) {
    return iso639.get(row);
  }

  /** The English name (string). */
  public int name(int row) {
    return name.get(row);
  }

  /** The {@link LanguageLevel} number. */
  public int level(int row) {
    return level.get(row);
  }

  /** The row of the parent, -1 at the top. */
  public int parent(int row) {
    return parent.get(row);
  }

  /** The row of the topmost ancestor, -1 at the top. */
  public int family(int row) {
    return family.get(row);
  }

  /** The latitude in degrees, NaN unknown. */
  public double latitude(int row) {
    return Double.longBitsToDouble(latitude.get(row));
  }

  /** The longitude in degrees, NaN unknown. */
  public double longitude(int row) {
    return Double.longBitsToDouble(longitude.get(row));
  }

  /** The estimated number of speakers, -1 unknown. */
  public long speakers(int row) {
    return speakers.get(row);
  }

  /** The {@link EndangermentStatus} number. */
  public int status(int row) {
    return status.get(row);
  }

  /** The position in a preorder walk over all languages. */
  public int treeStart(int row) {
    return treeStart.get(row);
  }

  /** The end, exclusive, of the preorder positions of the row and its descendants. */
  public int treeEnd(int row) {
    return treeEnd.get(row);
  }

  /** How many scripts a row has. */
  public int scriptCount(int row) {
    return scripts.count(row);
  }

  /** The {@code i}th script of a row: a row of the script table. */
  public int scriptAt(int row, int i) {
    return scripts.value(scripts.start(row) + i);
  }

  /** How many direct children a row has. */
  public int childCount(int row) {
    return children.count(row);
  }

  /** The {@code i}th direct child of a row, by name. */
  public int childAt(int row, int i) {
    return children.value(children.start(row) + i);
  }

  /** How many descendants a row has. */
  public int descendantCount(int row) {
    return descendants.count(row);
  }

  /** The {@code i}th descendant of a row, in ascending order. */
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

  /** The level. */
  public LanguageLevel levelOf(int row) {
    return LanguageLevel.at(level.get(row));
  }

  /** The endangerment status. */
  public EndangermentStatus statusOf(int row) {
    return EndangermentStatus.at(status.get(row));
  }

  /** The first row of the name table that belongs to a language. */
  public int nameStart(int row) {
    return (int) names.start(row);
  }

  /** The end, exclusive, of the rows of the name table that belong to a language. */
  public int nameEnd(int row) {
    return (int) names.end(row);
  }

  /** The first lexeme of a language. */
  public int lexemeStart(int row) {
    return (int) lexemes.start(row);
  }

  /** The end, exclusive, of the lexemes of a language. */
  public int lexemeEnd(int row) {
    return (int) lexemes.end(row);
  }

  /** The rows of each level. */
  public FacetColumn levels() {
    return levels;
  }

  /** Whether {@code row} is {@code ancestor} itself or one of its descendants. */
  public boolean isWithin(int row, int ancestor) {
    int position = treeStart.get(row);
    return position >= treeStart.get(ancestor) && position < treeEnd.get(ancestor);
  }
}

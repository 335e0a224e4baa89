package org.lexhub.store.term;

import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.column.ShortColumnWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * The systems of Latin letters in which the words of a language have keys in the {@link
 * LatinIndex}, as bits numbered 0 to 15. Most languages have none, and a search in them skips the
 * index.
 */
public final class LatinSystems {
  static final String NAME = "lexeme.latin.systems";

  /** The bits of all systems. */
  public static final int ALL = 0xFFFF;

  /** The first byte of the keys of the first system; those of the other systems follow. */
  public static final byte FIRST = 'A';

  private final ShortColumn systems;

  private LatinSystems(ShortColumn systems) {
    this.systems = systems;
  }

  /** Opens the systems of a snapshot. */
  public static LatinSystems open(Snapshot s) {
    return new LatinSystems(ShortColumn.open(s, NAME));
  }

  /** Writes the bits of the systems of each language. */
  public static void write(SnapshotWriter out, int[] ofLanguages) {
    try (ShortColumnWriter column = ShortColumnWriter.create(out, NAME)) {
      for (int systems : ofLanguages) {
        column.add(systems);
      }
    }
  }

  /** Returns the systems of a language, as bits. */
  public int of(int language) {
    return language < systems.size() ? systems.get(language) : 0;
  }

  /** Checks that exactly the languages of the words of the index have systems. */
  public static void verify(Snapshot s, PostingLanguages languageOfLexeme) {
    ShortColumn systems = ShortColumn.open(s, NAME);
    ShortColumn.verify(s, NAME, systems.size(), 0, ALL);
    boolean[] found = new boolean[systems.size()];
    LatinIndex index = LatinIndex.open(s);
    for (int at = 0; at < index.size(); at++) {
      int language = languageOfLexeme.language(index.lexeme(at));
      if (language >= found.length || systems.get(language) == 0) {
        throw s.corrupt(NAME, "a system for language " + language, "none");
      }
      found[language] = true;
    }
    for (int language = 0; language < found.length; language++) {
      if (!found[language] && systems.get(language) != 0) {
        throw s.corrupt(NAME, "no system for language " + language, "some");
      }
    }
  }
}

package org.lexhub.store.term;

import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.column.ShortColumnWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * In which systems of Latin letters the words of a language have keys in the {@link LatinIndex}, as
 * bits, one of a number from 0 to 15 for each system. Most languages have none, and whoever asks
 * about them need not look.
 */
public final class LatinSystems {
  static final String NAME = "lexeme.latin.systems";

  /** All systems. */
  public static final int ALL = 0xFFFF;

  /** The letter with which the keys of the first system begin; those of others follow. */
  public static final byte FIRST = 'A';

  private final ShortColumn systems;

  private LatinSystems(ShortColumn systems) {
    this.systems = systems;
  }

  /** Opens the systems of a snapshot. */
  public static LatinSystems open(Snapshot s) {
    return new LatinSystems(ShortColumn.open(s, NAME));
  }

  static void write(SnapshotWriter out, int[] ofLanguages) {
    try (ShortColumnWriter column = ShortColumnWriter.create(out, NAME)) {
      for (int systems : ofLanguages) {
        column.add(systems);
      }
    }
  }

  /** The systems of a language; none of a language that has no words. */
  public int of(int language) {
    return language < systems.size() ? systems.get(language) : 0;
  }

  /** Checks that the languages that have systems are those of the words of the index. */
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

package org.lexhub.loader.diff;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lexhub.store.Store;
import org.lexhub.store.table.id.Fingerprint;

/** Finds what was added, removed and changed between two snapshots, by natural keys. */
public final class SnapshotDiff {
  /** The maximum number of rows that are printed per kind of difference. */
  private static final int MAX_SHOWN = 5;

  private static final List<Entity<?>> ENTITIES =
      List.of(
          new LanguageEntity(),
          new ConceptEntity(),
          new MeaningEntity(),
          new LexemeEntity(),
          new SenseEntity());

  private final Store old;
  private final Store now;
  private final StringBuilder left = new StringBuilder();
  private final StringBuilder right = new StringBuilder();

  /** Compares two open snapshots. */
  public SnapshotDiff(Store old, Store now) {
    this.old = old;
    this.now = now;
  }

  /** Holds the differences of one kind of entity. */
  private static final class Difference {
    private final List<String> lines = new ArrayList<>();
    private long added;
    private long removed;
    private long changed;
    private long renumbered;

    void show(String mark, long count, CharSequence key) {
      if (count <= MAX_SHOWN) {
        lines.add("    " + mark + " " + key);
      }
    }
  }

  /** Writes the comparison. */
  public void print(PrintWriter out) {
    out.println("old " + old.snapshot().file() + ", build " + old.snapshot().header().buildId());
    out.println("new " + now.snapshot().file() + ", build " + now.snapshot().header().buildId());
    boolean same = true;
    for (Entity<?> entity : ENTITIES) {
      Difference found = compare(entity);
      same &= found.lines.isEmpty();
      out.println(
          String.format(
              Locale.ROOT,
              "  %-10s %,12d -> %,12d   %,d added, %,d removed, %,d changed%s",
              entity.name(),
              entity.size(old),
              entity.size(now),
              found.added,
              found.removed,
              found.changed,
              found.renumbered == 0
                  ? ""
                  : String.format(Locale.ROOT, ", %,d with another id", found.renumbered)));
      found.lines.forEach(out::println);
    }
    if (same) {
      out.println("No difference.");
    }
    out.flush();
  }

  private Difference compare(Entity<?> entity) {
    Difference found = new Difference();
    Long2IntOpenHashMap oldRows = new Long2IntOpenHashMap(entity.size(old));
    oldRows.defaultReturnValue(-1);
    for (int row = 0; row < entity.size(old); row++) {
      oldRows.put(key(entity, old, row, left), row);
    }
    for (int row = 0; row < entity.size(now); row++) {
      int before = oldRows.remove(key(entity, now, row, right));
      if (before < 0) {
        found.show("+", ++found.added, right);
      } else {
        compareRows(entity, before, row, found);
      }
    }
    if (!oldRows.isEmpty()) {
      for (int row = 0; row < entity.size(old); row++) {
        if (oldRows.containsKey(key(entity, old, row, left))) {
          found.show("-", ++found.removed, left);
        }
      }
    }
    return found;
  }

  private void compareRows(Entity<?> entity, int before, int row, Difference found) {
    if (entity.id(old, before) != entity.id(now, row)) {
      String key = right.toString();
      found.show(
          "#",
          ++found.renumbered,
          key + ": id " + entity.id(old, before) + " became " + entity.id(now, row));
    }
    String key = right.toString();
    left.setLength(0);
    right.setLength(0);
    entity.content(old, before, left);
    entity.content(now, row, right);
    if (left.compareTo(right) != 0) {
      found.show("~", ++found.changed, key);
    }
  }

  private static long key(Entity<?> entity, Store store, int row, StringBuilder scratch) {
    scratch.setLength(0);
    entity.key(store, row, scratch);
    return Fingerprint.of(scratch.toString());
  }
}

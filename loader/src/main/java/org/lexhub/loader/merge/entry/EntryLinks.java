package org.lexhub.loader.merge.entry;

import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.vocabulary.Pos;

/** Stages the links that are found for the words of dictionary entries, with their source. */
final class EntryLinks {
  private static final int NONE = -1;

  private final Staging staging;
  private final StagedEntries entries;
  private final MergedMeanings meanings;

  EntryLinks(Staging staging, MergedMeanings meanings) {
    this.staging = staging;
    this.entries = staging.entries;
    this.meanings = meanings;
  }

  /** Links the word of an item, in a spelling, to a meaning. */
  void add(EntryItems items, int item, int text, int pos, int meaning, double evidence) {
    add(items.row(item), items.code(item), text, pos, meanings.hub[meaning], evidence);
  }

  private void add(int row, int code, int text, int pos, int key, double evidence) {
    staging.lexemes.add(code, text, pos, entries.source.getInt(row));
    staging.lexemes.senses.add(key, Math.min(1, evidence));
    staging.lexemes.endSenses();
  }

  /** Links the learner and a teacher of an item to a new meaning, named after the teacher. */
  void pair(EntryItems items, int item, int i, double evidence) {
    int row = items.row(item);
    int pos = EntryPos.of(entries.pos(row), StagedMeanings.NO_POS);
    int code = (items.isWord(item) ? entries.to : entries.from).getInt(row);
    String language = staging.codes.text(code);
    String word = staging.strings.text(items.other(item, i));
    int key = staging.keys.intern("word:" + language + ":" + word + ":" + Pos.at(pos).code());
    meaning(key, pos, row);
    add(row, items.code(item), items.text(item), pos, key, evidence);
    add(row, code, items.other(item, i), pos, key, evidence);
  }

  private void meaning(int key, int pos, int row) {
    StagedMeanings stage = staging.meanings;
    stage.key.add(key);
    stage.lexiconId.add(NONE);
    stage.pos.add((byte) pos);
    stage.concept.add(NONE);
    stage.gloss.add(NONE);
    stage.source.add(entries.source.getInt(row));
  }
}

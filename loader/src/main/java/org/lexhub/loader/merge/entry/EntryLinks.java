package org.lexhub.loader.merge.entry;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.StagedSenses;
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

  /**
   * Links a word of an item, in a spelling, to a meaning that it has without dictionaries.
   *
   * @param code the language code of the word, that of the learner or of the teachers
   */
  void confirm(
      EntryItems items, int item, int code, int text, int pos, int meaning, double evidence) {
    add(items.row(item), code, text, pos, meanings.hub[meaning], evidence);
  }

  /**
   * Links the word of an item to a meaning of its translations.
   *
   * @param evidence the likelihood of the link, by all entries of the word
   */
  void derive(EntryItems items, int item, int pos, int meaning, double evidence) {
    staging.lexemes.senses.derived.set(staging.lexemes.senses.meaning.size());
    int row = items.row(item);
    add(row, items.code(item), items.text(item), pos, meanings.hub[meaning], evidence);
  }

  private void add(int row, int code, int text, int pos, int key, double evidence) {
    staging.lexemes.add(code, text, pos, entries.source.getInt(row));
    staging.lexemes.senses.add(key, Math.min(1, evidence));
    staging.lexemes.endSenses();
  }

  /**
   * Links the learner and a teacher of an item to a new meaning. It is named after the sense that
   * defines the headword or, where no sense does, after the teacher.
   *
   * @param definition the text that defines the headword, -1 where there is none
   * @return the key of the meaning
   */
  int pair(EntryItems items, int item, int i, int definition, double evidence) {
    int row = items.row(item);
    int pos = EntryPos.of(entries.pos(row), StagedMeanings.NO_POS);
    int code = items.otherCode(item);
    int key =
        definition >= 0
            ? key(entries.from.getInt(row), entries.lemma.getInt(row), checksum(definition))
            : key(code, items.other(item, i), Pos.at(pos).code());
    meaning(key, pos, row);
    add(row, items.code(item), items.text(item), pos, key, evidence);
    add(row, code, items.other(item, i), pos, key, evidence);
    return key;
  }

  /**
   * Links the headword of an entry to a new meaning, named after the definition of the headword.
   *
   * @param pos the part of speech of the headword
   * @return the key of the meaning
   */
  int define(int row, int definition, int pos, double evidence) {
    int from = entries.from.getInt(row);
    int key = key(from, entries.lemma.getInt(row), checksum(definition));
    meaning(key, pos, row);
    add(row, from, entries.lemma.getInt(row), pos, key, evidence);
    return key;
  }

  private int key(int code, int text, String part) {
    String word = staging.strings.text(text);
    return staging.keys.intern("word:" + staging.codes.text(code) + ":" + word + ":" + part);
  }

  private String checksum(int text) {
    CRC32C crc = new CRC32C();
    crc.update(staging.texts.text(text).getBytes(StandardCharsets.UTF_8));
    return String.format("%08x", crc.getValue());
  }

  /**
   * Stages what an entry says about a sense of its headword, without evidence for the sense.
   *
   * @param text the lemma of the lexeme
   * @param key the key of the meaning
   */
  void detail(int row, int text, int pos, int key) {
    int label = entries.labels.from(row);
    boolean hasLabel = entries.labels.belongs(label, row);
    staging.lexemes.add(entries.from.getInt(row), text, pos, entries.source.getInt(row));
    StagedSenses senses = staging.lexemes.senses;
    int sense = senses.meaning.size();
    senses.add(
        key,
        0,
        NONE,
        hasLabel ? entries.labels.value(label, 0) : StagedSenses.NO_REGISTER,
        hasLabel ? entries.labels.value(label, 1) : NONE,
        0,
        0);
    SparseRows definitions = entries.definitions;
    for (int i = definitions.from(row); definitions.belongs(i, row); i++) {
      senses.definitions.add(sense, definitions.value(i, 0), definitions.value(i, 1));
    }
    SparseRows examples = entries.examples;
    for (int i = examples.from(row); examples.belongs(i, row); i++) {
      senses.examples.add(sense, examples.value(i, 0), examples.value(i, 1));
    }
    staging.lexemes.endSenses();
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

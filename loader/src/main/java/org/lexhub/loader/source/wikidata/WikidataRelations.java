package org.lexhub.loader.source.wikidata;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * The relations between senses, and between lexemes, of a dump of Wikidata. They name their target
 * by its id ({@code L7-S1}), which can come later in the dump; {@link #write} is called at its end.
 */
final class WikidataRelations {
  /** The properties of senses, in the order in which their relations are written. */
  static final Map<String, RelationType> OF_SENSES;

  /** The property of lexemes "derived from". */
  static final String DERIVED_FROM = "P5191";

  private static final int SENSE_BITS = 16;

  static {
    Map<String, RelationType> types = new LinkedHashMap<>();
    types.put("P5973", RelationType.SYNONYM);
    types.put("P5974", RelationType.ANTONYM);
    types.put("P6593", RelationType.HYPERNYM);
    types.put("P5975", RelationType.HYPERNYM); // "troponym of"
    types.put("P8471", RelationType.PERTAINYM);
    OF_SENSES = Collections.unmodifiableMap(types);
  }

  /**
   * A lexeme, or one of its senses.
   *
   * @param meaningKey the key of its meaning, null for a lexeme
   */
  record Word(String language, String lemma, Pos pos, @Nullable String meaningKey) {}

  private record Link(Word from, RelationType type, long target) {}

  private final Long2ObjectOpenHashMap<Word> words = new Long2ObjectOpenHashMap<>();
  private final List<Link> links = new ArrayList<>();

  /** Adds a lexeme or sense of an id. */
  void word(String id, Word word) {
    long number = number(id);
    if (number >= 0) {
      words.put(number, word);
    }
  }

  /** Adds a relation to the lexeme or sense of an id. */
  void link(Word from, RelationType type, String target) {
    long number = number(target);
    if (number >= 0) {
      links.add(new Link(from, type, number));
    }
  }

  /** Writes the relations whose targets are known. */
  void write(RecordSink sink) {
    for (Link link : links) {
      Word target = words.get(link.target());
      if (target != null) {
        write(link.from(), link.type(), target, sink);
      }
    }
    links.clear();
    words.clear();
  }

  /**
   * Writes a relation: of meanings if it is one of senses, and of words within a language. Kinds
   * are related through meanings alone.
   */
  private static void write(Word from, RelationType type, Word target, RecordSink sink) {
    String meaning = from.meaningKey();
    String other = target.meaningKey();
    if (meaning != null
        && other != null
        && !meaning.equals(other)
        && type != RelationType.SYNONYM) {
      sink.relation(meaning, type, other);
    }
    boolean same = from.language().equals(target.language());
    if (same && type != RelationType.HYPERNYM && !from.lemma().equals(target.lemma())) {
      sink.wordRelation(
          new WordRelationRecord(
              from.language(),
              from.lemma(),
              from.pos(),
              meaning,
              type,
              target.lemma(),
              target.pos(),
              other,
              1));
    }
  }

  /** Returns the number of {@code L7} or {@code L7-S1}, or -1. */
  private static long number(String id) {
    if (!id.matches("L[0-9]{1,12}(-S[0-9]{1,4})?")) {
      return -1;
    }
    int sense = id.indexOf("-S");
    long lexeme = Long.parseLong(id.substring(1, sense < 0 ? id.length() : sense));
    int number = sense < 0 ? 0 : Integer.parseInt(id.substring(sense + 2));
    return (lexeme << SENSE_BITS) + number;
  }
}

package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Writes one page of the meanings that meanings relate to, each with its most confident words in
 * the wanted languages. Synonyms, words of the same meaning, come first, then the relations of the
 * meaning in the order of the snapshot.
 */
public final class RelatedMeaningsJson {
  /** The maximum number of relations in a record. */
  public static final int MAX_INCLUDED = 100;

  /** The member of a record. */
  public static final JsonName RELATIONS = JsonName.of("relations");

  private static final JsonName TYPE = JsonName.of("type");

  private final JsonOut json;
  private final Store store;
  private final MeaningWordsJson words;
  private final RelationTypes types;
  private final long first;
  private final long end;
  private long total;

  /**
   * Creates the writer of a page.
   *
   * @param runs reused for the words
   * @param languages the languages of the words
   */
  public RelatedMeaningsJson(
      JsonOut json,
      Store store,
      SenseRuns runs,
      LanguageOrder languages,
      RelationTypes types,
      int limit,
      int offset) {
    this.json = json;
    this.store = store;
    words = new MeaningWordsJson(json, store, runs, languages);
    this.types = types;
    first = offset;
    end = (long) offset + limit;
  }

  /** Writes the relations of all senses of a lexeme that are on the page. */
  public void ofLexeme(int lexeme) {
    int last = store.lexemes().senseEnd(lexeme);
    for (int sense = store.lexemes().firstSense(lexeme); sense < last; sense++) {
      ofMeaning(store.senses().meaning(sense), sense);
    }
  }

  /** Writes the relations of a meaning that are on the page. */
  public void ofMeaning(int meaning) {
    ofMeaning(meaning, -1);
  }

  private void ofMeaning(int meaning, int sense) {
    if (types.hasSynonyms() && words.count(meaning, sense) > 0) {
      item(RelationTypes.SYNONYM, meaning, sense, sense);
    }
    MeaningTable meanings = store.meanings();
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      int type = meanings.relationType(i);
      if (types.has(type)) {
        item(RelationType.at(type).code(), meanings.relationMeaning(i), sense, -1);
      }
    }
  }

  private void item(String type, int meaning, int sense, int without) {
    long at = total++;
    if (at < first || at >= end) {
      return;
    }
    json.beginObject().name(TYPE).ascii(type);
    if (sense >= 0) {
      json.name(MemberNames.SENSE_ID).number(store.senses().id(sense));
    }
    words.members(meaning, without);
    json.endObject();
  }

  /** Returns the number of relations on all pages. */
  public long total() {
    return total;
  }
}

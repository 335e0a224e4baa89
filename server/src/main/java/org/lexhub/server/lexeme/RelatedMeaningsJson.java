package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.WordRelationTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Writes one page of the meanings that meanings relate to, each with its most confident words in
 * the wanted languages. Synonyms, words of the same meaning, come first, then the relations of the
 * meaning in the order of the snapshot.
 *
 * <p>For a lexeme, the words come before the meanings to which it relates itself, such as its
 * antonym. What holds between other words of its meaning is left out.
 */
public final class RelatedMeaningsJson {
  /** The maximum number of relations in a record. */
  public static final int MAX_INCLUDED = 100;

  /** The member of a record. */
  public static final JsonName RELATIONS = JsonName.of("relations");

  private static final JsonName TYPE = JsonName.of("type");
  private static final JsonName SCOPE = JsonName.of("scope");
  private static final String WORD = "word";
  private static final String MEANING = "meaning";

  private final JsonOut json;
  private final Store store;
  private final LanguageOrder languages;
  private final LanguageOrder others = new LanguageOrder();
  private final MeaningWordsJson words;
  private final MeaningWordsJson otherWords;
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
    this.languages = languages;
    words = new MeaningWordsJson(json, store, runs, languages);
    otherWords = new MeaningWordsJson(json, store, runs, others);
    this.types = types;
    first = offset;
    end = (long) offset + limit;
  }

  /** Writes the relations of all senses of a lexeme that are on the page. */
  public void ofLexeme(int lexeme) {
    int own = store.lexemes().language(lexeme);
    others.clear();
    if (languages.all()) {
      others.setAll();
    }
    for (int i = 0; i < languages.count(); i++) {
      if (languages.get(i) != own) {
        others.add(languages.get(i));
      }
    }
    int last = store.lexemes().senseEnd(lexeme);
    for (int sense = store.lexemes().firstSense(lexeme); sense < last; sense++) {
      int meaning = store.senses().meaning(sense);
      synonyms(meaning, sense);
      ofWord(lexeme, meaning, sense);
      others(meaning, sense, own);
    }
    ofWord(lexeme, -1, -1);
  }

  /** Writes the relations of a meaning that are on the page. */
  public void ofMeaning(int meaning) {
    synonyms(meaning, -1);
    others(meaning, -1, -1);
  }

  private void synonyms(int meaning, int sense) {
    if (types.hasSynonyms() && words.count(meaning, sense) > 0) {
      item(RelationTypes.SYNONYM, meaning, sense, sense);
    }
  }

  /** Writes the relations of a meaning; those between other words of a language do not count. */
  private void others(int meaning, int sense, int language) {
    MeaningTable meanings = store.meanings();
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      int type = meanings.relationType(i);
      int target = meanings.relationMeaning(i);
      if (types.has(type)
          && (language < 0 || !store.wordPairs().areKnown(meaning, type, target, language))) {
        item(RelationType.at(type).code(), target, sense, -1);
      }
    }
  }

  /** Writes the relations of a word in a meaning, or of those whose meaning is unknown (-1). */
  private void ofWord(int lexeme, int meaning, int sense) {
    WordRelationTable relations = store.wordRelations();
    for (int i = relations.start(lexeme); i < relations.end(lexeme); i++) {
      boolean here = relations.meaning(i) == meaning;
      if (here && types.has(relations.type(i)) && isWanted(i) && isOnPage()) {
        begin(RelationType.at(relations.type(i)).code(), sense);
        json.name(SCOPE).ascii(WORD);
        words.related(i, otherWords, hasOwn());
        json.endObject();
      }
    }
  }

  /** Returns whether words of the language of the lexeme are wanted. */
  private boolean hasOwn() {
    return languages.all() || languages.count() > others.count();
  }

  /** Returns whether a relation between words has a word in a wanted language. */
  private boolean isWanted(int relation) {
    int target = store.wordRelations().targetMeaning(relation);
    return hasOwn() || (target >= 0 && otherWords.count(target, -1) > 0);
  }

  private void item(String type, int meaning, int sense, int without) {
    if (isOnPage()) {
      begin(type, sense);
      json.name(SCOPE).ascii(MEANING);
      words.members(meaning, without);
      json.endObject();
    }
  }

  /** Counts a relation and returns whether it is on the page. */
  private boolean isOnPage() {
    long at = total++;
    return at >= first && at < end;
  }

  private void begin(String type, int sense) {
    json.beginObject().name(TYPE).ascii(type);
    if (sense >= 0) {
      json.name(MemberNames.SENSE_ID).number(store.senses().id(sense));
    }
  }

  /** Returns the number of relations on all pages. */
  public long total() {
    return total;
  }
}

package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.WordRelationTable;

/** Writes a meaning with its most confident words in the wanted languages. */
public final class MeaningWordsJson {
  private static final int MAX_WORDS = 5;
  private static final JsonName WORDS = JsonName.of("words");

  private final JsonOut json;
  private final Store store;
  private final SenseRuns runs;
  private final LanguageOrder languages;

  /**
   * Creates the writer.
   *
   * @param runs reused for the words
   * @param languages the languages of the words
   */
  public MeaningWordsJson(JsonOut json, Store store, SenseRuns runs, LanguageOrder languages) {
    this.json = json;
    this.store = store;
    this.runs = runs;
    this.languages = languages;
  }

  /** Returns the number of words of a meaning other than that of a sense, -1 for none. */
  long count(int meaning, int without) {
    find(meaning, without);
    return runs.total();
  }

  private void find(int meaning, int without) {
    runs.start(0, MAX_WORDS);
    if (without < 0) {
      runs.addMeaning(meaning, languages);
    } else {
      runs.addSense(without, languages);
    }
  }

  /** Writes id, gloss and words of a meaning as members of the current object. */
  public void members(int meaning) {
    members(meaning, -1);
  }

  /**
   * Writes id, gloss and words of a meaning as members of the current object.
   *
   * @param without the sense whose word is left out, -1 for none
   */
  void members(int meaning, int without) {
    head(meaning);
    json.name(WORDS).beginArray();
    words(meaning, without);
    json.endArray();
  }

  private void head(int meaning) {
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(meaning));
    int gloss = store.meanings().gloss(meaning);
    if (gloss >= 0) {
      json.name(MemberNames.GLOSS).text(store.texts(), gloss);
    }
  }

  private void words(int meaning, int without) {
    find(meaning, without);
    runs.seek(0);
    while (runs.next()) {
      word(runs.sense());
    }
  }

  /**
   * Writes the meaning and the words of a relation between words as members of the current object:
   * the related word with the confidence and the source of the relation, then words of its meaning
   * in other languages.
   *
   * @param others writes the words of other languages
   * @param own whether to write the related word itself
   */
  void related(int relation, MeaningWordsJson others, boolean own) {
    WordRelationTable relations = store.wordRelations();
    int meaning = relations.targetMeaning(relation);
    if (meaning >= 0) {
      head(meaning);
    }
    json.name(WORDS).beginArray();
    if (own) {
      word(relations.lexeme(relation), relations.confidence(relation), relations.source(relation));
    }
    if (meaning >= 0) {
      others.words(meaning, -1);
    }
    json.endArray();
  }

  private void word(int sense) {
    word(
        store.senses().lexeme(sense),
        // The link of the word to the meaning: relations of meanings have no confidence.
        store.senses().confidence(sense),
        store.senses().source(sense));
  }

  private void word(int lexeme, int confidence, int source) {
    json.beginObject();
    TranslationJson.lemma(store, MemberNames.LEMMA, lexeme, json);
    TranslationJson.language(store, lexeme, json);
    TranslationJson.confidence(store, lexeme, confidence, json);
    json.name(MemberNames.SOURCE)
        .text(store.strings(), source < 0 ? -1 : store.sources().name(source));
    LexemeJson.reading(json, store, lexeme);
    json.endObject();
  }
}

package org.lexhub.server.translation;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.server.lexeme.TranslationJson;
import org.lexhub.store.Store;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.translation.PivotPaths;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Writes the results of the translator. */
final class TranslateJson {
  private static final JsonName ODDS = JsonName.of("odds");
  private static final JsonName PATHS = JsonName.of("ways");
  private static final JsonName SENSE = JsonName.of("sense");
  private static final JsonName SOURCE_USE = JsonName.of("source_use");
  private static final JsonName TARGET_USE = JsonName.of("target_use");
  private static final JsonName LIKENESS = JsonName.of("likeness");
  private static final JsonName SCALE = JsonName.of("scale");
  private static final JsonName NEAR = JsonName.of("near");
  private static final JsonName NEARNESS = JsonName.of("nearness");
  private static final JsonName NEAR_MEANING_ID = JsonName.of("near_meaning_id");

  private final Store store;
  private final TranslateQuery query;
  private final Translation translation;
  private final JsonOut json;

  /** Creates a writer for a translation and its query, which must be unchanged since then. */
  TranslateJson(Store store, TranslateQuery query, Translation translation, JsonOut json) {
    this.store = store;
    this.query = query;
    this.translation = translation;
    this.json = json;
  }

  /**
   * Writes the list of translations.
   *
   * @return for each target whether any was written
   */
  boolean[] writeAll(int minConfidenceBasisPoints, boolean explain) {
    boolean[] written = new boolean[translation.targetCount()];
    json.name(MemberNames.TRANSLATIONS).beginArray();
    for (int i = 0; i < translation.size(); i++) {
      if (translation.itemConfidenceBasisPoints(i) >= minConfidenceBasisPoints) {
        written[translation.itemTarget(i)] = true;
        write(i, explain);
      }
    }
    json.endArray();
    return written;
  }

  private void write(int i, boolean explain) {
    int lexeme = translation.itemLexeme(i);
    json.beginObject();
    TranslationJson.lemma(store, MemberNames.LEMMA, lexeme, json);
    LexemeJson.reading(json, store, lexeme);
    TranslationJson.language(store, lexeme, json);
    TranslationJson.confidence(store, lexeme, translation.itemConfidenceBasisPoints(i), json);
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(translation.itemMeaning(i)));
    int source = translation.sense(translation.itemSource(i));
    json.name(MemberNames.SENSE_ID).number(store.senses().id(source));
    if (explain) {
      explain(i);
    }
    json.endObject();
  }

  /**
   * Writes the pivot paths of a translation. Its odds are the sum of the odds of the paths times
   * {@code likeness} and {@code scale}.
   */
  private void explain(int i) {
    PivotPaths paths = new PivotPaths();
    store.translator().explain(query, translation, i, paths);
    json.name(TranslationJson.EXPLAIN).beginObject();
    json.name(ODDS).basisPoints(translation.itemOddsBasisPoints(i));
    json.name(LIKENESS).basisPoints(translation.itemLikenessBasisPoints(i));
    json.name(SCALE).basisPoints(translation.itemScaleBasisPoints(i));
    json.name(NEAR).bool(translation.itemNear(i));
    json.name(PATHS).beginArray();
    for (int path = 0; path < paths.size(); path++) {
      write(paths, path);
    }
    json.endArray().endObject();
  }

  private void write(PivotPaths paths, int path) {
    SenseTable senses = store.senses();
    int source = paths.source(path);
    int target = paths.target(path);
    json.beginObject();
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(senses.meaning(source)));
    json.name(MemberNames.SENSE_ID).number(senses.id(source));
    json.name(ODDS).basisPoints(paths.oddsBasisPoints(path));
    json.name(SENSE).basisPoints(paths.sensePartBasisPoints(path));
    json.name(SOURCE_USE).basisPoints(senses.sourceUseBasisPoints(source));
    json.name(TARGET_USE).basisPoints(senses.targetUseBasisPoints(target));
    if (senses.meaning(source) != senses.meaning(target)) {
      json.name(NEARNESS).basisPoints(paths.nearnessBasisPoints(path));
      json.name(NEAR_MEANING_ID).number(store.meanings().id(senses.meaning(target)));
    }
    TranslationJson.links(store, source, target, json);
    json.endObject();
  }
}

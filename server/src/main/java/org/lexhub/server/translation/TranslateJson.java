package org.lexhub.server.translation;

import java.util.Arrays;
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
  private static final JsonName STATED = JsonName.of("stated");
  private static final JsonName SCALE = JsonName.of("scale");
  private static final JsonName MEANT = JsonName.of("meant");
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
   * Writes the list of translations: for each code of the request the words of its targets in
   * order, those in the preferred script first, at most as many as the request wants.
   *
   * @return for each target whether any was written for its code
   */
  boolean[] writeAll(TargetLanguages targets, TranslateRequest request) {
    boolean[] written = new boolean[translation.targetCount()];
    json.name(MemberNames.TRANSLATIONS).beginArray();
    int item = 0;
    for (int target = 0; target < written.length; ) {
      int end = targets.end(target);
      int first = item;
      while (item < translation.size() && translation.itemTarget(item) < end) {
        item++;
      }
      int count = write(first, item, targets.script(target), request);
      Arrays.fill(written, target, end, count > 0);
      target = end;
    }
    json.endArray();
    return written;
  }

  /** Writes the words of one code and returns their number. */
  private int write(int first, int end, int script, TranslateRequest request) {
    ScriptPreference preference = script == 0 ? null : ScriptPreference.of(script);
    int count = 0;
    for (int pass = preference == null ? 1 : 0; pass < 2; pass++) {
      for (int i = first; i < end && count < request.limit(); i++) {
        boolean wanted = preference == null || isWritten(i, preference) == (pass == 0);
        if (wanted
            && translation.itemConfidenceBasisPoints(i) >= request.minConfidenceBasisPoints()) {
          write(i, request.explain());
          count++;
        }
      }
    }
    return count;
  }

  private boolean isWritten(int item, ScriptPreference preference) {
    int lemma = store.lexemes().lemma(translation.itemLexeme(item));
    return preference.matches(store.strings().get(lemma));
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
   * {@code likeness}, {@code stated} and {@code scale}, divided by {@code meant}, and its
   * confidence is {@code meant} times the probability of these odds.
   */
  private void explain(int i) {
    PivotPaths paths = new PivotPaths();
    store.translator().explain(query, translation, i, paths);
    json.name(TranslationJson.EXPLAIN).beginObject();
    json.name(ODDS).basisPoints(translation.itemOddsBasisPoints(i));
    json.name(LIKENESS).basisPoints(translation.itemLikenessBasisPoints(i));
    json.name(STATED).basisPoints(translation.itemStatedBasisPoints(i));
    json.name(SCALE).basisPoints(translation.itemScaleBasisPoints(i));
    json.name(MEANT).basisPoints(translation.itemMeantBasisPoints(i));
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

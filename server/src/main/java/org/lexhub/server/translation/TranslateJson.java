package org.lexhub.server.translation;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.Names;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.store.Store;
import org.lexhub.store.query.TranslateQuery;
import org.lexhub.store.query.Translation;
import org.lexhub.store.query.TranslationWays;
import org.lexhub.store.table.SenseTable;

/** Writes the translations that the translator found. */
final class TranslateJson {
  private static final JsonName EXPLAIN = JsonName.of("explain");
  private static final JsonName ODDS = JsonName.of("odds");
  private static final JsonName WAYS = JsonName.of("ways");
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

  /** Writes the answer to a query, which must be as it was when it was answered. */
  TranslateJson(Store store, TranslateQuery query, Translation translation, JsonOut json) {
    this.store = store;
    this.query = query;
    this.translation = translation;
    this.json = json;
  }

  /**
   * Writes the list of translations.
   *
   * @return which of the targets got any
   */
  boolean[] writeAll(int least10000, boolean explain) {
    boolean[] given = new boolean[translation.targetCount()];
    json.name(Names.TRANSLATIONS).beginArray();
    for (int i = 0; i < translation.size(); i++) {
      if (translation.itemConfidence10000(i) >= least10000) {
        given[translation.itemTarget(i)] = true;
        write(i, explain);
      }
    }
    json.endArray();
    return given;
  }

  private void write(int i, boolean explain) {
    int lexeme = translation.itemLexeme(i);
    json.beginObject();
    TranslationJson.lemma(store, Names.LEMMA, lexeme, json);
    LexemeJson.reading(json, store, lexeme);
    TranslationJson.language(store, lexeme, json);
    TranslationJson.standing(store, lexeme, translation.itemConfidence10000(i), json);
    json.name(Names.MEANING_ID).number(store.meanings().id(translation.itemMeaning(i)));
    int source = translation.sense(translation.itemSource(i));
    json.name(Names.SENSE_ID).number(store.senses().id(source));
    if (explain) {
      explain(i);
    }
    json.endObject();
  }

  /** The odds of the ways add up and, times likeness and scale, are those of the translation. */
  private void explain(int i) {
    TranslationWays ways = new TranslationWays();
    store.translator().explain(query, translation, i, ways);
    json.name(EXPLAIN).beginObject();
    json.name(ODDS).tenThousandths(translation.itemOdds10000(i));
    json.name(LIKENESS).tenThousandths(translation.itemLikeness10000(i));
    json.name(SCALE).tenThousandths(translation.itemScale10000(i));
    json.name(NEAR).bool(translation.itemNear(i));
    json.name(WAYS).beginArray();
    for (int way = 0; way < ways.size(); way++) {
      write(ways, way);
    }
    json.endArray().endObject();
  }

  private void write(TranslationWays ways, int way) {
    SenseTable senses = store.senses();
    int source = ways.source(way);
    int target = ways.target(way);
    json.beginObject();
    json.name(Names.MEANING_ID).number(store.meanings().id(senses.meaning(source)));
    json.name(Names.SENSE_ID).number(senses.id(source));
    json.name(ODDS).tenThousandths(ways.odds10000(way));
    json.name(SENSE).tenThousandths(ways.sensePart10000(way));
    json.name(SOURCE_USE).tenThousandths(senses.sourceUse10000(source));
    json.name(TARGET_USE).tenThousandths(senses.targetUse10000(target));
    if (senses.meaning(source) != senses.meaning(target)) {
      json.name(NEARNESS).tenThousandths(ways.nearness10000(way));
      json.name(NEAR_MEANING_ID).number(store.meanings().id(senses.meaning(target)));
    }
    TranslationJson.links(store, source, target, json);
    json.endObject();
  }
}

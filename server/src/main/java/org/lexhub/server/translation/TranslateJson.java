package org.lexhub.server.translation;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.Names;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.store.Store;
import org.lexhub.store.query.Translation;

/** Writes the translations that the translator found. */
final class TranslateJson {
  private static final JsonName EXPLAIN = JsonName.of("explain");
  private static final JsonName SENSE = JsonName.of("sense");
  private static final JsonName SOURCE_LINK = JsonName.of("source_link");
  private static final JsonName TARGET_LINK = JsonName.of("target_link");

  private TranslateJson() {}

  /**
   * Writes the list of translations.
   *
   * @return which of the targets got any
   */
  static boolean[] writeAll(
      Store store, TranslateRequest request, Translation translation, int targets, JsonOut json) {
    boolean[] given = new boolean[targets];
    json.name(Names.TRANSLATIONS).beginArray();
    for (int i = 0; i < translation.size(); i++) {
      if (translation.itemConfidence10000(i) >= request.minConfidence10000()) {
        given[translation.itemTarget(i)] = true;
        write(store, translation, i, request.explain(), json);
      }
    }
    json.endArray();
    return given;
  }

  private static void write(
      Store store, Translation translation, int i, boolean explain, JsonOut json) {
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
      json.name(EXPLAIN).beginObject();
      json.name(SENSE).tenThousandths(translation.itemSensePart10000(i));
      json.name(SOURCE_LINK).tenThousandths(translation.itemSourceLink10000(i));
      json.name(TARGET_LINK).tenThousandths(translation.itemTargetLink10000(i));
      TranslationJson.sources(store, source, translation.itemSense(i), json);
      json.endObject();
    }
    json.endObject();
  }
}

package org.lexhub.server.json;

import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.DefinitionTexts;
import org.lexhub.store.table.MeaningTable;

/**
 * Writes definitions and examples, each with its source and the licence of the source. Those in
 * requested languages come first, in the order of the request; the others follow in stored order.
 */
public final class DefinitionJson {
  private static final JsonName LICENCE = JsonName.of("licence");

  private DefinitionJson() {}

  /** Writes the definitions of a meaning. */
  public static void ofMeaning(JsonOut json, Store store, int meaning, LanguageOrder first) {
    json.name(MemberNames.DEFINITIONS).beginArray();
    for (int i = 0; i < first.count(); i++) {
      in(json, store, store.meanings(), meaning, first.get(i));
    }
    others(json, store, store.meanings(), meaning, first);
    json.endArray();
  }

  /**
   * Writes the definitions of a sense: its own, or those of its meaning if it has none. In a
   * requested language in which it has none, those of its meaning, too.
   */
  public static void ofSense(JsonOut json, Store store, int sense, LanguageOrder first) {
    int meaning = store.senses().meaning(sense);
    json.name(MemberNames.DEFINITIONS).beginArray();
    for (int i = 0; i < first.count(); i++) {
      if (!in(json, store, store.senses(), sense, first.get(i))) {
        in(json, store, store.meanings(), meaning, first.get(i));
      }
    }
    if (store.senses().definitionStart(sense) < store.senses().definitionEnd(sense)) {
      others(json, store, store.senses(), sense, first);
    } else {
      others(json, store, store.meanings(), meaning, first);
    }
    json.endArray();
  }

  /** Writes the definitions of a row in a language; returns whether there are any. */
  private static boolean in(
      JsonOut json, Store store, DefinitionTexts<?> table, int row, int language) {
    boolean any = false;
    int end = table.definitionEnd(row);
    for (int i = table.definitionStart(row); i < end; i++) {
      if (table.definitionLanguage(i) == language) {
        one(json, store, table, i);
        any = true;
      }
    }
    return any;
  }

  private static void others(
      JsonOut json, Store store, DefinitionTexts<?> table, int row, LanguageOrder first) {
    int end = table.definitionEnd(row);
    for (int i = table.definitionStart(row); i < end; i++) {
      if (!contains(first, table.definitionLanguage(i))) {
        one(json, store, table, i);
      }
    }
  }

  private static boolean contains(LanguageOrder languages, int language) {
    for (int i = 0; i < languages.count(); i++) {
      if (languages.get(i) == language) {
        return true;
      }
    }
    return false;
  }

  private static void one(JsonOut json, Store store, DefinitionTexts<?> table, int entry) {
    json.beginObject();
    LanguageCode.write(json, MemberNames.LANGUAGE, store, table.definitionLanguage(entry));
    json.name(MemberNames.TEXT).text(store.texts(), table.definitionText(entry));
    source(json, store, table.definitionSource(entry));
    json.endObject();
  }

  /** Writes the examples of a meaning. */
  public static void examplesOfMeaning(
      JsonOut json, Store store, int meaning, LanguageOrder first) {
    MeaningTable meanings = store.meanings();
    int start = meanings.exampleStart(meaning);
    int end = meanings.exampleEnd(meaning);
    json.name(MemberNames.EXAMPLES).beginArray();
    for (int k = 0; k < first.count(); k++) {
      for (int i = start; i < end; i++) {
        if (meanings.exampleLanguage(i) == first.get(k)) {
          example(json, store, i);
        }
      }
    }
    for (int i = start; i < end; i++) {
      if (!contains(first, meanings.exampleLanguage(i))) {
        example(json, store, i);
      }
    }
    json.endArray();
  }

  private static void example(JsonOut json, Store store, int entry) {
    MeaningTable meanings = store.meanings();
    json.beginObject();
    LanguageCode.write(json, MemberNames.LANGUAGE, store, meanings.exampleLanguage(entry));
    json.name(MemberNames.TEXT).text(store.texts(), meanings.exampleText(entry));
    source(json, store, meanings.exampleSource(entry));
    json.endObject();
  }

  /** Writes the name of a source and its licence. */
  public static void source(JsonOut json, Store store, int source) {
    json.name(MemberNames.SOURCE).text(store.strings(), store.sources().name(source));
    int licence = store.sources().licence(source);
    if (licence >= 0) {
      json.name(LICENCE).text(store.texts(), licence);
    }
  }
}

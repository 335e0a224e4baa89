package org.lexhub.server.mcp;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/** Writes the related words of a lexeme, sense by sense and type by type. */
final class RelationsJson {
  private static final int MAX_SENSES = 20;
  private static final int MAX_WORDS = 30;
  private static final String SYNONYM = "synonym";

  private final Store store;
  private final LanguageSet languages;
  private final JsonOut json;
  private final IntConsumer lexemes;

  /**
   * Creates a writer.
   *
   * @param languages the languages of the related words
   * @param lexemes receives the rows of the lexemes that are written
   */
  RelationsJson(Store store, LanguageSet languages, JsonOut json, IntConsumer lexemes) {
    this.store = store;
    this.languages = languages;
    this.json = json;
    this.lexemes = lexemes;
  }

  /** Writes the member {@code senses} of a lexeme. */
  void write(int lexeme) {
    json.name("senses").beginArray();
    int start = store.lexemes().firstSense(lexeme);
    int end = Math.min(store.lexemes().senseEnd(lexeme), start + MAX_SENSES);
    for (int sense = start; sense < end; sense++) {
      sense(sense, lexeme);
    }
    json.endArray();
  }

  private void sense(int sense, int own) {
    json.beginObject().name("gloss").text(store.texts(), store.gloss(sense));
    Map<String, Set<String>> related = new TreeMap<>();
    MeaningTable meanings = store.meanings();
    int meaning = store.senses().meaning(sense);
    add(SYNONYM, meaning, own, related);
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      String type = RelationType.at(meanings.relationType(i)).code();
      add(type, meanings.relationMeaning(i), own, related);
    }
    json.name("related").beginObject();
    related.forEach((type, words) -> {
      json.name(type).beginArray();
      words.forEach(json::string);
      json.endArray();
    });
    json.endObject().endObject();
  }

  private void add(String type, int meaning, int own, Map<String, Set<String>> related) {
    MeaningTable meanings = store.meanings();
    for (int i = 0; i < languages.count(); i++) {
      int language = languages.get(i);
      long end = meanings.senseEnd(meaning);
      for (long at = meanings.sensesIn(meaning, language); at < end; at++) {
        if (meanings.senseLanguage(at) != language) {
          break;
        }
        int lexeme = store.senses().lexeme(meanings.sense(at));
        Set<String> words = related.computeIfAbsent(type, key -> new LinkedHashSet<>());
        if (lexeme != own && words.size() < MAX_WORDS) {
          words.add(store.strings().get(store.lexemes().lemma(lexeme)));
          lexemes.accept(lexeme);
        }
      }
    }
  }
}

package org.lexhub.server.explore.relation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.WordRelationTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * The related words of a word in the same language, by type of relation: synonyms, opposites,
 * broader and narrower words and others. Relations of the word come first, then those of the
 * meanings of all its senses.
 */
public final class RelatedWords {
  /** The maximum number of words of a type. */
  private static final int MAX_WORDS = 12;

  /** The maximum number of senses that are followed. */
  private static final int MAX_SENSES = 8;

  private final Store store;
  private final int lexeme;
  private final int language;
  private final Set<Integer> synonyms = new LinkedHashSet<>();
  private final Map<RelationType, Set<Integer>> related = new EnumMap<>(RelationType.class);

  private RelatedWords(Store store, int lexeme) {
    this.store = store;
    this.lexeme = lexeme;
    language = store.lexemes().language(lexeme);
  }

  /** Returns the related words of each type that has some. */
  public static List<Neighbours> of(Store store, int lexeme) {
    RelatedWords words = new RelatedWords(store, lexeme);
    words.collectWords();
    words.collect();
    List<Neighbours> types = new ArrayList<>();
    words.list(types, RelationType.SYNONYM, words.synonyms);
    words.related.forEach((type, each) -> words.list(types, type, each));
    return types;
  }

  private void list(List<Neighbours> types, RelationType type, Set<Integer> words) {
    if (!words.isEmpty()) {
      types.add(
          new Neighbours(
              Texts.text("relation.word." + type.code()),
              words.stream().map(word -> Neighbour.word(store, word)).toList(),
              0));
    }
  }

  private void collect() {
    MeaningTable meanings = store.meanings();
    int first = store.lexemes().firstSense(lexeme);
    int end = Math.min(first + MAX_SENSES, store.lexemes().senseEnd(lexeme));
    for (int sense = first; sense < end; sense++) {
      int meaning = store.senses().meaning(sense);
      add(meaning, synonyms);
      for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
        int type = meanings.relationType(i);
        int target = meanings.relationMeaning(i);
        if (!store.wordPairs().areKnown(meaning, type, target, language)) {
          add(target, of(RelationType.at(type)));
        }
      }
    }
  }

  /** Adds the words to which the word itself relates. */
  private void collectWords() {
    WordRelationTable relations = store.wordRelations();
    for (int i = relations.start(lexeme); i < relations.end(lexeme); i++) {
      RelationType type = RelationType.at(relations.type(i));
      Set<Integer> words = type == RelationType.SYNONYM ? synonyms : of(type);
      if (words.size() < MAX_WORDS) {
        words.add(relations.lexeme(i));
      }
    }
  }

  private Set<Integer> of(RelationType type) {
    return related.computeIfAbsent(type, any -> new LinkedHashSet<>());
  }

  /** Adds the words of a meaning in the language of the word, except the word itself. */
  private void add(int meaning, Set<Integer> words) {
    MeaningTable meanings = store.meanings();
    long end = meanings.senseEnd(meaning);
    for (long at = meanings.sensesIn(meaning, language);
        at < end && meanings.senseLanguage(at) == language && words.size() < MAX_WORDS;
        at++) {
      int word = store.senses().lexeme(meanings.sense(at));
      if (store.lexemes().lemma(word) != store.lexemes().lemma(lexeme)) {
        words.add(word);
      }
    }
  }
}

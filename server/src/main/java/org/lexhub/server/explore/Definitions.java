package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.store.Store;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/** Definitions without repetitions: those in English and in the language of the word come first. */
public final class Definitions {
  private static final int MAX_DEFINITIONS = 60;
  private static final int ENGLISH = HubLanguage.PACKED_CODE;

  final List<Definition> first = new ArrayList<>();
  final List<Definition> others = new ArrayList<>();
  private final Store store;
  private final int own;
  private final Set<String> seen = new HashSet<>();

  /**
   * A definition.
   *
   * @param lang its BCP 47 tag, empty if its language has none
   * @param language the name of its language, null for English
   */
  record Definition(String text, String lang, @Nullable String language) {}

  /**
   * Creates an empty list.
   *
   * @param own the language of the word, -1 for none
   * @param gloss the gloss above the list, which is not repeated
   */
  public Definitions(Store store, int own, String gloss) {
    this.store = store;
    this.own = own;
    seen.add(gloss);
  }

  /**
   * Returns the first definition of a sense or else of its meaning in a language, or its gloss if
   * it has none there.
   *
   * @param language the row of the language, -1 for the gloss
   */
  public static String firstIn(Store store, int sense, int language) {
    SenseTable senses = store.senses();
    for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
      if (senses.definitionLanguage(i) == language) {
        return store.texts().get(senses.definitionText(i));
      }
    }
    MeaningTable meanings = store.meanings();
    int meaning = senses.meaning(sense);
    for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
      if (meanings.definitionLanguage(i) == language) {
        return store.texts().get(meanings.definitionText(i));
      }
    }
    return WordLabels.gloss(store, sense);
  }

  /** Adds a definition unless it repeats one. */
  void add(int language, int text) {
    String words = store.texts().get(text);
    if (seen.size() <= MAX_DEFINITIONS && seen.add(words)) {
      boolean english = store.languages().iso639(language) == ENGLISH;
      String name = english ? null : WordLabels.language(store, language);
      (english || language == own ? first : others)
          .add(new Definition(words, LanguageTags.of(store, language), name));
    }
  }

  /** Adds the definitions of a meaning. */
  public Definitions addMeaning(int meaning) {
    MeaningTable meanings = store.meanings();
    for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
      add(meanings.definitionLanguage(i), meanings.definitionText(i));
    }
    return this;
  }

  /** Returns whether there is no definition. */
  public boolean isEmpty() {
    return first.isEmpty() && others.isEmpty();
  }
}

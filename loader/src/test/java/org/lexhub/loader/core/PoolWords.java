package org.lexhub.loader.core;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.SenseRecord;

/**
 * The words of one language in all layers of the pool, many of them with a meaning: a WordNet 3.0
 * synset, a gloss of Concepticon or an English word. Spellings are folded; entries in another
 * script (transcriptions) are ignored.
 */
final class PoolWords extends NoRecords {
  private static final Pattern ASIDE = Pattern.compile("\\([^)]*\\)|\\[[^]]*\\]");
  private static final Pattern SEPARATORS = Pattern.compile("[,;/、；]");
  private static final Pattern ARTICLES = Pattern.compile("^(to|the|an?|be) ");

  private final Writing writing;
  private final Set<String> words = new HashSet<>();
  private final Map<String, Set<String>> bySynset = new HashMap<>();
  private final Map<String, Set<String>> byGloss = new HashMap<>();
  private final Map<String, Set<String>> byEnglish = new HashMap<>();

  PoolWords(String language) {
    this.writing = Writing.of(language);
  }

  /** Adds a word without a meaning; returns it folded, or an empty text if it is ignored. */
  String word(String text) {
    String folded = CoreSpelling.fold(text);
    if (folded.isEmpty() || !writing.writes(folded)) {
      return "";
    }
    words.add(folded);
    return folded;
  }

  private void add(Map<String, Set<String>> map, String key, String folded) {
    if (!folded.isEmpty()) {
      map.computeIfAbsent(key, any -> new HashSet<>()).add(folded);
    }
  }

  /** Adds the alternatives in a cell of a word list under a gloss of Concepticon. */
  void gloss(String gloss, String cell) {
    for (String text : alternatives(cell)) {
      add(byGloss, gloss, word(text));
    }
  }

  /** Adds the alternatives in a cell under the English words of another cell. */
  void english(String english, String cell) {
    for (String text : alternatives(cell)) {
      String folded = word(text);
      for (String key : SEPARATORS.split(ASIDE.matcher(english).replaceAll(""), -1)) {
        String bare = ARTICLES.matcher(key.strip().toLowerCase(Locale.ROOT)).replaceFirst("");
        if (!bare.isEmpty()) {
          add(byEnglish, bare, folded);
        }
      }
    }
  }

  private static Set<String> alternatives(String cell) {
    Set<String> texts = new HashSet<>();
    for (String part : SEPARATORS.split(cell, -1)) {
      texts.add(ASIDE.matcher(part).replaceAll(""));
      texts.add(part.replace("(", "").replace(")", ""));
    }
    return texts;
  }

  @Override
  public void lexeme(LexemeRecord lexeme) {
    String folded = word(lexeme.lemma());
    for (SenseRecord sense : lexeme.senses()) {
      add(bySynset, sense.meaningKey().replace("wn30:", ""), folded);
    }
  }

  /** Returns whether a text, or every word of it, is a word of the language in some layer. */
  boolean knows(String folded) {
    if (words.contains(folded)) {
      return true;
    }
    String[] parts = CoreSpelling.parts(folded);
    for (String part : parts) {
      if (!words.contains(part)) {
        return false;
      }
    }
    return parts.length > 1;
  }

  int size() {
    return words.size();
  }

  Set<String> ofSynset(String synset) {
    return bySynset.getOrDefault(synset, Set.of());
  }

  Set<String> ofGloss(String gloss) {
    return byGloss.getOrDefault(gloss, Set.of());
  }

  Set<String> ofEnglish(String word) {
    return byEnglish.getOrDefault(word, Set.of());
  }
}

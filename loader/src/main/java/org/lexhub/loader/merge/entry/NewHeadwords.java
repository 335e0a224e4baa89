package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.List;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Says which words of entries without meanings can get new ones: neither forms of other words nor
 * explanations. An English word is new if it is a headword or the translation of several entries.
 */
final class NewHeadwords {
  /** The languages that write nouns with capitals, as codes of dictionaries. */
  private static final List<String> NOUN_CAPITALS = List.of("deu", "ltz", "de", "lb");

  /** The minimum number of entries with an English translation that has no meanings. */
  private static final int MIN_ENTRIES = 2;

  /** The minimum number of letters of each word of a two-word headword. */
  private static final int MIN_LETTERS = 4;

  private final StagedEntries entries;
  private final StringPool strings;
  private final WordMeanings words;
  private final EnglishLookalikes lookalikes;
  private final IntSet nounCapitals;
  private final int english;
  private final Int2IntOpenHashMap unknownEnglish = new Int2IntOpenHashMap();

  NewHeadwords(
      Staging staging, LexemeIdentity lexemes, WordMeanings words, int[] languageOf, int english) {
    entries = staging.entries;
    strings = staging.strings;
    this.words = words;
    lookalikes = new EnglishLookalikes(staging.strings, lexemes, english);
    nounCapitals = CodedLanguages.of(staging, languageOf, NOUN_CAPITALS);
    this.english = english;
  }

  /** Counts the entries that give each English word without meanings; headwords count twice. */
  void countEnglish(EntryItems unknown) {
    for (int item = 0; item < unknown.size(); item++) {
      for (int i = 0; unknown.otherLanguage(item) == english && i < unknown.others(item); i++) {
        boolean isTranslation = unknown.isWord(item);
        unknownEnglish.addTo(unknown.other(item, i), isTranslation ? 1 : MIN_ENTRIES);
      }
    }
  }

  /** Returns whether a teacher without meanings can get a new one. */
  boolean isNew(EntryItems items, int item, int i) {
    int word = items.other(item, i);
    if (isForm(items, item, items.otherLanguage(item), word)) {
      return false;
    }
    if (items.otherLanguage(item) != english) {
      return isHeadword(word);
    }
    return unknownEnglish.get(word) >= MIN_ENTRIES
        && !lookalikes.contains(strings.text(word))
        && (isHeadword(word) || !items.isWord(item))
        && words.of(english, word, StagedLexemes.ANY_POS).isEmpty();
  }

  /** Returns whether a word is no lexeme but the form of one. */
  boolean isForm(EntryItems items, int item, int language, int text) {
    boolean isName = entries.pos(items.row(item)) == Pos.NAME.number();
    return words.isForm(language, text, isName || nounCapitals.contains(language));
  }

  /**
   * Returns whether an unknown translation can be a headword: explanations such as "be found" or
   * "at the floor" cannot.
   */
  boolean isHeadword(int text) {
    String[] parts = strings.text(text).split(" ", -1);
    boolean isLong = true;
    for (String part : parts) {
      isLong &= part.codePointCount(0, part.length()) >= MIN_LETTERS;
    }
    return parts.length == 1 || (parts.length == 2 && isLong);
  }
}

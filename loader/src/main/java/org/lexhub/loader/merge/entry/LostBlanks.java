package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongIterator;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.List;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Restores the blanks of phrases that a dictionary wrote as one word: some have lost all blanks of
 * their translations ("tiendadecampaña"). A translation is taken for such a phrase if no source has
 * it as a word, and if a source other than a dictionary has a phrase with the same letters, and so
 * with its meanings: some of these dictionaries have lost the second word of headwords as well, and
 * "air" would teach "aire acondicionado" what it means. Languages that write compounds as one word
 * are left out, because there both spellings can be right.
 */
final class LostBlanks {
  /** The languages that write compounds as one word, as codes of dictionaries. */
  private static final List<String> COMPOUNDING =
      List.of(
          "afr", "dan", "deu", "ekk", "est", "fao", "fin", "fry", "hun", "isl", "kor", "ltz", "nds",
          "nld", "nno", "nob", "nor", "swe", "af", "da", "de", "et", "fi", "fo", "fy", "hu", "is",
          "ko", "lb", "nb", "nl", "nn", "no", "sv");

  /** The minimum number of bytes of a phrase without its blanks. */
  private static final int MIN_LENGTH = 5;

  private static final int NONE = -1;

  private final StagedEntries entries;
  private final StringPool strings;
  private final int[] languageOf;
  private final IntSet compounding;
  private final Utf8Buffer buffer = new Utf8Buffer(64);

  /** The texts without blanks of each language that no source has as a word. */
  private final LongOpenHashSet unknown = new LongOpenHashSet();

  /** The same texts by language and checksum. */
  private final Long2IntOpenHashMap solid = new Long2IntOpenHashMap();

  /** The phrase for each such text, as far as one is found. */
  private final Long2IntOpenHashMap phrases = new Long2IntOpenHashMap();

  private LostBlanks(Staging staging, int[] languageOf) {
    entries = staging.entries;
    strings = staging.strings;
    this.languageOf = languageOf;
    solid.defaultReturnValue(NONE);
    phrases.defaultReturnValue(NONE);
    compounding = CodedLanguages.of(staging, languageOf, COMPOUNDING);
  }

  /** Corrects the translations of all staged entries. */
  static void restore(Staging staging, int[] languageOf) {
    LostBlanks all = new LostBlanks(staging, languageOf);
    all.collectUnknown(staging);
    all.index();
    all.findPhrases(staging.lexemes);
    all.correct();
  }

  private void collectUnknown(Staging staging) {
    for (int row = 0; row < entries.size(); row++) {
      int language = languageOf[entries.to.getInt(row)];
      for (int i = entries.start(row); isWithBlanks(language) && i < entries.end(row); i++) {
        int text = entries.translation(i);
        if (strings.length(text) >= MIN_LENGTH && blanks(text) == 0) {
          unknown.add(key(language, text));
        }
      }
    }
    removeWords(staging.lexemes);
    removeWords(staging.annotations);
    for (int row = 0; row < entries.size(); row++) {
      unknown.remove(key(languageOf[entries.from.getInt(row)], entries.lemma.getInt(row)));
    }
  }

  private void index() {
    LongIterator left = unknown.iterator();
    while (left.hasNext()) {
      long key = left.nextLong();
      int language = (int) (key >>> Integer.SIZE);
      solid.put(checksum(language, (int) key), (int) key);
    }
  }

  private boolean isWithBlanks(int language) {
    return language >= 0 && !compounding.contains(language);
  }

  private void removeWords(StagedLexemes stage) {
    for (int row = 0; row < stage.size(); row++) {
      unknown.remove(key(languageOf[stage.language.getInt(row)], stage.lemma.getInt(row)));
    }
  }

  private void findPhrases(StagedLexemes lexemes) {
    for (int row = 0; row < lexemes.size(); row++) {
      int language = languageOf[lexemes.language.getInt(row)];
      int text = lexemes.lemma.getInt(row);
      if (isWithBlanks(language) && blanks(text) > 0) {
        int found = solid.get(checksum(language, text));
        if (found >= 0 && isSame(found, text)) {
          phrases.putIfAbsent(key(language, found), text);
        }
      }
    }
  }

  /** Returns whether a phrase without its blanks is a text. */
  private boolean isSame(int solidText, int phrase) {
    return strings.text(phrase).replace(" ", "").equals(strings.text(solidText));
  }

  private void correct() {
    for (int row = 0; row < entries.size(); row++) {
      int language = languageOf[entries.to.getInt(row)];
      for (int i = entries.start(row); isWithBlanks(language) && i < entries.end(row); i++) {
        int phrase = phrases.get(key(language, entries.translation(i)));
        if (phrase >= 0) {
          entries.correct(i, phrase);
        }
      }
    }
  }

  private int blanks(int text) {
    int blanks = 0;
    read(text);
    for (int i = 0; i < buffer.length(); i++) {
      blanks += buffer.bytes()[i] == ' ' ? 1 : 0;
    }
    return blanks;
  }

  /** Returns a checksum of a language and the letters of a text (FNV-1a). */
  private long checksum(int language, int text) {
    read(text);
    long sum = 0xcbf29ce484222325L ^ language;
    for (int i = 0; i < buffer.length(); i++) {
      if (buffer.bytes()[i] != ' ') {
        sum = (sum ^ buffer.bytes()[i]) * 0x100000001b3L;
      }
    }
    return sum;
  }

  private void read(int text) {
    buffer.clear();
    strings.read(text, buffer);
  }

  private static long key(int language, int text) {
    return (long) language << Integer.SIZE | text;
  }
}

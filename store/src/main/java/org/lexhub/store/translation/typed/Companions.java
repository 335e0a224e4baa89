package org.lexhub.store.translation.typed;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.lexhub.store.lexeme.LanguageResource;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TypedText;
import org.lexhub.store.text.Utf8;

/**
 * The words that people type before a word, by language: articles, the mark of an infinitive,
 * pronouns before a verb. The resource {@code companions.tsv} lists them.
 */
public final class Companions {
  private static final class Companion {
    final byte[] word;
    final Pos next;
    final int[] languages;

    Companion(String word, Pos next, int[] languages) {
      boolean joined = word.endsWith("'") || word.endsWith("-");
      String typed = word.replace('_', ' ').toLowerCase(Locale.ROOT);
      this.word = (joined ? typed : typed + " ").getBytes(StandardCharsets.UTF_8);
      this.next = next;
      this.languages = languages;
    }
  }

  /** The longest first. */
  private final Companion[] companions;

  private Companions(List<Companion> list) {
    companions = list.toArray(new Companion[0]);
    Arrays.sort(companions, (a, b) -> Integer.compare(b.word.length, a.word.length));
  }

  /** Reads the companions in the languages of a snapshot. */
  public static Companions of(LanguageCodes codes) {
    List<Companion> list = new ArrayList<>();
    for (String[] columns : LanguageResource.rows(Companions.class, "companions.tsv")) {
      int[] languages = LanguageResource.languages(columns[0], codes);
      Pos next = Pos.valueOf(columns[1].toUpperCase(Locale.ROOT));
      for (String word : columns[2].split(" ", -1)) {
        if (languages.length > 0) {
          list.add(new Companion(word, next, languages));
        }
      }
    }
    return new Companions(list);
  }

  /**
   * Returns the first companion, at or after an index, with which a text begins; -1 if there is
   * none.
   *
   * @param text a {@linkplain TypedText bare} text
   */
  public int find(int from, byte[] text, int length, LanguageSet source) {
    for (int i = from; i < companions.length; i++) {
      if (begins(text, length, companions[i].word) && isOf(companions[i], source)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the number of bytes of a text that begins with a companion before what follows it. */
  public int end(int companion, byte[] text, int length) {
    return end(text, length, companions[companion].word);
  }

  /** Returns the part of speech of the words that a companion precedes. */
  public Pos next(int companion) {
    return companions[companion].next;
  }

  private static boolean isOf(Companion companion, LanguageSet source) {
    for (int language : companion.languages) {
      if (source.contains(language)) {
        return true;
      }
    }
    return false;
  }

  private static boolean begins(byte[] text, int length, byte[] word) {
    return end(text, length, word) > 0;
  }

  /** Returns where a word ends with which a text in any letter case begins, or -1. */
  private static int end(byte[] text, int length, byte[] word) {
    int at = 0;
    for (int i = 0; i < word.length; ) {
      if (at >= length) {
        return -1;
      }
      int typed = Utf8.decode(text, at, length);
      int wanted = Utf8.decode(word, i, word.length);
      if (Character.toLowerCase(typed) != wanted) {
        return -1;
      }
      at += Utf8.length(typed);
      i += Utf8.length(wanted);
    }
    return at < length ? at : -1;
  }
}

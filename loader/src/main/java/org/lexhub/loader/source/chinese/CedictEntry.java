package org.lexhub.loader.source.chinese;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An entry of CC-CEDICT.
 *
 * @param traditional the word in traditional characters
 * @param simplified the word in simplified characters
 * @param pinyin its syllables with tone numbers, between blanks
 * @param glosses the English glosses, one for each sense, without those that name measure words
 * @param classifiers the measure words in simplified characters, the usual one first
 */
record CedictEntry(
    String traditional,
    String simplified,
    String pinyin,
    List<String> glosses,
    List<String> classifiers) {

  private static final Pattern LINE =
      Pattern.compile("(\\S+) (\\S+) \\[{1,2}([^\\]]*)\\]{1,2} /(.+)/\\s*");

  /** Measure words, with the brackets around them if they follow a gloss. */
  private static final Pattern CLASSIFIERS = Pattern.compile("\\s*\\(?CL:([^)/;]*[^)/;\\s])\\)?");

  /** A measure word in both kinds of characters, and its pinyin. */
  private static final Pattern CLASSIFIER =
      Pattern.compile("([\\p{IsHan}〇]+)(?:\\|([\\p{IsHan}〇]+))?(?:\\[[^\\]]*\\])?");

  CedictEntry {
    glosses = List.copyOf(glosses);
    classifiers = List.copyOf(classifiers);
  }

  /** Returns the entry of a line, or null if it is none. */
  static @Nullable CedictEntry parse(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      return null;
    }
    return of(
        parts.group(1),
        parts.group(2),
        parts.group(3).replaceAll("(?<=[1-5])(?=\\p{L})", " "),
        List.of(parts.group(4).split("/", -1)),
        List.of());
  }

  /**
   * Returns an entry with the measure words that its glosses name, after others.
   *
   * @param known measure words from elsewhere
   */
  static CedictEntry of(
      String traditional,
      String simplified,
      String pinyin,
      List<String> written,
      List<String> known) {
    List<String> glosses = new ArrayList<>();
    List<String> classifiers = new ArrayList<>(known);
    for (String gloss : written) {
      Matcher named = CLASSIFIERS.matcher(gloss);
      while (named.find()) {
        Matcher each = CLASSIFIER.matcher(named.group(1));
        while (each.find()) {
          String word = each.group(2) == null ? each.group(1) : each.group(2);
          if (!classifiers.contains(word)) {
            classifiers.add(word);
          }
        }
      }
      String rest = CLASSIFIERS.matcher(gloss).replaceAll("").strip();
      if (!rest.isEmpty()) {
        glosses.add(rest);
      }
    }
    return new CedictEntry(traditional, simplified, pinyin.strip(), glosses, classifiers);
  }

  /** Returns whether the word is a name: its pinyin starts with a capital. */
  boolean isName() {
    return !pinyin.isEmpty() && Character.isUpperCase(pinyin.codePointAt(0)) && pinyin.length() > 1;
  }
}

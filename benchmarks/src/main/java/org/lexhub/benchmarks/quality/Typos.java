package org.lexhub.benchmarks.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;

/**
 * Makes misspellings of the words of a language. Words are drawn by frequency of use, errors by
 * frequency of the error. A third of all errors drops a letter, the others add one (mostly by
 * doubling), replace one (by a neighbor on the keyboard, another vowel, or a letter that sounds
 * alike) or swap two. Few errors affect the first letter.
 */
final class Typos {
  private static final String[] QWERTY = {"qwertyuiop", "asdfghjkl", "zxcvbnm"};
  private static final String[] QWERTZ = {"qwertzuiopü", "asdfghjklöä", "yxcvbnm"};
  private static final String[] AZERTY = {"azertyuiop", "qsdfghjklm", "wxcvbn"};
  private static final String[] CYRILLIC = {"йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"};
  private static final Map<String, String[]> KEYS =
      Map.of("deu", QWERTZ, "fra", AZERTY, "rus", CYRILLIC);
  private static final List<String> ALIKE =
      List.of(
          "aeiou", "ckqs", "szc", "fv", "vw", "bp", "dt", "gj", "iy", "mn", "оа", "еи", "бп", "дт");

  private final Random random;
  private final String[] keys;
  private final String letters;

  private Typos(Random random, String language) {
    this.random = random;
    keys = KEYS.getOrDefault(language, QWERTY);
    letters = String.join("", keys);
  }

  /** Misspells {@code count} words of a language with one error each, or two in long words. */
  static List<Case> of(Store store, int language, String code, int count, long seed) {
    Random random = new Random(seed);
    Typos typos = new Typos(random, code);
    List<Integer> words = words(store, language);
    List<Case> cases = new ArrayList<>();
    while (cases.size() < count && !words.isEmpty()) {
      double place = Math.pow(words.size(), random.nextDouble());
      String word = store.strings().get(store.lexemes().lemma(words.get((int) place - 1)));
      if (word.codePointCount(0, word.length()) < 4
          || !word.codePoints().allMatch(Character::isLetter)) {
        continue;
      }
      String wrong = typos.error(word);
      if (word.length() >= 9 && random.nextInt(5) == 0) {
        wrong = typos.error(wrong);
      }
      if (wrong.length() >= 4 && !wrong.equalsIgnoreCase(word)) {
        cases.add(new Case(wrong, List.of(word)));
      }
    }
    return cases;
  }

  /** Returns the lexemes with a frequency rank, the most frequent first. */
  private static List<Integer> words(Store store, int language) {
    LexemeTable lexemes = store.lexemes();
    List<Integer> words = new ArrayList<>();
    for (int i = store.languages().lexemeStart(language);
        i < store.languages().lexemeEnd(language);
        i++) {
      if (lexemes.frequencyRank(i) > 0) {
        words.add(i);
      }
    }
    words.sort((a, b) -> Integer.compare(lexemes.frequencyRank(a), lexemes.frequencyRank(b)));
    return words;
  }

  private String error(String word) {
    int first = random.nextInt(12) == 0 ? 0 : 1;
    int at = first + random.nextInt(word.length() - first);
    int kind = random.nextInt(100);
    if (kind < 34) {
      return word.substring(0, at) + word.substring(at + 1);
    }
    if (kind < 52) {
      char added = random.nextInt(3) > 0 ? word.charAt(at) : neighbour(word.charAt(at));
      return word.substring(0, at) + added + word.substring(at);
    }
    if (kind < 68) {
      int left = Math.min(at, word.length() - 2);
      return word.substring(0, left)
          + word.charAt(left + 1)
          + word.charAt(left)
          + word.substring(left + 2);
    }
    char other = random.nextInt(5) < 3 ? alike(word.charAt(at)) : neighbour(word.charAt(at));
    return word.substring(0, at) + other + word.substring(at + 1);
  }

  private char alike(char letter) {
    for (String group : ALIKE) {
      int at = group.indexOf(letter);
      if (at >= 0) {
        return group.charAt((at + 1 + random.nextInt(group.length() - 1)) % group.length());
      }
    }
    return neighbour(letter);
  }

  private char neighbour(char letter) {
    for (int row = 0; row < keys.length; row++) {
      int at = keys[row].indexOf(letter);
      if (at >= 0) {
        int near = random.nextInt(4);
        if (near < 2 || row == 2) {
          return keys[row].charAt(
              at == 0 ? 1 : at == keys[row].length() - 1 ? at - 1 : at - 1 + 2 * (near & 1));
        }
        return keys[row + 1].charAt(Math.min(at, keys[row + 1].length() - 1));
      }
    }
    return letters.charAt(random.nextInt(letters.length()));
  }
}

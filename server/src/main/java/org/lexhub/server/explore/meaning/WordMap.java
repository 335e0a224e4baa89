package org.lexhub.server.explore.meaning;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.lexhub.server.explore.Hub;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;

/**
 * The words of a meaning at the places of their languages, in thousandths of the units of {@link
 * EqualEarth}. The words of the most spoken languages get a label; a label that would cover another
 * one is omitted, and its word is only a dot.
 *
 * @param places the words, those of the most spoken languages first
 * @param groups the names of the largest groups, which have their own colours
 */
record WordMap(List<Place> places, List<String> groups) {
  /** The number of groups with their own colour; the others share one. */
  static final int COLOURS = 11;

  /** The height of a label. */
  static final int LINE = 70;

  private static final double LETTER = 0.64 * 62;
  private static final int GAP = 26;

  /** What the colour of a word means. */
  enum Colour {
    /** The family of its language. */
    FAMILY,
    /** Its first letter in Latin script, which is mostly alike in words of one origin. */
    LETTER
  }

  /**
   * A word.
   *
   * @param label the position of the label, {@link Box#NONE} for a dot without one
   * @param group the index of its colour
   */
  record Place(int lexeme, int language, double x, double y, Box label, int group) {}

  /** A rectangle; {@code end} says whether a text ends at its left edge instead of starting. */
  record Box(double left, double top, double width, boolean end) {
    static final Box NONE = new Box(0, 0, 0, false);

    boolean isShown() {
      return width > 0;
    }

    private boolean meets(Box other) {
      return left < other.left + other.width
          && other.left < left + width
          && top < other.top + LINE
          && other.top < top + LINE;
    }
  }

  /** Returns whether a word belongs to none of the largest groups. */
  boolean hasOthers() {
    return places.stream().anyMatch(place -> place.group() == COLOURS);
  }

  /** Places the words of a hub: the best one of each language that has a place. */
  static WordMap of(Store store, Hub hub, Colour colour) {
    LanguageTable languages = store.languages();
    List<Hub.Word> words = new ArrayList<>();
    for (Hub.Family family : hub.families()) {
      for (Hub.Word word : family.words()) {
        if (word.place() == 0 && Double.isFinite(languages.latitude(word.language()))) {
          words.add(word);
        }
      }
    }
    words.sort(Comparator.comparingInt(Hub.Word::rank));
    List<String> keys = words.stream().map(word -> key(store, word, colour)).toList();
    List<String> groups = largest(keys);
    List<Box> taken = new ArrayList<>();
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      Hub.Word word = words.get(i);
      double x =
          1000
              * EqualEarth.x(
                  languages.latitude(word.language()), languages.longitude(word.language()));
      double y = 1000 * EqualEarth.y(languages.latitude(word.language()));
      int group = groups.indexOf(keys.get(i));
      Box label = label(x, y, width(WordLabels.lemma(store, word.lexeme())), taken);
      if (label.isShown()) {
        taken.add(label);
      }
      places.add(
          new Place(word.lexeme(), word.language(), x, y, label, group < 0 ? COLOURS : group));
    }
    return new WordMap(List.copyOf(places), groups);
  }

  /** Returns the first free position of a label: right of its point, left, above, below. */
  private static Box label(double x, double y, double width, List<Box> taken) {
    Box[] positions = {
      new Box(x + GAP, y - LINE / 2.0, width, false),
      new Box(x - GAP - width, y - LINE / 2.0, width, true),
      new Box(x + GAP / 2.0, y - LINE, width, false),
      new Box(x + GAP / 2.0, y, width, false),
      new Box(x - GAP / 2.0 - width, y - LINE, width, true),
      new Box(x - GAP / 2.0 - width, y, width, true)
    };
    for (Box position : positions) {
      if (taken.stream().noneMatch(position::meets)) {
        return position;
      }
    }
    return Box.NONE;
  }

  /** Returns the estimated width of a text. */
  private static double width(String text) {
    double width = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      boolean wide = Character.isIdeographic(text.codePointAt(i)) || text.codePointAt(i) >= 0x3000;
      width += wide ? 2 * LETTER : LETTER;
    }
    return width + 10;
  }

  private static List<String> largest(List<String> keys) {
    Map<String, Integer> sizes = new HashMap<>();
    for (String key : keys) {
      if (!key.isEmpty()) {
        sizes.merge(key, 1, Integer::sum);
      }
    }
    return sizes.entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(COLOURS)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static String key(Store store, Hub.Word word, Colour colour) {
    if (colour == Colour.FAMILY) {
      int family = store.languages().family(word.language());
      return WordLabels.language(store, family < 0 ? word.language() : family);
    }
    int romanization = store.lexemes().romanization(word.lexeme());
    String latin =
        romanization >= 0
            ? store.strings().get(romanization)
            : WordLabels.lemma(store, word.lexeme());
    String plain = Normalizer.normalize(latin, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (c >= 'a' && c <= 'z') {
        return c + "…";
      }
    }
    return "";
  }
}

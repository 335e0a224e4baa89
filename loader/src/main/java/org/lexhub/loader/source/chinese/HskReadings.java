package org.lexhub.loader.source.chinese;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.Resource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Chooses the usual reading of a word of the HSK list for a part of speech. The list gives all
 * readings of a spelling in alphabetical order, surnames and archaic ones among them, each with
 * glosses. The glosses of the usual reading fit the part of speech ("to return" is a verb, "still"
 * an adverb). A table decides where they do not tell.
 */
final class HskReadings {
  private static final String ANY = "*";
  private static final Map<String, String> USUAL = usual();
  private static final Pattern OTHER_SPELLING =
      Pattern.compile("\\bvariant of\\b|^see |\\bpr\\. \\[|^used in|^abbr\\. for|^old ");
  private static final Pattern PARTICLE = Pattern.compile("particle|marker|suffix|auxiliary");
  private static final Pattern EXCLAMATION = Pattern.compile("interjection|exclamation|\\(onom|!$");
  private static final Pattern REMARK = Pattern.compile("^\\([^)]*\\) *");
  private static final Pattern END_OF_WORD = Pattern.compile("[ ;,(]");

  /** English adverbs that translate Chinese ones and do not end in -ly. */
  private static final Set<String> ADVERBS =
      Set.of(
          "again",
          "all",
          "almost",
          "already",
          "also",
          "always",
          "as",
          "both",
          "else",
          "even",
          "forever",
          "just",
          "more",
          "most",
          "never",
          "not",
          "now",
          "often",
          "once",
          "only",
          "quite",
          "rather",
          "so",
          "soon",
          "still",
          "then",
          "together",
          "too",
          "very",
          "yet");

  /** The penalties of a letter case that does not fit, and of glosses that refer elsewhere. */
  private static final double WRONG_CASE = 100;

  private static final double NO_MEANING = 50;
  private static final double FITTING = 10;
  private static final double EACH_GLOSS = 0.1;

  /** What a gloss says about its reading. */
  private enum Kind {
    SURNAME,
    OTHER_SPELLING,
    CLASSIFIER,
    PARTICLE,
    EXCLAMATION,
    VERB,
    ADVERB,
    NOMINAL
  }

  /** A reading in pinyin and its English glosses. */
  record Reading(String pinyin, List<String> glosses) {
    private boolean isName() {
      return Character.isUpperCase(pinyin.codePointAt(0));
    }

    /** Returns whether the glosses only refer to another spelling, or name a family. */
    boolean isReference() {
      return !glosses.isEmpty()
          && glosses.stream()
              .map(HskReadings::kind)
              .allMatch(kind -> kind == Kind.OTHER_SPELLING || kind == Kind.SURNAME);
    }
  }

  private HskReadings() {}

  private static Map<String, String> usual() {
    Map<String, String> usual = new HashMap<>();
    for (String[] row : Resource.rows(HskReadings.class, "hsk-readings.tsv", 3)) {
      usual.put(row[0] + ' ' + row[1], row[2]);
    }
    return usual;
  }

  /**
   * Returns the usual reading of a word.
   *
   * @param pos the part of speech, null for any
   * @return the pinyin as the list writes it, or null if there is no reading
   */
  static @Nullable String usual(String word, List<Reading> readings, @Nullable Pos pos) {
    String known = pos == null ? null : USUAL.get(word + ' ' + pos.code());
    known = known == null ? USUAL.get(word + ' ' + ANY) : known;
    Reading best = null;
    double most = Double.NEGATIVE_INFINITY;
    for (Reading each : readings) {
      if (each.pinyin().equals(known)) {
        return known;
      }
      double score = score(each, pos);
      if (score > most) {
        best = each;
        most = score;
      }
    }
    return best == null ? null : best.pinyin();
  }

  private static double score(Reading reading, @Nullable Pos pos) {
    int fitting = 0;
    int own = 0;
    for (String gloss : reading.glosses()) {
      Kind kind = kind(gloss);
      fitting += fits(kind, pos) ? 1 : 0;
      own += kind == Kind.OTHER_SPELLING || kind == Kind.SURNAME ? 0 : 1;
    }
    double score = FITTING * fitting / (reading.glosses().size() + 2) + EACH_GLOSS * own;
    score -= reading.isName() == (pos == Pos.NAME) ? 0 : WRONG_CASE;
    return score - (reading.isReference() ? NO_MEANING : 0);
  }

  private static boolean fits(Kind kind, @Nullable Pos pos) {
    return switch (pos) {
      case null -> false;
      case VERB -> kind == Kind.VERB;
      case NOUN -> kind == Kind.NOMINAL;
      case ADV -> kind == Kind.ADVERB;
      case PARTICLE, SUFFIX, AUX -> kind == Kind.PARTICLE;
      case CLASSIFIER -> kind == Kind.CLASSIFIER;
      case INTJ -> kind == Kind.EXCLAMATION;
      default -> kind == Kind.NOMINAL || kind == Kind.ADVERB;
    };
  }

  private static Kind kind(String gloss) {
    String lower = gloss.toLowerCase(Locale.ROOT);
    String bare = REMARK.matcher(lower).replaceFirst("");
    String first = END_OF_WORD.split(bare, 2)[0];
    if (lower.contains("surname")) {
      return Kind.SURNAME;
    } else if (OTHER_SPELLING.matcher(lower).find()) {
      return Kind.OTHER_SPELLING;
    } else if (lower.contains("classifier")) {
      return Kind.CLASSIFIER;
    } else if (PARTICLE.matcher(lower).find()) {
      return Kind.PARTICLE;
    } else if (EXCLAMATION.matcher(lower).find()) {
      return Kind.EXCLAMATION;
    } else if (bare.startsWith("to ")) {
      return Kind.VERB;
    } else if (lower.startsWith("(adverb") || first.endsWith("ly") || ADVERBS.contains(first)) {
      return Kind.ADVERB;
    }
    return Kind.NOMINAL;
  }
}

package org.lexhub.loader.source.chinese;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.Blanks;
import org.lexhub.loader.source.text.GlossText;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/**
 * A gloss of CC-CEDICT: English words between semicolons, or an explanation, with remarks in
 * brackets.
 *
 * @param text the gloss without references to other words in brackets
 * @param translations its short parts, without remarks
 * @param pos the part of speech that the gloss shows, null if none
 */
record CedictGloss(
    String text,
    List<String> translations,
    @Nullable Pos pos,
    @Nullable Register register,
    @Nullable String domain) {
  private static final int MAX_WORDS = 4;

  /** Glosses that only refer to another word or spelling, or give another pronunciation. */
  private static final Pattern REFERENCE =
      Pattern.compile(
          "^(\\([^)]*\\)"
              + " *)?((also|old|erhua|euphemistic|archaic|ancient|erroneous|simplified|Japanese)"
              + " )*(variants? of|see|see also|also written|also called|also pr\\.|Taiwan"
              + " pr\\.|pr\\.|used in|equivalent to|same as|abbr\\. (for|to|of)|surname|also known"
              + " as|also abbr\\.|Kangxi radical|radical in|component (in|of)|-er variant)\\b.*",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern PINYIN_IN_BRACKETS = Pattern.compile("\\[[^\\]]*[1-5]\\]");
  private static final Pattern TRADITIONAL = Pattern.compile("[\\p{IsHan}〇]+\\|(?=[\\p{IsHan}〇])");
  private static final Pattern LABEL = Pattern.compile("^\\(([^()]*)\\) *");
  private static final Pattern EXPLANATION =
      Pattern.compile(
          "^(lit\\.|classifier|particle|suffix|prefix|indicating|expressing|word used|"
              + "name of|one of|type of|kind of|character used|interjection|abbr\\.)\\b.*",
          Pattern.CASE_INSENSITIVE);

  CedictGloss {
    translations = List.copyOf(translations);
  }

  /** Returns a gloss, or null if it only refers to another word or is empty but for a reading. */
  static @Nullable CedictGloss of(String written) {
    if (REFERENCE.matcher(written).matches()) {
      return null;
    }
    String text =
        TRADITIONAL.matcher(PINYIN_IN_BRACKETS.matcher(written).replaceAll("")).replaceAll("");
    if (text.isBlank()) {
      return null; // nothing but a reading
    }
    Pos pos = null;
    Register register = null;
    String domain = null;
    String rest = text;
    for (Matcher label = LABEL.matcher(rest); label.find(); label = LABEL.matcher(rest)) {
      String word = label.group(1).toLowerCase(Locale.ROOT);
      pos = pos == null ? pos(word) : pos;
      Register named = register(word);
      register = register == null ? named : register;
      domain = domain == null && named == null ? domain(word) : domain;
      rest = rest.substring(label.end());
    }
    if (pos == null) {
      pos = shown(rest);
    }
    return new CedictGloss(text, translations(rest), pos, register, domain);
  }

  /** Returns whether the gloss is longer than a translation and so defines the word. */
  boolean isDefinition() {
    return translations.isEmpty() && text.indexOf(' ') > 0;
  }

  private static List<String> translations(String gloss) {
    List<String> words = new ArrayList<>();
    for (String part : gloss.replaceAll("\\([^)]*\\)", " ").split(";", -1)) {
      String bare = Blanks.single(part).replaceFirst("^(fig\\.|esp\\.) ", "");
      if (EXPLANATION.matcher(bare).matches() || bare.contains("sth") || bare.contains("sb")) {
        continue;
      }
      String word = GlossText.headword(bare, "eng").replaceFirst("[.,:]$", "").strip();
      boolean plain = word.chars().noneMatch(c -> c == '~' || c == '"' || c == ',' || c >= 0x2e80);
      if (plain && !word.isEmpty() && !word.startsWith("-") && GlossText.words(word) <= MAX_WORDS) {
        words.add(word);
      }
    }
    return words;
  }

  private static @Nullable Pos shown(String rest) {
    if (rest.startsWith("to ")) {
      return Pos.VERB;
    }
    return rest.startsWith("classifier for") ? Pos.CLASSIFIER : null;
  }

  private static @Nullable Pos pos(String label) {
    return switch (label) {
      case "idiom" -> Pos.IDIOM;
      case "proverb", "saying" -> Pos.PROVERB;
      case "onom.", "interjection", "interj." -> Pos.INTJ;
      case "adverb" -> Pos.ADV;
      case "suffix" -> Pos.SUFFIX;
      case "prefix" -> Pos.PREFIX;
      case "particle" -> Pos.PARTICLE;
      default -> null;
    };
  }

  private static @Nullable Register register(String label) {
    return switch (label.replaceFirst("[;,].*", "")) {
      case "literary", "poetic", "classical" -> Register.LITERARY;
      case "coll.", "informal" -> Register.COLLOQUIAL;
      case "slang", "internet slang" -> Register.SLANG;
      case "dialect", "tw", "cantonese", "hk", "prc", "beijing dialect" -> Register.DIALECTAL;
      case "old", "dated" -> Register.DATED;
      case "archaic" -> Register.ARCHAIC;
      case "derog.", "pejorative" -> Register.DEROGATORY;
      case "vulgar" -> Register.VULGAR;
      case "polite", "courteous" -> Register.POLITE;
      case "honorific" -> Register.HONORIFIC;
      case "humble" -> Register.HUMBLE;
      case "formal" -> Register.FORMAL;
      case "jocular" -> Register.HUMOROUS;
      case "euphemism" -> Register.EUPHEMISTIC;
      default -> null;
    };
  }

  private static @Nullable String domain(String label) {
    return switch (label) {
      case "math." -> "mathematics";
      case "tcm" -> "traditional Chinese medicine";
      case "computing", "medicine", "sports", "botany", "physics", "military", "chemistry" -> label;
      case "linguistics", "anatomy", "finance", "music", "law", "zoology", "geology" -> label;
      case "astronomy", "biology", "gaming", "economics", "electronics", "textiles" -> label;
      case "agriculture", "pharmacology", "meteorology", "aviation", "theater" -> label;
      case "statistics", "photography", "mining", "buddhism", "philosophy", "psychology" -> label;
      case "grammar", "genetics", "mechanics", "printing", "chess", "cooking", "cuisine" -> label;
      default -> null;
    };
  }
}

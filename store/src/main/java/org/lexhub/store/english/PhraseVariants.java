package org.lexhub.store.english;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Other ways to write an English phrase, as dictionaries list only one of them: with full words or
 * contractions (<i>what's</i>, <i>what is</i>), without a comma or <i>please</i>, with <i>one's</i>
 * or <i>somebody's</i> for <i>your</i>, with <i>somebody</i> for <i>you</i> or without it after a
 * preposition (<i>be proud of you</i>, <i>be proud of</i>), without articles or with more of them
 * (<i>take a break</i>, <i>do laundry</i>), with an object that they name (<i>get used to
 * something</i>), and without a subject (<i>it's my turn</i>, <i>my turn</i>).
 */
public final class PhraseVariants {
  private static final String ENDINGS_OF_BE =
      "what where who how when why it that there here he she";

  /** Contractions by the words that they join. */
  private static final Map<String, String> CONTRACTIONS = contractions();

  private static final Map<String, String> FULL = full();
  private static final Set<String> POSSESSIVES =
      Set.of("my", "your", "his", "her", "its", "our", "their");
  private static final Set<String> PERSONS =
      Set.of("me", "you", "him", "her", "us", "them", "someone", "somebody");
  private static final byte[][] PERSON_WORDS =
      Stream.concat(POSSESSIVES.stream(), PERSONS.stream())
          .map(word -> word.getBytes(StandardCharsets.UTF_8))
          .toArray(byte[][]::new);
  private static final Pattern LAST_OBJECT =
      Pattern.compile(
          "(?<= (?:about|at|by|for|from|in|of|on|to|up|with)) "
              + "(?:me|you|him|her|us|them|someone|somebody|it|this|that|something)$");
  private static final Set<String> ARTICLES = Set.of("a", "an", "the");
  private static final Pattern SUBJECT =
      Pattern.compile(
          "^(?:i'm|it's|that's|this is|you're|he's|she's|we're|they're) (?:an? |the )?(?=[^ ]+ )");

  /** The maximum number of words of a phrase to which articles are added. */
  private static final int MAX_WORDS = 6;

  private static final List<String> OBJECTS = List.of("something", "somebody");

  private PhraseVariants() {}

  private static Map<String, String> contractions() {
    Map<String, String> map = new LinkedHashMap<>();
    for (String word : ENDINGS_OF_BE.split(" ", -1)) {
      map.put(word + " is", word + "'s");
    }
    for (String word : List.of("i", "you", "we", "they", "he", "she", "it")) {
      map.put(word + " will", word + "'ll");
      map.put(word + " would", word + "'d");
    }
    for (String word : List.of("you", "we", "they")) {
      map.put(word + " are", word + "'re");
    }
    for (String word : List.of("i", "you", "we", "they")) {
      map.put(word + " have", word + "'ve");
    }
    for (String word :
        "do does did is are was were have has had would could should".split(" ", -1)) {
      map.put(word + " not", word + "n't");
    }
    map.put("i am", "i'm");
    map.put("let us", "let's");
    map.put("can not", "can't");
    map.put("will not", "won't");
    return map;
  }

  private static Map<String, String> full() {
    Map<String, String> map = new LinkedHashMap<>();
    CONTRACTIONS.forEach((words, contraction) -> map.put(contraction, words));
    map.put("cannot", "can not");
    return map;
  }

  /**
   * Returns the variants of a phrase, the most alike first, without the phrase itself; none of one
   * word.
   *
   * @param phrase a phrase with plain apostrophes and single blanks
   */
  public static List<String> of(String phrase) {
    if (phrase.indexOf(' ') < 0 && phrase.indexOf('\'') < 0) {
      return List.of();
    }
    Set<String> variants = new LinkedHashSet<>();
    variants.add(phrase.toLowerCase(Locale.ROOT));
    addAll(variants, PhraseVariants::withoutMarks);
    addAll(variants, PhraseVariants::expanded);
    addAll(variants, PhraseVariants::contracted);
    addAll(variants, PhraseVariants::plain);
    addAll(variants, text -> LAST_OBJECT.matcher(text).replaceFirst(""));
    addEach(
        variants,
        text -> replaced(text, POSSESSIVES, "one's "),
        text -> replaced(text, POSSESSIVES, "somebody's "),
        text -> replaced(text, PERSONS, "somebody "),
        text -> replaced(text, POSSESSIVES, ""));
    addAll(variants, text -> replaced(text, ARTICLES, ""));
    String plain = plain(contracted(withoutMarks(phrase.toLowerCase(Locale.ROOT))));
    if (plain.indexOf(' ') > 0) {
      addWithArticles(variants, plain);
      addWithObjects(variants, plain);
      variants.add(SUBJECT.matcher(plain).replaceFirst(""));
    }
    variants.remove(phrase.toLowerCase(Locale.ROOT));
    return List.copyOf(variants);
  }

  /**
   * Returns whether a word after the first one is a pronoun or possessive of a person; allocates
   * nothing.
   */
  public static boolean hasPerson(byte[] text, int length) {
    for (int start = 1; start < length; start++) {
      if (text[start - 1] == ' ' && isPerson(text, start, length)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPerson(byte[] text, int start, int length) {
    int end = start;
    while (end < length && text[end] != ' ') {
      end++;
    }
    for (byte[] word : PERSON_WORDS) {
      if (Arrays.equals(text, start, end, word, 0, word.length)) {
        return true;
      }
    }
    return false;
  }

  /** Adds each of the changes of the variants so far, but none of a changed one. */
  @SafeVarargs
  private static void addEach(Set<String> variants, UnaryOperator<String>... changes) {
    List<String> before = List.copyOf(variants);
    for (UnaryOperator<String> change : changes) {
      for (String variant : before) {
        variants.add(change.apply(variant));
      }
    }
  }

  private static void addAll(Set<String> variants, UnaryOperator<String> change) {
    for (String variant : List.copyOf(variants)) {
      variants.add(change.apply(variant));
    }
  }

  /** Adds an article after each word but the last, as learners leave it out. */
  private static void addWithArticles(Set<String> variants, String text) {
    String[] words = text.split(" ", -1);
    for (int i = 1; i < words.length && words.length <= MAX_WORDS; i++) {
      if (!isDeterminer(words[i - 1]) && !isDeterminer(words[i])) {
        String before = String.join(" ", List.of(words).subList(0, i));
        String after = String.join(" ", List.of(words).subList(i, words.length));
        variants.add(before + " the " + after);
        variants.add(before + (startsWithVowel(after) ? " an " : " a ") + after);
      }
    }
  }

  private static boolean isDeterminer(String word) {
    return ARTICLES.contains(word) || POSSESSIVES.contains(word);
  }

  private static boolean startsWithVowel(String word) {
    return !word.isEmpty() && "aeiou".indexOf(word.charAt(0)) >= 0;
  }

  /** Adds the open place after a verb that dictionaries name: <i>get used to something</i>. */
  private static void addWithObjects(Set<String> variants, String text) {
    boolean isVerb = !isDeterminer(text.substring(0, text.indexOf(' ')));
    if (isVerb && !OBJECTS.contains(text.substring(text.lastIndexOf(' ') + 1))) {
      OBJECTS.forEach(object -> variants.add(text + " " + object));
    }
  }

  private static String withoutMarks(String text) {
    return text.replaceAll("[,.;:!?…]+", " ").replaceAll(" +", " ").strip();
  }

  /** Writes contractions as full words. */
  private static String expanded(String text) {
    List<String> words = new ArrayList<>();
    for (String word : text.split(" ", -1)) {
      words.add(FULL.getOrDefault(word, word));
    }
    return String.join(" ", words);
  }

  /** Writes pairs of words as contractions. */
  private static String contracted(String text) {
    String[] words = text.split(" ", -1);
    List<String> result = new ArrayList<>();
    for (int i = 0; i < words.length; i++) {
      String pair = i + 1 < words.length ? words[i] + " " + words[i + 1] : "";
      String contraction = CONTRACTIONS.get(pair);
      result.add(contraction == null ? words[i] : contraction);
      i += contraction == null ? 0 : 1;
    }
    return String.join(" ", result);
  }

  /** Removes "please" at the start or the end. */
  private static String plain(String text) {
    String plain = text.startsWith("please ") ? text.substring("please ".length()) : text;
    return plain.endsWith(" please")
        ? plain.substring(0, plain.length() - " please".length())
        : plain;
  }

  /** Replaces words after the first one. */
  private static String replaced(String text, Set<String> words, String replacement) {
    String[] parts = text.split(" ", -1);
    StringBuilder result = new StringBuilder(parts[0]).append(' ');
    for (int i = 1; i < parts.length; i++) {
      result.append(words.contains(parts[i]) ? replacement : parts[i] + " ");
    }
    return result.toString().strip();
  }
}

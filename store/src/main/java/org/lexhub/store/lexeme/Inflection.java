package org.lexhub.store.lexeme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The rules that turn inflected forms into lemmas, by language and part of speech, like WordNet's
 * Morphy (G. A. Miller et al., "Introduction to WordNet", 1990): regular endings of forms and their
 * replacements in lemmas. A rule only proposes a lemma; the proposal counts if such a word exists.
 *
 * <p>A rule can also require a prefix, such as that of German participles or a reflexive pronoun,
 * or a prefix alone, such as the Arabic article. A rule with an equals sign is for a single
 * irregular form that sources often lack. Jamo at the start of an ending concern the syllable
 * before it ({@link HangulEnding}).
 */
final class Inflection {
  /** The minimum length of a stem, in bytes. */
  private static final int MIN_STEM_LENGTH = 2;

  /** The number of chains of rules by the last seven bits of an ending. */
  private static final int ENDING_CHAINS = 128;

  /** The number of chains of rules by the hash of a whole form, a power of two. */
  private static final int FORM_CHAINS = 1024;

  private static final class Ending {
    final boolean whole;
    final byte[] prefix;
    final byte[] suffix;
    final byte[] replacement;
    final @Nullable HangulEnding syllable;
    final int[] languages;
    final int[] parts;

    Ending(String text, List<Integer> languages, List<Integer> parts) {
      String change = text.replace('_', ' ');
      int arrow = change.indexOf('>');
      whole = change.startsWith("=");
      int start = whole ? 1 : change.indexOf('-') + 1;
      prefix =
          change.substring(0, whole ? 0 : Math.max(0, start - 1)).getBytes(StandardCharsets.UTF_8);
      String form = change.substring(start, arrow);
      String lemma = change.substring(arrow + 1);
      int formJamo = HangulEnding.jamo(form);
      int lemmaJamo = HangulEnding.jamo(lemma);
      suffix = form.substring(formJamo).getBytes(StandardCharsets.UTF_8);
      replacement = lemma.substring(lemmaJamo).getBytes(StandardCharsets.UTF_8);
      syllable =
          formJamo + lemmaJamo == 0
              ? null
              : HangulEnding.of(form.substring(0, formJamo), lemma.substring(0, lemmaJamo));
      this.languages = languages.stream().mapToInt(Integer::intValue).toArray();
      this.parts = parts.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  private final Ending[] endings;
  private final int[] next;

  /** The first rule of each chain, or -1: of endings, of whole forms, of prefixes alone. */
  private final int[] heads = new int[ENDING_CHAINS];

  private final int[] wholes = new int[FORM_CHAINS];
  private int prefixes = -1;

  private Inflection(List<Ending> rules) {
    endings = rules.toArray(new Ending[0]);
    next = new int[endings.length];
    Arrays.fill(heads, -1);
    Arrays.fill(wholes, -1);
    for (int i = endings.length - 1; i >= 0; i--) {
      link(i);
    }
  }

  private void link(int i) {
    byte[] suffix = endings[i].suffix;
    if (suffix.length == 0) {
      next[i] = prefixes;
      prefixes = i;
      return;
    }
    int[] chains = endings[i].whole ? wholes : heads;
    int chain =
        endings[i].whole
            ? chain(suffix, suffix.length)
            : suffix[suffix.length - 1] & (ENDING_CHAINS - 1);
    next[i] = chains[chain];
    chains[chain] = i;
  }

  /** Reads the rules of all languages of a snapshot. */
  static Inflection of(LanguageCodes codes) {
    Map<String, List<String[]>> byEnding = new LinkedHashMap<>();
    for (String line : lines()) {
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      String[] parts = line.split("\t", -1);
      for (String change : parts[2].split(" ", -1)) {
        byEnding.computeIfAbsent(change, key -> new ArrayList<>(2)).add(parts);
      }
    }
    List<Ending> rules = new ArrayList<>();
    byEnding.forEach((change, uses) -> rules.add(ending(change, uses, codes)));
    return new Inflection(rules);
  }

  private static List<String> lines() {
    try (InputStream in = Inflection.class.getResourceAsStream("inflection.tsv")) {
      if (in == null) {
        throw new IllegalStateException("the store's jar lacks the resource inflection.tsv");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the resource inflection.tsv cannot be read", e);
    }
  }

  private static Ending ending(String change, List<String[]> uses, LanguageCodes codes) {
    List<Integer> languages = new ArrayList<>();
    List<Integer> parts = new ArrayList<>();
    for (String[] use : uses) {
      int entry = codes.find(use[0]);
      int count = entry < 0 ? 0 : codes.count(entry);
      for (String pos : use[1].split(",", -1)) {
        for (int i = 0; i < count; i++) {
          languages.add(codes.language(entry, i));
          parts.add(Pos.valueOf(pos.toUpperCase(Locale.ROOT)).number());
        }
      }
    }
    return new Ending(change, languages, parts);
  }

  /** Returns the chain of rules for single forms that can contain a form. */
  private static int chain(byte[] form, int length) {
    int hash = 0;
    for (int i = 0; i < length; i++) {
      hash = 31 * hash + form[i];
    }
    return hash & (FORM_CHAINS - 1);
  }

  /** Returns the first rule that matches a folded form, or -1. */
  int first(Utf8Buffer form) {
    int length = form.length();
    if (length == 0) {
      return -1;
    }
    int rule = matching(wholes[chain(form.bytes(), length)], form);
    return rule < 0 ? firstEnding(form) : rule;
  }

  private int firstEnding(Utf8Buffer form) {
    int rule = matching(heads[form.bytes()[form.length() - 1] & (ENDING_CHAINS - 1)], form);
    return rule < 0 ? matching(prefixes, form) : rule;
  }

  /** Returns the next rule that matches a form, or -1. */
  int next(int rule, Utf8Buffer form) {
    int after = matching(next[rule], form);
    if (after >= 0 || endings[rule].suffix.length == 0) {
      return after;
    }
    return endings[rule].whole ? firstEnding(form) : matching(prefixes, form);
  }

  private int matching(int from, Utf8Buffer form) {
    int rule = from;
    while (rule >= 0 && !matches(endings[rule], form)) {
      rule = next[rule];
    }
    return rule;
  }

  private static boolean matches(Ending ending, Utf8Buffer form) {
    byte[] b = form.bytes();
    int prefix = ending.prefix.length;
    int end = form.length() - ending.suffix.length;
    return (ending.whole ? end == 0 : end - prefix >= MIN_STEM_LENGTH)
        && ending.languages.length > 0
        && Arrays.equals(b, end, form.length(), ending.suffix, 0, ending.suffix.length)
        && Arrays.equals(b, 0, prefix, ending.prefix, 0, prefix)
        && (ending.syllable == null || ending.syllable.fits(b, end));
  }

  /** Appends the lemma that a rule proposes for a form that it matches. */
  void append(int rule, Utf8Buffer form, Utf8Buffer out) {
    Ending ending = endings[rule];
    int from = ending.prefix.length;
    int end = form.length() - ending.suffix.length;
    if (ending.syllable == null) {
      out.put(form.bytes(), from, end - from);
    } else {
      ending.syllable.append(form.bytes(), from, end, out);
    }
    out.put(ending.replacement, 0, ending.replacement.length);
  }

  /** Returns whether a rule is for any of the searched languages. */
  boolean concerns(int rule, LexemeRanges ranges) {
    for (int language : endings[rule].languages) {
      if (ranges.wants(language)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a rule is for a language and part of speech. */
  boolean allows(int rule, int language, int pos) {
    Ending ending = endings[rule];
    for (int i = 0; i < ending.languages.length; i++) {
      if (ending.languages[i] == language && ending.parts[i] == pos) {
        return true;
      }
    }
    return false;
  }
}

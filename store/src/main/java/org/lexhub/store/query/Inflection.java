package org.lexhub.store.query;

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
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Regular endings of inflected forms and what stands in their place in the lemma, by language and
 * part of speech, like WordNet's Morphy (G. A. Miller et al., "Introduction to WordNet", 1990). A
 * rule only proposes a lemma: it counts where such a word exists. Irregular forms are listed by
 * sources.
 */
final class Inflection {
  private static final int SHORTEST_STEM = 2;

  private static final class Ending {
    final byte[] suffix;
    final byte[] replacement;
    final int[] languages;
    final int[] parts;

    Ending(String change, List<Integer> languages, List<Integer> parts) {
      int arrow = change.indexOf('>');
      suffix = change.substring(0, arrow).getBytes(StandardCharsets.UTF_8);
      replacement = change.substring(arrow + 1).getBytes(StandardCharsets.UTF_8);
      this.languages = languages.stream().mapToInt(Integer::intValue).toArray();
      this.parts = parts.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  private final Ending[] endings;
  private final int[] next;
  private final int[] heads = new int[128];

  private Inflection(List<Ending> rules) {
    endings = rules.toArray(new Ending[0]);
    next = new int[endings.length];
    Arrays.fill(heads, -1);
    for (int i = endings.length - 1; i >= 0; i--) {
      byte[] suffix = endings[i].suffix;
      int last = suffix[suffix.length - 1] & 0x7F;
      next[i] = heads[last];
      heads[last] = i;
    }
  }

  /** The rules of the languages that have codes. */
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
      for (int i = 0; i < count; i++) {
        languages.add(codes.language(entry, i));
        parts.add(Pos.valueOf(use[1].toUpperCase(Locale.ROOT)).number());
      }
    }
    return new Ending(change, languages, parts);
  }

  /** The first rule that fits a folded form, or -1. */
  int first(Utf8Buffer form) {
    int length = form.length();
    return length == 0 ? -1 : fitting(heads[form.bytes()[length - 1] & 0x7F], form);
  }

  /** The rule after one that fits, or -1. */
  int next(int rule, Utf8Buffer form) {
    return fitting(next[rule], form);
  }

  private int fitting(int from, Utf8Buffer form) {
    int rule = from;
    while (rule >= 0 && !fits(endings[rule], form)) {
      rule = next[rule];
    }
    return rule;
  }

  private static boolean fits(Ending ending, Utf8Buffer form) {
    int stem = form.length() - ending.suffix.length;
    return stem >= SHORTEST_STEM
        && ending.languages.length > 0
        && Arrays.equals(form.bytes(), stem, form.length(), ending.suffix, 0, ending.suffix.length);
  }

  /** Appends the lemma that a rule proposes for a form that it fits. */
  void append(int rule, Utf8Buffer form, Utf8Buffer out) {
    Ending ending = endings[rule];
    out.put(form.bytes(), 0, form.length() - ending.suffix.length);
    out.put(ending.replacement, 0, ending.replacement.length);
  }

  /** Whether a rule is one of a language and part of speech. */
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

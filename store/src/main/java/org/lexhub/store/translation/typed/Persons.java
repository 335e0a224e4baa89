package org.lexhub.store.translation.typed;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.lexhub.store.lexeme.LanguageResource;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;

/**
 * The pronouns and possessives in phrases, for which people type those of other persons:
 * dictionaries have <i>se laver les mains</i>, not <i>me laver les mains</i>. The resource {@code
 * persons.tsv} lists them by language.
 */
public final class Persons {
  /** The maximum number of variants of a phrase, each of which is looked up several times. */
  static final int MAX_VARIANTS = 16;

  /** The word of dictionaries, and the words that are typed for it. */
  private record Replacement(String word, Set<String> typed, IntList languages) {}

  private final List<Replacement> replacements;

  private Persons(List<Replacement> replacements) {
    this.replacements = List.copyOf(replacements);
  }

  /** Reads the replacements in the languages of a snapshot. */
  public static Persons of(LanguageCodes codes) {
    List<Replacement> list = new ArrayList<>();
    for (String[] columns : LanguageResource.rows(Persons.class, "persons.tsv")) {
      int[] languages = LanguageResource.languages(columns[0], codes);
      if (languages.length > 0) {
        Set<String> typed = Set.of(columns[2].split(" ", -1));
        list.add(new Replacement(columns[1], typed, IntList.of(languages)));
      }
    }
    return new Persons(list);
  }

  /**
   * Returns a phrase with the words of dictionaries, without the phrase itself; at most {@value
   * #MAX_VARIANTS} variants.
   */
  public List<String> variants(String phrase, LanguageSet source) {
    Set<String> variants = new LinkedHashSet<>();
    variants.add(phrase);
    for (Replacement replacement : replacements) {
      if (variants.size() <= MAX_VARIANTS && isOf(replacement, source)) {
        for (String variant : List.copyOf(variants)) {
          variants.add(replaced(variant, replacement));
        }
      }
    }
    return variants.stream().skip(1).limit(MAX_VARIANTS).toList();
  }

  private static boolean isOf(Replacement replacement, LanguageSet source) {
    return replacement.languages().intStream().anyMatch(source::contains);
  }

  private static String replaced(String phrase, Replacement replacement) {
    List<String> words = new ArrayList<>();
    for (String word : phrase.split(" ", -1)) {
      int apostrophe = word.indexOf('\'') + 1;
      String typed =
          (apostrophe > 0 ? word.substring(0, apostrophe) : word).toLowerCase(Locale.ROOT);
      boolean isTyped = replacement.typed().contains(typed);
      words.add(isTyped ? replacement.word() + word.substring(typed.length()) : word);
    }
    return String.join(" ", words);
  }
}

package org.lexhub.store.translation.typed;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.lexhub.store.lexeme.LanguageResource;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;

/**
 * Clauses with a finite verb, of which dictionaries list the infinitive: <i>je me brosse les
 * dents</i> is listed as <i>se brosser les dents</i>, <i>ich rufe die Polizei an</i> as <i>die
 * Polizei anrufen</i>. The resource {@code clauses.tsv} lists the subjects and the place of the
 * infinitive by language.
 */
public final class Clauses {
  private static final String NONE = "-";

  /**
   * How the clauses of languages become infinitives.
   *
   * @param joined what follows the infinitive for a pronoun before the verb; empty if it stays
   */
  private record Rule(
      IntList languages,
      boolean verbLast,
      String joined,
      Set<String> pronouns,
      Set<String> subjects) {}

  private final List<Rule> rules;

  private Clauses(List<Rule> rules) {
    this.rules = List.copyOf(rules);
  }

  /** Reads the rules of the languages of a snapshot. */
  public static Clauses of(LanguageCodes codes) {
    List<Rule> rules = new ArrayList<>();
    for (String[] columns : LanguageResource.rows(Clauses.class, "clauses.tsv")) {
      int[] languages = LanguageResource.languages(columns[0], codes);
      if (languages.length > 0) {
        rules.add(
            new Rule(
                IntList.of(languages),
                columns[1].equals("last"),
                columns[2].equals(NONE) ? "" : columns[2],
                words(columns[3]),
                words(columns[4])));
      }
    }
    return new Clauses(rules);
  }

  private static Set<String> words(String column) {
    return column.equals(NONE) ? Set.of() : Set.of(column.split(" ", -1));
  }

  /**
   * Returns the phrases with an infinitive for a clause, with the pronouns of its person; without
   * the clause itself.
   *
   * @param verbs gives the lemmas of the verbs of which a word is a form
   */
  public List<String> infinitives(
      String clause, LanguageSet source, Function<String, List<String>> verbs) {
    List<String> words = List.of(clause.replace("'", "' ").split(" +", -1));
    Set<String> phrases = new LinkedHashSet<>();
    for (Rule rule : rules) {
      if (rule.languages().intStream().anyMatch(source::contains)) {
        add(words, rule, verbs, phrases);
      }
    }
    phrases.remove(clause);
    return List.copyOf(phrases);
  }

  private static void add(
      List<String> words, Rule rule, Function<String, List<String>> verbs, Set<String> phrases) {
    boolean hasSubject = isIn(rule.subjects(), words.getFirst());
    if (hasSubject) {
      addRest(words.subList(1, words.size()), rule, verbs, phrases);
    }
    // A pronoun can be one of the object too: nous lavons, nous laver.
    if (!hasSubject || isIn(rule.pronouns(), words.getFirst())) {
      addRest(words, rule, verbs, phrases);
    }
  }

  private static void addRest(
      List<String> rest, Rule rule, Function<String, List<String>> verbs, Set<String> phrases) {
    if (rest.size() < 2) {
      return;
    }
    phrases.add(text(rest));
    int at = isIn(rule.pronouns(), rest.getFirst()) ? 1 : 0;
    List<String> before = rest.subList(0, at);
    List<String> after = rest.subList(at + 1, rest.size());
    for (String verb : verbs.apply(rest.get(at))) {
      if (rule.verbLast()) {
        addLast(after, verb, phrases);
      } else if (at == 1 && !rule.joined().isEmpty()) {
        phrases.add(text(List.of(joined(verb, rule.joined())), after));
      } else {
        phrases.add(text(before, List.of(verb), after));
      }
    }
  }

  /** Adds an infinitive at the end, also joined with a prefix there: ruft … an, anrufen. */
  private static void addLast(List<String> words, String verb, Set<String> phrases) {
    if (words.size() > 1) {
      String prefixed = words.getLast() + verb;
      phrases.add(text(words.subList(0, words.size() - 1), List.of(prefixed)));
    }
    phrases.add(text(words, List.of(verb)));
  }

  /** Joins a pronoun to an infinitive, which loses its last vowel in Italian. */
  private static String joined(String verb, String pronoun) {
    return (verb.endsWith("e") ? verb.substring(0, verb.length() - 1) : verb) + pronoun;
  }

  private static boolean isIn(Set<String> list, String word) {
    return list.contains(word.toLowerCase(Locale.ROOT));
  }

  @SafeVarargs
  private static String text(List<String>... parts) {
    StringBuilder text = new StringBuilder();
    for (List<String> words : parts) {
      for (String word : words) {
        boolean apart = !text.isEmpty() && text.charAt(text.length() - 1) != '\'';
        text.append(apart ? " " : "").append(word);
      }
    }
    return text.toString();
  }
}

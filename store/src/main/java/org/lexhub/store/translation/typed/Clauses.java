package org.lexhub.store.translation.typed;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
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
   * How the clauses of languages become phrases with an infinitive.
   *
   * @param joined what follows the infinitive for a reflexive pronoun; empty if the pronoun stays
   * @param reflexives the reflexive pronouns before a verb
   * @param objects other pronouns before a verb
   * @param somebody what dictionaries have after the infinitive for a pronoun before the verb
   * @param toSomebody what they have at the end of the phrase for it
   */
  private record Rule(
      IntList languages,
      boolean verbLast,
      String joined,
      Set<String> reflexives,
      Set<String> objects,
      List<String> somebody,
      List<String> toSomebody,
      Set<String> subjects) {
    boolean hasPronoun(String word) {
      return isIn(reflexives, word) || isIn(objects, word);
    }
  }

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
                Set.copyOf(words(columns[3])),
                Set.copyOf(words(columns[4])),
                words(columns[5]),
                words(columns[6]),
                Set.copyOf(words(columns[7]))));
      }
    }
    return new Clauses(rules);
  }

  private static List<String> words(String column) {
    return column.equals(NONE)
        ? List.of()
        : Arrays.stream(column.split(" ", -1)).map(word -> word.replace('_', ' ')).toList();
  }

  /**
   * Returns the phrases with an infinitive for a clause, with the pronouns of its person; without
   * the clause itself.
   *
   * @param verbs gives the lemmas of the verbs of which a word is the lemma or a form
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
    // The subject can be an object too: nous lavons, nous laver.
    if (!hasSubject || rule.hasPronoun(words.getFirst())) {
      addRest(words, rule, verbs, phrases);
    }
  }

  private static void addRest(
      List<String> rest, Rule rule, Function<String, List<String>> verbs, Set<String> phrases) {
    if (rest.size() < 2) {
      return;
    }
    phrases.add(text(rest));
    List<String> after = rest.subList(1, rest.size());
    for (String verb : verbs.apply(rest.getFirst())) {
      if (rule.verbLast()) {
        addLast(after, verb, phrases);
      }
      phrases.add(text(List.of(verb), after));
    }
    if (rule.hasPronoun(rest.getFirst())) {
      for (String verb : verbs.apply(after.getFirst())) {
        addPronoun(rest.getFirst(), verb, after.subList(1, after.size()), rule, phrases);
      }
    }
  }

  /** Adds the phrases for a clause with a pronoun before the verb. */
  private static void addPronoun(
      String pronoun, String verb, List<String> after, Rule rule, Set<String> phrases) {
    if (isIn(rule.reflexives(), pronoun)) {
      if (rule.joined().isEmpty()) {
        phrases.add(text(List.of(pronoun, verb), after));
      } else {
        phrases.add(text(List.of(joined(verb, rule.joined())), after));
      }
    }
    phrases.add(text(List.of(verb), rule.somebody(), after));
    phrases.add(text(List.of(verb), after, rule.toSomebody()));
    phrases.add(text(List.of(verb), after));
  }

  /** Adds an infinitive at the end, also joined with a prefix there: ruft … an, anrufen. */
  private static void addLast(List<String> words, String verb, Set<String> phrases) {
    phrases.add(text(words, List.of(verb)));
    String prefixed = words.getLast() + verb;
    phrases.add(text(words.subList(0, words.size() - 1), List.of(prefixed)));
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

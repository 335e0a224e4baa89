package org.lexhub.store.inflection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The rules that turn inflected forms into lemmas, by language, like WordNet's Morphy (G. A. Miller
 * et al., "Introduction to WordNet", 1990) and finite-state morphologies (K. R. Beesley, L.
 * Karttunen, "Finite State Morphology", 2003): each rule changes the beginning or the ending of a
 * form and names the rules that can follow. A lemma is only a proposal; it counts if such a word
 * exists.
 *
 * <p>Immutable; safe for any number of threads, each with its own {@link Analyses}.
 */
public final class Inflection {
  private final RuleSet[] sets;

  /** The set of each language, or -1, by the ordinal of the language. */
  private final int[] setOf;

  private Inflection(List<RuleSet> sets, int[] setOf) {
    this.sets = sets.toArray(new RuleSet[0]);
    this.setOf = setOf;
  }

  /**
   * Reads the rules of the languages of a snapshot.
   *
   * @throws IllegalStateException if a resource is missing or malformed
   */
  public static Inflection of(LanguageCodes codes) {
    Map<String, Integer> files = new LinkedHashMap<>();
    List<RuleSet> sets = new ArrayList<>();
    int[] setOf = new int[0];
    for (String line : RuleFile.lines("languages.tsv")) {
      String[] columns = line.split("\t", -1);
      int entry = codes.find(columns[0]);
      for (int i = 0; entry >= 0 && i < codes.count(entry); i++) {
        int set = files.computeIfAbsent(columns[1], key -> sets.size());
        if (set == sets.size()) {
          sets.add(new RuleSet(RuleFile.read(columns[1] + ".tsv")));
        }
        int language = codes.language(entry, i);
        if (language >= setOf.length) {
          int known = setOf.length;
          setOf = Arrays.copyOf(setOf, language + 1);
          Arrays.fill(setOf, known, language + 1, -1);
        }
        setOf[language] = set;
      }
    }
    return new Inflection(sets, setOf);
  }

  /** Returns the number of sets of rules; several languages can share one. */
  public int sets() {
    return sets.length;
  }

  /** Returns the set of rules of a language, or -1. */
  public int setOf(int language) {
    return language < setOf.length ? setOf[language] : -1;
  }

  /** Returns the number of languages, from 0 on, among which are all that have rules. */
  public int languages() {
    return setOf.length;
  }

  /**
   * Finds the lemmas that a set of rules proposes for a folded form.
   *
   * @param maxSize the maximum number of steps, at most {@link Analyses#MAX}
   * @param chains whether rules may follow one another
   * @param out receives the steps; the first is the form
   */
  public void analyse(int set, Utf8Buffer form, int maxSize, boolean chains, Analyses out) {
    sets[set].analyse(form, maxSize, chains, out);
  }
}

package org.lexhub.store.inflection;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
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
  /** The files of the sets. */
  private final String[] files;

  /** The sets of rules; null until the first form of their languages. */
  private final AtomicReferenceArray<@Nullable RuleSet> sets;

  /** The set of each language, or -1, by the ordinal of the language. */
  private final int[] setOf;

  private Inflection(Collection<String> files, int[] setOf) {
    this.files = files.toArray(new String[0]);
    this.sets = new AtomicReferenceArray<>(this.files.length);
    this.setOf = setOf;
  }

  /**
   * Finds which languages of a snapshot have rules. The rules of each are read at their first use:
   * all of them take a sixth of the time until a server answers.
   *
   * @throws IllegalStateException if the resource is missing or malformed
   */
  public static Inflection of(LanguageCodes codes) {
    Map<String, Integer> files = new LinkedHashMap<>();
    int[] setOf = new int[0];
    for (String line : RuleFile.lines("languages.tsv")) {
      String[] columns = line.split("\t", -1);
      int entry = codes.find(columns[0]);
      for (int i = 0; entry >= 0 && i < codes.count(entry); i++) {
        int set = files.computeIfAbsent(columns[1], key -> files.size());
        int language = codes.language(entry, i);
        if (language >= setOf.length) {
          int known = setOf.length;
          setOf = Arrays.copyOf(setOf, language + 1);
          Arrays.fill(setOf, known, language + 1, -1);
        }
        setOf[language] = set;
      }
    }
    return new Inflection(files.keySet(), setOf);
  }

  /** Returns the number of sets of rules; several languages can share one. */
  public int sets() {
    return files.length;
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
   * @throws IllegalStateException if the resource of the rules is missing or malformed
   */
  public void analyse(int set, Utf8Buffer form, int maxSize, boolean chains, Analyses out) {
    RuleSet rules = sets.get(set);
    (rules == null ? read(set) : rules).analyse(form, maxSize, chains, out);
  }

  /** Threads that come at once read the same rules; one of them remains. */
  private RuleSet read(int set) {
    RuleSet rules = new RuleSet(RuleFile.read(files[set] + ".tsv"));
    sets.set(set, rules);
    return rules;
  }
}

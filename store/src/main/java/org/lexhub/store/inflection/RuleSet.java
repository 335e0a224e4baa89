package org.lexhub.store.inflection;

import java.util.Arrays;
import java.util.List;
import org.lexhub.store.text.Utf8Buffer;

/** The rules of one language, by the endings of the forms to which they apply. */
final class RuleSet {
  /** The number of chains of rules by the last two bytes of an ending, a power of two. */
  private static final int CHAINS = 256;

  private final InflectionRule[] rules;

  /** The next rule of the chain of a rule, or -1. */
  private final int[] next;

  /** The first rule of each chain, or -1: of endings of two bytes or more. */
  private final int[] heads = new int[CHAINS];

  /** The first rule of each chain, or -1: of endings of one byte. */
  private final int[] singles = new int[CHAINS];

  /** The first rule without an ending, or -1. */
  private int prefixes = -1;

  /** The states to which rules without an ending apply. */
  private int prefixStates;

  /** Whether the rules are for words in Latin letters, which are folded to ASCII. */
  private boolean latin;

  /** The states to which rules apply. */
  private int ruled;

  RuleSet(List<InflectionRule> list) {
    rules = list.toArray(new InflectionRule[0]);
    next = new int[rules.length];
    Arrays.fill(heads, -1);
    Arrays.fill(singles, -1);
    for (int i = rules.length - 1; i >= 0; i--) {
      link(i);
    }
  }

  private void link(int i) {
    ruled |= rules[i].from;
    latin |= isLatin(rules[i].suffix) || isLatin(rules[i].prefix);
    byte[] suffix = rules[i].suffix;
    int length = suffix.length;
    if (length == 0) {
      next[i] = prefixes;
      prefixes = i;
      prefixStates |= rules[i].from;
    } else {
      int[] chains = length == 1 ? singles : heads;
      int chain = length == 1 ? suffix[0] & 0xFF : chain(suffix[length - 2], suffix[length - 1]);
      next[i] = chains[chain];
      chains[chain] = i;
    }
  }

  private static boolean isLatin(byte[] text) {
    return text.length > 0 && text[0] >= 'a';
  }

  private static int chain(byte first, byte second) {
    return (31 * first + second) & (CHAINS - 1);
  }

  /**
   * Adds all steps from a folded form to lemmas, in the order of their number of rules.
   *
   * @param maxSize the maximum number of steps
   * @param chains whether rules may follow one another
   */
  void analyse(Utf8Buffer form, int maxSize, boolean chains, Analyses out) {
    if (!out.start(form, maxSize) || (form.bytes()[0] >= 0) != latin) {
      return;
    }
    byte[] text = out.text();
    for (int step = 0; step < (chains ? out.size() : 1); step++) {
      if ((out.states(step) & ruled) == 0) {
        continue;
      }
      int end = out.end(step);
      if (end - out.region(step) >= 2) {
        apply(heads[chain(text[end - 2], text[end - 1])], step, out);
      }
      apply(singles[text[end - 1] & 0xFF], step, out);
      if ((out.states(step) & prefixStates) != 0) {
        apply(prefixes, step, out);
      }
    }
  }

  private void apply(int first, int step, Analyses out) {
    for (int i = first; i >= 0; i = next[i]) {
      InflectionRule rule = rules[i];
      if ((rule.from & out.states(step)) != 0
          && rule.matches(out.text(), out.region(step), out.end(step))) {
        out.apply(step, rule);
      }
    }
  }
}

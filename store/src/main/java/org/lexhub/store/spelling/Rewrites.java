package org.lexhub.store.spelling;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Rules that replace letters by letters, from left to right; at each place the longest matching
 * rule applies. A rule can be limited to the start of a word ({@code ^}) or to its end ({@code $}).
 *
 * <p>A resource has one rule a line, {@code letters TAB replacement}; lines that start with {@code
 * #} are comments. Rules are grouped by their first letter, so only few are tried.
 */
final class Rewrites {
  private static final int CHAINS = 256;
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final class Rule {
    final String from;
    final byte[] match;
    final byte[] to;
    final boolean first;
    final boolean last;

    /** The first eight bytes to match, and the mask of those that the rule has. */
    final long begin;

    final long mask;

    Rule(String line) {
      int tab = line.indexOf('\t');
      from = line.substring(0, tab);
      first = from.startsWith("^");
      last = from.endsWith("$");
      match =
          from.substring(first ? 1 : 0, from.length() - (last ? 1 : 0))
              .getBytes(StandardCharsets.UTF_8);
      to = line.substring(tab + 1).getBytes(StandardCharsets.UTF_8);
      mask = match.length < Long.BYTES ? (1L << (Byte.SIZE * match.length)) - 1 : -1;
      begin = begin(match, 0) & mask;
    }

    boolean matches(long here, byte[] in, int at) {
      return (here & mask) == begin
          && (match.length <= Long.BYTES
              || Arrays.equals(in, at, at + match.length, match, 0, match.length));
    }

    int anchors() {
      return (first ? 1 : 0) + (last ? 1 : 0);
    }
  }

  private static final Comparator<Rule> LONGEST_FIRST =
      Comparator.comparingInt((Rule rule) -> -rule.match.length)
          .thenComparingInt(rule -> -rule.anchors())
          .thenComparing(rule -> rule.from);

  private final Rule[][] chains = new Rule[CHAINS][];

  private Rewrites(List<Rule> rules) {
    rules.sort(LONGEST_FIRST);
    Arrays.fill(chains, new Rule[0]);
    for (Rule rule : rules) {
      int chain = chain(Utf8.decode(rule.match, 0, rule.match.length));
      chains[chain] = Arrays.copyOf(chains[chain], chains[chain].length + 1);
      chains[chain][chains[chain].length - 1] = rule;
    }
  }

  /** Reads rules; those of a later resource replace rules for the same letters. */
  static Rewrites load(String... resources) {
    List<Rule> rules = new ArrayList<>();
    for (String resource : resources) {
      for (String line : lines(resource)) {
        if (!line.isEmpty() && !line.startsWith("#")) {
          Rule rule = new Rule(line);
          rules.removeIf(before -> before.from.equals(rule.from));
          rules.add(rule);
        }
      }
    }
    return new Rewrites(rules);
  }

  private static List<String> lines(String resource) {
    try (InputStream in = Rewrites.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the store's jar lacks the resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the resource " + resource + " cannot be read", e);
    }
  }

  private static int chain(int codePoint) {
    return (codePoint ^ codePoint >>> 8) & (CHAINS - 1);
  }

  /**
   * Appends the rewritten text. ASCII letters without a rule are copied; other letters without a
   * rule are folded and must then be ASCII or empty.
   *
   * @return false, with any output, if a letter has no rule and does not fold to ASCII
   */
  boolean append(byte[] in, int from, int to, Utf8Buffer out) {
    int at = from;
    while (at < to) {
      int codePoint = in[at] >= 0 ? in[at] : Utf8.decode(in, at, to);
      Rule rule = rule(chains[chain(codePoint)], in, from, at, to);
      if (rule != null) {
        out.put(rule.to, 0, rule.to.length);
        at += rule.match.length;
        continue;
      }
      int length = Utf8.length(codePoint);
      if (codePoint < 0x80) {
        out.put((byte) codePoint);
      } else if (!folded(in, at, length, out)) {
        return false;
      }
      at += length;
    }
    return true;
  }

  private static boolean folded(byte[] in, int at, int length, Utf8Buffer out) {
    int start = out.length();
    Fold.fold(in, at, length, out);
    boolean same = out.length() - start == length;
    for (int i = start; i < out.length(); i++) {
      if (out.bytes()[i] < 0) {
        boolean mark = same && isMark(Utf8.decode(in, at, at + length));
        out.truncate(start);
        return mark;
      }
    }
    return true;
  }

  /**
   * Returns whether a code point is a mark: it folds to itself, but is ignored next to a letter.
   */
  private static boolean isMark(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK || type == Character.FORMAT;
  }

  /** Returns the eight bytes from an index on, padded with zeros. */
  private static long begin(byte[] in, int at) {
    if (at + Long.BYTES <= in.length) {
      return (long) LONG.get(in, at);
    }
    long begin = 0;
    for (int i = in.length - 1; i >= at; i--) {
      begin = begin << Byte.SIZE | (in[i] & 0xFFL);
    }
    return begin;
  }

  private static @Nullable Rule rule(Rule[] chain, byte[] in, int from, int at, int to) {
    if (chain.length == 0) {
      return null;
    }
    long here = begin(in, at);
    for (Rule rule : chain) {
      int end = at + rule.match.length;
      if (end <= to
          && rule.matches(here, in, at)
          && (!rule.first || at == from || in[at - 1] == ' ')
          && (!rule.last || end == to || in[end] == ' ')) {
        return rule;
      }
    }
    return null;
  }
}

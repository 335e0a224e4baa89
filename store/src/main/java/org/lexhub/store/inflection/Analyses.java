package org.lexhub.store.inflection;

import java.util.Arrays;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * What the rules make of a form: proposals of lemmas, each with the parts of speech that it can
 * have and a cost, and the steps that lead to them. A reusable object of one thread; allocates
 * nothing while it is used.
 */
public final class Analyses {
  /** The maximum number of steps and proposals for a form in one language. */
  public static final int MAX = 256;

  /** The maximum length of a form, in bytes. */
  private static final int MAX_FORM_LENGTH = 96;

  /** The room for the texts of all steps, in bytes. */
  private static final int ROOM = 1 << 14;

  private final byte[] text = new byte[ROOM];
  private final int[] starts = new int[MAX];
  private final int[] ends = new int[MAX];
  private final int[] kept = new int[MAX];
  private final int[] states = new int[MAX];
  private final int[] parts = new int[MAX];
  private final int[] costs = new int[MAX];
  private final int[] skipped = new int[MAX];
  private int size;
  private int used;
  private int limit;

  /** Creates an empty result. */
  public Analyses() {}

  /** Starts with a folded form; returns false if it is too short or too long to be analysed. */
  boolean start(Utf8Buffer form, int maxSize) {
    size = 0;
    int length = form.length();
    if (length == 0 || length > MAX_FORM_LENGTH) {
      return false;
    }
    System.arraycopy(form.bytes(), 0, text, 0, length);
    used = length;
    limit = Math.min(MAX, maxSize);
    ends[0] = length;
    starts[0] = 0;
    kept[0] = 0;
    states[0] = RuleFile.START;
    parts[0] = 0;
    costs[0] = 0;
    skipped[0] = 0;
    size = 1;
    return true;
  }

  /** Adds what a rule makes of a step, unless it is there. */
  void apply(int step, InflectionRule rule) {
    int start = starts[step];
    int region = start + kept[step];
    int end = ends[step];
    int room = end - start + rule.growth();
    if (size == limit || room > MAX_FORM_LENGTH || used + room > ROOM) {
      return;
    }
    int at = used;
    int stem = region + rule.prefix.length;
    int stemEnd = end - rule.suffix.length;
    int copied = rule.kept ? stem - start : region - start;
    System.arraycopy(text, start, text, at, copied);
    at += copied;
    System.arraycopy(rule.newPrefix, 0, text, at, rule.newPrefix.length);
    at += rule.newPrefix.length;
    System.arraycopy(text, stem, text, at, stemEnd - stem);
    at += stemEnd - stem;
    if (rule.syllable != null) {
      at = rule.syllable.change(text, at);
    }
    System.arraycopy(rule.replacement, 0, text, at, rule.replacement.length);
    at += rule.replacement.length;
    add(step, rule, copied, at);
  }

  private void add(int step, InflectionRule rule, int copied, int end) {
    int keeps = rule.kept ? copied : kept[step];
    boolean much = rule.parts != 0 && 2 * (end - used) < ends[0];
    int cost = costs[step] + rule.cost + (much ? 1 : 0);
    for (int i = 0; i < size; i++) {
      if (kept[i] == keeps
          && (rule.to & ~states[i]) == 0
          && (rule.parts & ~parts[i]) == 0
          && costs[i] <= cost
          && Arrays.equals(text, starts[i], ends[i], text, used, end)) {
        return;
      }
    }
    starts[size] = used;
    ends[size] = end;
    kept[size] = keeps;
    states[size] = rule.to;
    parts[size] = rule.parts;
    costs[size] = cost;
    boolean changed = !rule.kept && rule.prefix.length + rule.newPrefix.length > 0;
    skipped[size] = changed ? -1 : skipped[step];
    size++;
    used = end;
  }

  byte[] text() {
    return text;
  }

  /** Returns where the part of a step begins that rules can change. */
  int region(int step) {
    return starts[step] + kept[step];
  }

  int states(int step) {
    return states[step];
  }

  /** Returns the number of steps, the first of which is the form. */
  public int size() {
    return size;
  }

  /** Returns the bytes of all steps, valid until the next analysis. */
  public byte[] bytes() {
    return text;
  }

  /** Returns where the text of a step starts. */
  public int start(int step) {
    return starts[step];
  }

  /** Returns where the text of a step ends, exclusive. */
  public int end(int step) {
    return ends[step];
  }

  /** Returns the number of bytes at the start of a step that are a kept beginning. */
  public int kept(int step) {
    return kept[step];
  }

  /** Returns the cost of a step: the lower, the closer it is to the form. */
  public int cost(int step) {
    return costs[step];
  }

  /** Returns whether a step proposes a lemma of a part of speech, by its number. */
  public boolean proposes(int step, int pos) {
    return (parts[step] >>> pos & 1) == 1;
  }

  /** Returns whether a step proposes any lemma. */
  public boolean proposes(int step) {
    return parts[step] != 0;
  }

  /** Returns whether what follows the kept beginning of a step can be a form that sources list. */
  public boolean asksForms(int step) {
    return (states[step] & RuleFile.FORM) != 0;
  }

  /** Returns whether a step is an irregular form that a rule lists. */
  public boolean isListed(int step) {
    return (states[step] & RuleFile.WHOLE) != 0;
  }

  /** Returns whether the beginning of a step is that of the form. */
  public boolean hasBeginning(int step) {
    return skipped[step] == 0;
  }

  /** Returns the number of code points in which the texts of a step and of the form begin alike. */
  public int shared(int step) {
    int length = Math.min(ends[step] - starts[step], ends[0]);
    int common = Arrays.mismatch(text, starts[step], starts[step] + length, text, 0, length);
    int to = common < 0 ? length : common;
    return Utf8.count(text, 0, to);
  }
}

package org.lexhub.store.inflection;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads the rules of one language from a resource; {@code README.md} beside it has the format. */
final class RuleFile {
  /** The state of a form as it was typed. */
  static final int START = 1;

  /** The state of a text that can be a form that sources list. */
  static final int FORM = 2;

  /** The state of what a rule makes of a whole form; no rule applies to it. */
  static final int WHOLE = 4;

  private static final int MAX_STATES = 31;
  private static final Pattern CLASS = Pattern.compile("[A-Z]");
  private static final Map<String, Integer> PARTS = parts();

  private final Map<String, Integer> states =
      new HashMap<>(Map.of(".", START, "form", FORM, "whole", WHOLE));
  private final Map<String, List<String>> classes = new HashMap<>();
  private final List<InflectionRule> rules = new ArrayList<>();
  private final String name;

  private RuleFile(String name) {
    this.name = name;
  }

  /**
   * Reads a resource of this package.
   *
   * @throws IllegalStateException if it is missing or has a line that is no rule
   */
  static List<InflectionRule> read(String name) {
    RuleFile file = new RuleFile(name);
    for (String line : lines(name)) {
      file.add(line);
    }
    return file.rules;
  }

  /** Returns the lines of a resource of this package without comments and empty lines. */
  static List<String> lines(String name) {
    try (InputStream in = RuleFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the store's jar lacks the resource " + name);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the resource " + name + " cannot be read", e);
    }
  }

  /** The bits of the parts of speech that words named by a rule can have. */
  private static Map<String, Integer> parts() {
    Map<String, Integer> parts = new HashMap<>();
    for (Pos pos : Pos.values()) {
      parts.put(pos.name().toLowerCase(Locale.ROOT), bit(pos));
    }
    parts.put("noun", bit(Pos.NOUN) | bit(Pos.NAME) | bit(Pos.OTHER));
    parts.put("verb", bit(Pos.VERB) | bit(Pos.AUX) | bit(Pos.OTHER));
    parts.put("adj", bit(Pos.ADJ) | bit(Pos.DET) | bit(Pos.NUM) | bit(Pos.OTHER));
    return parts;
  }

  private static int bit(Pos pos) {
    return 1 << pos.number();
  }

  private void add(String line) {
    String[] columns = line.split("\t", -1);
    if (columns.length < 2) {
      throw new IllegalStateException(name + " has a line without a tab: " + line);
    }
    if (columns[0].startsWith("@")) {
      classes.put(columns[0].substring(1), List.of(columns[1].split(" ", -1)));
      return;
    }
    int colon = columns[0].indexOf(':');
    int from = colon < 0 ? START : states(columns[0].substring(0, colon));
    int cost = columns.length > 2 ? Integer.parseInt(columns[2]) : 1;
    int to = 0;
    int parts = 0;
    for (String target : columns[0].substring(colon + 1).split(",", -1)) {
      Integer pos = PARTS.get(target);
      to |= pos == null ? state(target) : 0;
      parts |= pos == null ? 0 : pos;
    }
    for (String rule : columns[1].split(" ", -1)) {
      expand(rule, from, to, parts, cost);
    }
  }

  private int states(String names) {
    int states = 0;
    for (String state : names.split(",", -1)) {
      states |= state(state);
    }
    return states;
  }

  private int state(String state) {
    if (PARTS.containsKey(state)) {
      throw new IllegalStateException(name + " uses the part of speech " + state + " as a state");
    }
    int bit = states.computeIfAbsent(state, key -> 1 << states.size());
    if (states.size() > MAX_STATES) {
      throw new IllegalStateException(name + " has more than " + MAX_STATES + " states");
    }
    return bit;
  }

  /** Adds a rule for each letter of the first class in it. */
  private void expand(String rule, int from, int to, int parts, int cost) {
    Matcher matcher = CLASS.matcher(rule);
    if (!matcher.find()) {
      int next = rule.startsWith("=") ? to | WHOLE : to;
      rules.add(new InflectionRule(rule, from, next, parts, cost));
      return;
    }
    String letter = matcher.group();
    List<String> letters = classes.get(letter);
    if (letters == null) {
      throw new IllegalStateException(name + " has no class " + letter);
    }
    for (String one : letters) {
      expand(rule.replace(letter, one), from, to, parts, cost);
    }
  }
}

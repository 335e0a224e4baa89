package org.lexhub.loader.source.dictd;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.text.EntryLabels;
import org.lexhub.loader.source.text.EntryWords;

/**
 * The senses of an entry: lines of translations, numbered where there are several senses, each
 * followed by lines of definition, examples between quotation marks and references to other
 * entries.
 */
final class DictdSenses {
  private static final Pattern NUMBERED = Pattern.compile("\\s?(\\d{1,3})\\.(?:\\s+(.*))?");

  /** The number of the next sense, which has no translation. */
  private static final Pattern NEXT = Pattern.compile("\\s\\d{1,3}\\.$");

  private static final Pattern REFERENCE =
      Pattern.compile(
          "\\s*(?:see(?: also)?|note|synonyms?|antonyms?|derived from|cross"
              + " ref\\S*|abbreviation)\\s*:.*",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern EXAMPLE =
      Pattern.compile("\\s+[\"“](.+?)[\"”](?:\\s+-\\s+(.+))?\\s*");
  private static final Pattern LABEL = Pattern.compile("^\\s*\\[([^\\]]{1,20})]\\s*");
  private static final Pattern GRAMMAR = Pattern.compile("\\s*<([^<>]*)>");
  private static final int MAX_EXAMPLES = 5;

  private final String language;
  private final String definitionLanguage;
  private final List<Sense> senses = new ArrayList<>();
  private final Map<String, String> genders = new LinkedHashMap<>();

  private static final class Sense {
    final Set<String> translations = new LinkedHashSet<>();
    final List<String> lines = new ArrayList<>();
    final List<ExampleRecord> examples = new ArrayList<>();
    String label = "";
  }

  /**
   * Creates an empty list.
   *
   * @param language the language of the translations, ISO 639-3
   * @param definitionLanguage the language of the definitions, ISO 639-3
   */
  DictdSenses(String language, String definitionLanguage) {
    this.language = language;
    this.definitionLanguage = definitionLanguage;
  }

  /** Reads the lines of an entry after the first; forgets the entry before. */
  void read(String headword, List<String> lines) {
    senses.clear();
    genders.clear();
    for (String line : lines) {
      Matcher number = NUMBERED.matcher(line);
      boolean isNext =
          number.matches()
              && (number.group(2) == null
                  || Integer.parseInt(number.group(1)) <= senses.size() + 1);
      if (isNext || senses.isEmpty()) {
        Sense sense = new Sense();
        senses.add(sense);
        String rest = isNext ? number.group(2) : line;
        translations(rest == null ? "" : NEXT.matcher(rest).replaceFirst(""), sense);
      } else {
        line(headword, line, senses.getLast());
      }
    }
  }

  private void translations(String line, Sense sense) {
    Matcher label = LABEL.matcher(line);
    if (label.find()) {
      sense.label = label.group(1);
    }
    String text = label.replaceFirst("");
    Matcher grammar = GRAMMAR.matcher(text);
    String labels = grammar.find() ? grammar.group(1) : "";
    List<String> words =
        EntryWords.translations(
            GRAMMAR.matcher(text).replaceAll(""), language, EntryWords.MAX_WORDS);
    sense.translations.addAll(words);
    int comma = labels.indexOf(',');
    if (words.size() == 1 && labels.startsWith("n") && comma > 0) {
      genders.put(words.get(0), labels.substring(comma + 1));
    }
  }

  private void line(String headword, String line, Sense sense) {
    Matcher example = EXAMPLE.matcher(line);
    if (example.matches()) {
      if (sense.examples.size() < MAX_EXAMPLES) {
        String translation = language.equals("eng") ? example.group(2) : null;
        sense.examples.add(new ExampleRecord(example.group(1), translation));
      }
    } else if (!REFERENCE.matcher(line).matches()) {
      String text =
          EntryWords.explanation(NEXT.matcher(line).replaceFirst(""), headword, definitionLanguage);
      if (!text.isEmpty()) {
        sense.lines.add(text);
      }
    }
  }

  /** Returns the number of senses. */
  int size() {
    return senses.size();
  }

  /** Returns the translations of a sense, none if all are explanations. */
  List<String> translations(int sense) {
    return List.copyOf(senses.get(sense).translations);
  }

  /** Returns the definition and the examples of a sense. */
  EntryDetail detail(int at) {
    Sense sense = senses.get(at);
    List<TextRecord> definitions =
        sense.lines.isEmpty()
            ? List.of()
            : List.of(new TextRecord(definitionLanguage, String.join(" ", sense.lines)));
    boolean isRegister = EntryLabels.register(sense.label) != null;
    return new EntryDetail(
        EntryLabels.register(sense.label),
        isRegister || sense.label.isEmpty() ? null : EntryLabels.domain(sense.label),
        definitions,
        sense.examples);
  }

  /** Returns the labels of the translations that have a gender. */
  Map<String, String> genders() {
    return genders;
  }
}

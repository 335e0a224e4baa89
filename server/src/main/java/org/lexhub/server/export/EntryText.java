package org.lexhub.server.export;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/**
 * The text of one dictionary entry for people: its head, its senses with definitions, examples and
 * synonyms, or for a pair of languages with translations, and its sources with their licences.
 */
public final class EntryText {
  /** The indentation of what belongs to a sense. */
  public static final String INDENTATION = "     ";

  private static final int MAX_SENSES = 40;
  private static final int MAX_WORDS_OF_SENSE = 20;
  private static final int MAX_EXAMPLES = 2;
  private static final int MAX_PRONUNCIATIONS = 2;

  private final ExportScope scope;
  private final Store store;

  /** Creates a writer of the entries of a scope. */
  public EntryText(ExportScope scope) {
    this.scope = scope;
    store = scope.store();
  }

  /** Returns the lines of the entry of a lexeme, unwrapped. */
  public List<String> lines(int lexeme) {
    List<String> lines = new ArrayList<>(List.of(head(lexeme)));
    int number = 0;
    int shown = 0;
    for (int sense : scope.senses(lexeme).toArray()) {
      number++;
      if (shown < MAX_SENSES && sense(sense, number, lines)) {
        shown++;
      }
    }
    LexemeTable lexemes = store.lexemes();
    for (int i = 0; i < lexemes.sourceCount(lexeme); i++) {
      if (scope.allowed().source(lexemes.sourceAt(lexeme, i))) {
        lines.add("Source: " + source(lexemes.sourceAt(lexeme, i), store));
      }
    }
    return lines;
  }

  /** Returns the title of a source, a row of its table, with its version and licence. */
  public static String source(int source, Store store) {
    String title = text(store.sources().title(source), store);
    String version = text(store.sources().version(source), store);
    String licence = text(store.sources().licence(source), store);
    boolean named = version.isEmpty() || title.endsWith(version);
    return title + (named ? "" : " " + version) + (licence.isEmpty() ? "" : " (" + licence + ")");
  }

  private static String text(int row, Store store) {
    return row < 0 ? "" : store.texts().get(row);
  }

  private String head(int lexeme) {
    LexemeTable lexemes = store.lexemes();
    StringBuilder head = new StringBuilder(scope.string(lexemes.lemma(lexeme)));
    if (scope.allowed().lexemeDetails(lexeme)) {
      for (int row : new int[] {lexemes.reading(lexeme), lexemes.romanization(lexeme)}) {
        if (row >= 0) {
          head.append("  ").append(scope.string(row));
        }
      }
      int from = lexemes.pronunciationStart(lexeme);
      int to = Math.min(lexemes.pronunciationEnd(lexeme), from + MAX_PRONUNCIATIONS);
      for (int i = from; i < to; i++) {
        String ipa = scope.string(lexemes.pronunciationIpa(i));
        if (!ipa.isEmpty()) {
          head.append("  ").append(ipa);
        }
      }
    }
    return head.append("  (").append(lexemes.posOf(lexeme).code()).append(')').toString();
  }

  /** Writes a sense; returns false if it has no word of the target language. */
  private boolean sense(int sense, int number, List<String> lines) {
    String first = (number < 10 ? "  " : " ") + number + ". ";
    String gloss = scope.gloss(sense);
    if (scope.target() != null) {
      Set<Integer> translations = scope.translations(sense);
      if (translations.isEmpty()) {
        return false;
      }
      lines.add(first + words(translations));
      if (!gloss.isEmpty()) {
        lines.add(INDENTATION + "(" + gloss + ")");
      }
      return true;
    }
    lines.add(first + (gloss.isEmpty() ? "-" : gloss));
    if (scope.allowed().senseTexts(sense)) {
      texts(sense, gloss, lines);
    }
    String synonyms = words(synonyms(sense));
    if (!synonyms.isEmpty()) {
      lines.add(INDENTATION + "Synonyms: " + synonyms);
    }
    return true;
  }

  private void texts(int sense, String gloss, List<String> lines) {
    SenseTable senses = store.senses();
    for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
      String text = scope.text(senses.definitionText(i));
      if (!text.equals(gloss)) {
        lines.add(
            INDENTATION + "[" + scope.tags().code(senses.definitionLanguage(i)) + "] " + text);
      }
    }
    int from = senses.exampleStart(sense);
    int to = Math.min(senses.exampleEnd(sense), from + MAX_EXAMPLES);
    for (int i = from; i < to; i++) {
      lines.add(INDENTATION + "\"" + scope.text(senses.exampleText(i)) + "\"");
    }
  }

  /** Returns the other words of the language with the meaning of a sense. */
  private Set<Integer> synonyms(int sense) {
    MeaningTable meanings = store.meanings();
    int meaning = store.senses().meaning(sense);
    int own = store.senses().lexeme(sense);
    int language = store.lexemes().language(own);
    Set<Integer> words = new LinkedHashSet<>();
    long end = meanings.senseEnd(meaning);
    for (long at = meanings.sensesIn(meaning, language); at < end; at++) {
      if (meanings.senseLanguage(at) != language) {
        break;
      }
      int lexeme = store.senses().lexeme(meanings.sense(at));
      if (lexeme != own && scope.allowed().sense(meanings.sense(at))) {
        words.add(lexeme);
      }
    }
    return words;
  }

  private String words(Set<Integer> lexemes) {
    return String.join(
        ", ", lexemes.stream().map(this::word).distinct().limit(MAX_WORDS_OF_SENSE).toList());
  }

  private String word(int lexeme) {
    String lemma = scope.string(store.lexemes().lemma(lexeme));
    String reading = scope.string(store.lexemes().reading(lexeme));
    return reading.isEmpty() ? lemma : lemma + " (" + reading + ")";
  }
}

package org.lexhub.benchmarks.translation;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * Translates the words of the core vocabulary into English and from English, and prints how often a
 * word of the same concept comes first or among the first five. The snapshot contains these words;
 * the measure shows what else hides them.
 *
 * <p>Arguments: the folder of a snapshot; the folder with the word lists of the core vocabulary;
 * the number of words of each pair to show that have no right translation among five.
 */
public final class CoreWords {
  private static final String ENGLISH = "eng";
  private static final String ENDING = ".tsv";
  private static final int FIVE = 5;

  private final Store store;
  private final PrintStream out;
  private final int misses;
  private final TranslateQuery query = new TranslateQuery();
  private final Translation translation = new Translation();

  private CoreWords(Store store, PrintStream out, int misses) {
    this.store = store;
    this.out = out;
    this.misses = misses;
  }

  /** Measures and prints a table with a row for each pair of languages. */
  public static void main(String[] arguments) throws IOException {
    Path snapshot = OpenStore.snapshot(Path.of(arguments[0]));
    Path lists = Path.of(arguments[1]);
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    try (Store store = Store.open(snapshot);
        var files = Files.list(lists)) {
      List<String> names = files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
      CoreWords words = new CoreWords(store, out, Integer.parseInt(arguments[2]));
      words.run(lists, names);
    }
    out.flush();
  }

  private void run(Path lists, List<String> names) throws IOException {
    Map<String, Set<String>> english = concepts(lists.resolve(ENGLISH + ENDING));
    out.println("| pair | words | right first | right among five |");
    out.println("|---|---|---|---|");
    for (String name : names) {
      String language = name.substring(0, name.length() - ENDING.length());
      if (!language.equals(ENGLISH)) {
        Map<String, Set<String>> own = concepts(lists.resolve(name));
        measure(language, ENGLISH, answers(own, english));
        measure(ENGLISH, language, answers(english, own));
      }
    }
  }

  /** Returns the words of each concept. */
  private static Map<String, Set<String>> concepts(Path list) throws IOException {
    Map<String, Set<String>> concepts = new LinkedHashMap<>();
    for (String line : Files.readAllLines(list).stream().skip(1).toList()) {
      String[] columns = line.split("\t", -1);
      concepts.computeIfAbsent(columns[0], any -> new LinkedHashSet<>()).add(columns[1]);
    }
    return concepts;
  }

  /** Returns the right translations of each word: the words of all its concepts. */
  private static Map<String, Set<String>> answers(
      Map<String, Set<String>> from, Map<String, Set<String>> to) {
    Map<String, Set<String>> answers = new LinkedHashMap<>();
    from.forEach((concept, words) -> {
      for (String word : to.containsKey(concept) ? words : Set.<String>of()) {
        answers.computeIfAbsent(word, any -> new LinkedHashSet<>()).addAll(to.get(concept));
      }
    });
    return answers;
  }

  private void measure(String from, String to, Map<String, Set<String>> answers) {
    int first = 0;
    int five = 0;
    int shown = 0;
    for (Map.Entry<String, Set<String>> each : answers.entrySet()) {
      List<String> found = translate(each.getKey(), from, to);
      first += !found.isEmpty() && isRight(found.getFirst(), each.getValue()) ? 1 : 0;
      if (found.stream().anyMatch(word -> isRight(word, each.getValue()))) {
        five++;
      } else if (shown < misses) {
        shown++;
        out.println(each.getKey() + ": " + found + " not " + each.getValue());
      }
    }
    out.printf(
        Locale.ROOT,
        "| %s-%s | %,d | %.1f | %.1f |%n",
        from,
        to,
        answers.size(),
        100.0 * first / answers.size(),
        100.0 * five / answers.size());
  }

  private static boolean isRight(String word, Set<String> right) {
    return right.stream().anyMatch(word::equalsIgnoreCase);
  }

  private List<String> translate(String word, String from, String to) {
    query.clear();
    query.setText(word);
    query.setLimit(FIVE);
    LanguagesOfCode.addTo(query.source(), store.codes(), from);
    LanguagesOfCode.addTo(query.addTarget(), store.codes(), to);
    store.translator().translate(query, translation);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < translation.size(); i++) {
      words.add(store.strings().get(store.lexemes().lemma(translation.itemLexeme(i))));
    }
    return words;
  }
}

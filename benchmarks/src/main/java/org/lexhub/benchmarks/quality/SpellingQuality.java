package org.lexhub.benchmarks.quality;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.table.LanguageCodes;

/**
 * Runs queries in other spellings and scripts, inflected words and descriptions on a snapshot, in
 * one language and in all, and prints for each kind how often the right word came first and among
 * the first ten. Queries whose word is missing from the snapshot are skipped and counted.
 */
final class SpellingQuality {
  private static final int LIMIT = 10;

  /** A word in the language of a code. */
  private record Word(String code, String lemma) {}

  /** A query of a kind; a query without a code runs in all languages. */
  private record Asked(String kind, String code, String query, List<Word> answers) {}

  private final Store store;
  private final LexemeQuery query = new LexemeQuery();
  private final LexemeHits hits = new LexemeHits();

  SpellingQuality(Store store) {
    this.store = store;
  }

  /** Prints a table and, on request, each query whose word did not come first. */
  void print(PrintStream out, boolean verbose) throws IOException {
    Map<String, Recall> kinds = new LinkedHashMap<>();
    List<String> lacking = new ArrayList<>();
    for (Asked asked : read()) {
      List<Word> known = asked.answers().stream().filter(this::knows).toList();
      String name = asked.query() + " " + asked.code() + " " + asked.answers();
      if (known.isEmpty()) {
        lacking.add(name);
      } else {
        String set = asked.kind() + (asked.code().equals("-") ? ", all languages" : "");
        int place = place(asked, known);
        kinds.computeIfAbsent(set, key -> new Recall()).add(name, place);
        kinds.computeIfAbsent("all together", key -> new Recall()).add("", place);
      }
    }
    Recall all = Objects.requireNonNull(kinds.remove("all together"), "the list is empty");
    kinds.put("all together", all);
    out.println("| kind | queries | recall@1 | recall@10 | MRR |");
    out.println("|---|---|---|---|---|");
    kinds.forEach((kind, recall) -> {
      out.printf(Locale.ROOT, "| %s | %d | %s |%n", kind, recall.cases(), recall);
      if (verbose && recall != all) {
        recall.missed().forEach(missed -> out.println("  " + missed));
      }
    });
    out.println();
    out.println(lacking.size() + " queries are skipped because the snapshot lacks their words.");
    if (verbose) {
      lacking.forEach(out::println);
    }
  }

  /** Reads lines of {@code kind TAB code or - TAB query TAB code:lemma, code:lemma, …}. */
  private static List<Asked> read() throws IOException {
    try (InputStream in =
            Objects.requireNonNull(SpellingQuality.class.getResourceAsStream("spellings.tsv"));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<Asked> read = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          String[] parts = line.split("\t", -1);
          List<Word> answers = new ArrayList<>();
          for (String answer : parts[3].split(", *", -1)) {
            answers.add(new Word(answer.substring(0, 3), answer.substring(4)));
          }
          read.add(new Asked(parts[0], parts[1], parts[2], answers));
        }
      }
      return read;
    }
  }

  private boolean knows(Word word) {
    byte[] utf8 = word.lemma().getBytes(StandardCharsets.UTF_8);
    languages(word.code());
    store.lexemeSearch().find(utf8, utf8.length, query.languages(), hits);
    for (int i = 0; i < hits.size(); i++) {
      if (is(hits.lexeme(i), word)) {
        return true;
      }
    }
    return false;
  }

  private int place(Asked asked, List<Word> answers) {
    query.clear();
    query.setText(Normalizer.normalize(asked.query(), Normalizer.Form.NFC));
    languages(asked.code());
    query.definitions = asked.code().equals("-") || asked.code().equals("eng");
    query.limit = LIMIT;
    store.lexemeSearch().search(query, hits);
    for (int i = 0; i < hits.size(); i++) {
      int row = hits.lexeme(i);
      if (answers.stream().anyMatch(word -> is(row, word))) {
        return i + 1;
      }
    }
    return 0;
  }

  /** Selects the languages of a code, or all languages without one. */
  private void languages(String code) {
    query.languages().setAll();
    if (code.equals("-")) {
      return;
    }
    query.languages().clear();
    int entry = store.codes().find3(LanguageCodes.pack3(code));
    for (int i = 0; entry >= 0 && i < store.codes().count(entry); i++) {
      query.languages().add(store.codes().language(entry, i));
    }
  }

  private boolean is(int row, Word word) {
    int language = store.lexemes().language(row);
    return LanguageCodes.unpack(store.languages().iso639(language)).equals(word.code())
        && store.strings().get(store.lexemes().lemma(row)).equals(word.lemma());
  }
}

package org.lexhub.benchmarks.quality;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.lucene.search.Query;
import org.lexhub.store.Store;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.table.LanguageCodes;

/**
 * Runs queries with known right results on a snapshot and on Lucene, and prints how often the right
 * word came first, how often it was among the first ten, and the mean reciprocal rank.
 *
 * <p>Latencies of both sides come from running each query by turns in one process, which JMH does
 * not do.
 */
public final class SearchQuality {
  private static final int LIMIT = 10;
  private static final int MADE = 1000;
  private static final int WARM = 40;
  private static final int ROUNDS = 20;

  private final Store store;
  private final PrintStream out;
  private final boolean verbose;
  private final LexemeQuery query = new LexemeQuery();
  private final LexemeHits hits = new LexemeHits();

  private SearchQuality(Store store, PrintStream out, boolean verbose) {
    this.store = store;
    this.out = out;
    this.verbose = verbose;
  }

  /**
   * Runs sets of queries.
   *
   * @param args the folder with a published snapshot; the sets, separated by commas, out of
   *     misspellings, descriptions and spellings; {@code yes} to print each miss; then lists of
   *     misspellings as {@code LANGUAGE=FILE}
   */
  public static void main(String[] args) throws IOException {
    Path current = args.length < 3 ? null : SnapshotFolder.of(Path.of(args[0])).current();
    if (current == null) {
      throw new IOException("the first argument is a folder that ./lexhub load filled");
    }
    List<String> sets = List.of(args[1].split(",", -1));
    boolean misses = args[2].equals("yes");
    try (Store store = Store.open(current)) {
      SearchQuality quality = new SearchQuality(store, System.out, misses);
      if (sets.contains("misspellings")) {
        quality.misspellings();
      }
      for (String list : List.of(args).subList(3, args.length)) {
        quality.list(list);
      }
      if (sets.contains("descriptions")) {
        quality.descriptions();
      }
      if (sets.contains("spellings")) {
        System.out.println();
        new SpellingQuality(store).print(System.out, misses);
      }
    }
  }

  private void misspellings() throws IOException {
    head();
    for (String code : List.of("eng", "deu", "spa", "fra", "rus", "ita", "pol")) {
      int language = language(code);
      if (language < 0) {
        continue;
      }
      try (LuceneWords peer = new LuceneWords(store, language, 2f)) {
        if (List.of("eng", "deu", "spa", "fra").contains(code)) {
          real(code, Case.read("misspellings-" + code + ".tsv"), language, peer);
        }
        compare(code + " made", Typos.of(store, language, code, MADE, 17), language, peer);
      }
    }
  }

  /** Runs a list of misspellings from a file. */
  private void list(String argument) throws IOException {
    String[] parts = argument.split("=", 2);
    int language = language(parts[0]);
    if (parts.length < 2 || language < 0) {
      throw new IOException("a list is LANGUAGE=FILE with a language of the snapshot: " + argument);
    }
    out.println();
    head();
    try (LuceneWords peer = new LuceneWords(store, language, 2f)) {
      real(parts[0], Case.read(Path.of(parts[1])), language, peer);
    }
  }

  private void head() {
    out.println("| set | words | recall@1 | recall@10 | MRR | Lucene @1 | @10 | MRR |");
    out.println("|---|---|---|---|---|---|---|---|");
  }

  private void real(String code, List<Case> all, int language, LuceneWords peer)
      throws IOException {
    List<Case> cases = covered(all, language);
    compare(code + " real", cases, language, peer);
    suggestions(code + " real, suggested where nothing is found", cases, language);
    compare(code + " real, within the distance", within(cases, true), language, peer);
    compare(code + " real, within 2 edits", within(cases, false), language, peer);
  }

  /** Compares recall and latency on English descriptions of words with Lucene, by turns. */
  private void descriptions() throws IOException {
    int english = language("eng");
    List<Case> cases = Case.read("descriptions-eng.tsv");
    try (LuceneDefinitions peer = new LuceneDefinitions(store, english)) {
      Recall ours = new Recall();
      Recall theirs = new Recall();
      for (Case one : cases) {
        ours.add(one.toString(), place(one, rows(one.query(), english, false)));
        theirs.add(one.toString(), place(one, peer.search(one.query(), LIMIT)));
      }
      out.println();
      head();
      out.printf(Locale.ROOT, "| eng descriptions | %d | %s | %s |%n", cases.size(), ours, theirs);
      if (verbose) {
        ours.missed().forEach(missed -> out.println("  " + missed));
      }
      times(cases, english, peer);
    }
  }

  private void times(List<Case> cases, int english, LuceneDefinitions peer) throws IOException {
    List<Query> queries = cases.stream().map(one -> peer.query(one.query())).toList();
    Latency ours = new Latency(ROUNDS * cases.size());
    Latency theirs = new Latency(ROUNDS * cases.size());
    for (int round = -WARM; round < ROUNDS; round++) {
      for (int i = 0; i < queries.size(); i++) {
        long start = System.nanoTime();
        ask(cases.get(i).query(), english, false, 20);
        long middle = System.nanoTime();
        peer.top(queries.get(i), 20);
        long end = System.nanoTime();
        if (round >= 0) {
          ours.add(middle - start);
          theirs.add(end - middle);
        }
      }
    }
    out.println();
    out.println("| top 20 with exact totals | p50 µs | p99 µs | Lucene top 20, p50 µs | p99 µs |");
    out.println("|---|---|---|---|---|");
    out.printf(Locale.ROOT, "| eng descriptions | %s | %s |%n", ours, theirs);
  }

  private int language(String code) {
    int entry = store.codes().find3(LanguageCodes.pack3(code));
    return entry < 0 ? -1 : store.codes().language(entry, 0);
  }

  /** Returns the cases with an answer that is a lemma or form of a language in the snapshot. */
  private List<Case> covered(List<Case> cases, int language) {
    List<Case> known = new ArrayList<>();
    for (Case one : cases) {
      for (String answer : one.answers()) {
        if (place(one, rows(answer, language, false)) > 0) {
          known.add(one);
          break;
        }
      }
    }
    return known;
  }

  private static List<Case> within(List<Case> cases, boolean rule) {
    List<Case> result = new ArrayList<>();
    for (Case one : cases) {
      String folded = Fold.fold(one.query());
      int distance = Edits.between(folded, Fold.fold(one.answers().getFirst()));
      if (distance <= (rule ? Edits.allowed(folded) : 2)) {
        result.add(one);
      }
    }
    return result;
  }

  private void compare(String name, List<Case> cases, int language, LuceneWords peer)
      throws IOException {
    Recall ours = new Recall();
    Recall theirs = new Recall();
    for (Case one : cases) {
      ours.add(one.toString(), place(one, rows(one.query(), language, true)));
      int edits = Edits.allowed(Fold.fold(one.query()));
      theirs.add(one.toString(), place(one, peer.search(one.query(), edits, LIMIT)));
    }
    out.printf(Locale.ROOT, "| %s | %d | %s | %s |%n", name, cases.size(), ours, theirs);
    if (verbose) {
      ours.missed().forEach(missed -> out.println("  " + missed));
    }
  }

  /** Measures the suggestions where a fuzzy search finds nothing. */
  private void suggestions(String name, List<Case> cases, int language) {
    Recall ours = new Recall();
    for (Case one : cases) {
      if (rows(one.query(), language, true).isEmpty()) {
        store.lexemeSearch().guess(query, hits);
        ours.add(one.toString(), place(one, found()));
      }
    }
    out.printf(Locale.ROOT, "| %s | %d | %s | – | – | – |%n", name, ours.cases(), ours);
  }

  private List<Integer> rows(String text, int language, boolean fuzzy) {
    ask(text, language, fuzzy, LIMIT);
    return found();
  }

  private List<Integer> found() {
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      rows.add(hits.lexeme(i));
    }
    return rows;
  }

  private void ask(String text, int language, boolean fuzzy, int limit) {
    query.clear();
    query.setText(text);
    query.languages().clear();
    query.languages().add(language);
    query.fuzzy = fuzzy;
    query.definitions = true;
    query.limit = limit;
    store.lexemeSearch().search(query, hits);
  }

  /** Returns the rank, from 1, of the first row that is a right result, or 0 if none is. */
  private int place(Case one, List<Integer> rows) {
    for (int i = 0; i < rows.size(); i++) {
      int row = rows.get(i);
      if (one.answeredBy(store.strings().get(store.lexemes().lemma(row)))) {
        return i + 1;
      }
      for (int form = store.lexemes().formStart(row); form < store.lexemes().formEnd(row); form++) {
        if (one.answeredBy(store.strings().get(store.lexemes().formText(form)))) {
          return i + 1;
        }
      }
    }
    return 0;
  }
}

package org.lexhub.benchmarks;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.IntFunction;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes the requests that {@code http-compare} sends: a file for each endpoint, with one request
 * on each line as method, path, key and body, separated by tabs.
 *
 * <p>The server caches responses to searches, suggestions and translations. Each of these endpoints
 * therefore has two files. One holds more requests than the cache has room for: hardly any response
 * is still in the cache when its request is repeated. In the other ({@code -zipf}) requests repeat
 * as people ask for words: the n-th most frequent one is n times rarer than the first.
 *
 * <p>The measured server keeps its rate limits, so a thousand accounts send the requests of a file
 * in turn. Together they can send far more than one machine can serve.
 */
public final class HttpQuestions {
  /** The number of requests of an endpoint that is not cached, and of accounts that send them. */
  private static final int COUNT = 1_000;

  /** The number of requests of a cached endpoint, several times what the cache holds. */
  private static final int MANY = 100_000;

  private final Random random = new Random(42);
  private final Store store;
  private final List<String> keys;
  private final Path folder;

  private HttpQuestions(Store store, List<String> keys, Path folder) {
    this.store = store;
    this.keys = keys;
    this.folder = folder;
  }

  /**
   * Adds accounts to a data folder and writes the requests.
   *
   * @param arguments the data folder, which must hold a snapshot, and the folder to write to
   */
  public static void main(String[] arguments) throws IOException, SQLException {
    Path data = Path.of(arguments[0]);
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(data).current(), "no snapshot");
    try (Store store = Store.open(snapshot)) {
      new HttpQuestions(store, BenchmarkKeys.add(data), Path.of(arguments[1])).write();
    }
  }

  private void write() throws IOException {
    int[] largest = largestLanguages();
    get("lexeme", i -> "/v1/lexemes/" + lexemeId(anyLexeme()));
    get("senses", i -> "/v1/lexemes/" + lexemeId(anyLexeme()) + "?include=senses");
    get("language", i -> "/v1/languages/iso/" + code(largest[i % largest.length]));
    get("meaning", i -> "/v1/meanings/" + meaningId() + "?include=definitions");
    get("stats", i -> stats(largest));
    many("search", i -> question(searchFor(lexemeOf(largest[i % largest.length]))));
    many("suggest", i -> question(suggestFor(lexemeOf(largest[i % largest.length]))));
    many("translate", i -> new Question("POST", "/v1/translations/translate", translate(largest)));
  }

  private record Question(String method, String path, String body) {
    String line(String key) {
      return method + "\t" + path + "\t" + key + "\t" + body;
    }
  }

  private static Question question(String path) {
    return new Question("GET", path, "");
  }

  private void get(String name, IntFunction<String> path) throws IOException {
    List<Question> questions = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      questions.add(question(path.apply(i)));
    }
    file(name, questions);
  }

  /** Writes many different requests, and as many drawn from them with Zipfian frequencies. */
  private void many(String name, IntFunction<Question> one) throws IOException {
    List<Question> questions = new ArrayList<>();
    double[] sums = new double[MANY];
    for (int i = 0; i < MANY; i++) {
      questions.add(one.apply(i));
      sums[i] = (i == 0 ? 0 : sums[i - 1]) + 1.0 / (i + 1);
    }
    file(name, questions);
    List<Question> drawn = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      int at = Arrays.binarySearch(sums, random.nextDouble() * sums[MANY - 1]);
      drawn.add(questions.get(Math.min(MANY - 1, at < 0 ? -at - 1 : at)));
    }
    file(name + "-zipf", drawn);
  }

  private void file(String name, List<Question> questions) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      lines.add(questions.get(i).line(keys.get(i % COUNT)));
    }
    Files.write(folder.resolve(name), lines);
  }

  /** Returns the 20 languages with the most lexemes among those with an ISO 639-3 code. */
  private int[] largestLanguages() {
    LanguageTable languages = store.languages();
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < languages.size(); row++) {
      if (languages.iso639(row) != 0 && words(row) > 0) {
        rows.add(row);
      }
    }
    rows.sort((a, b) -> Integer.compare(words(b), words(a)));
    return rows.stream().limit(20).mapToInt(row -> row).toArray();
  }

  private int words(int language) {
    return store.languages().lexemeEnd(language) - store.languages().lexemeStart(language);
  }

  private int lexemeOf(int language) {
    return store.languages().lexemeStart(language) + random.nextInt(words(language));
  }

  private int anyLexeme() {
    return random.nextInt(store.lexemes().size());
  }

  private int lexemeId(int row) {
    return store.lexemes().id(row);
  }

  private int meaningId() {
    return store.meanings().id(random.nextInt(store.meanings().size()));
  }

  /** Returns the ISO 639-3 code of a language, or its glottocode if it has none. */
  private String code(int language) {
    int iso = store.languages().iso639(language);
    return iso == 0
        ? LanguageCodes.unpack(store.languages().glottocode(language))
        : LanguageCodes.unpack(iso);
  }

  private String lemma(int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }

  private String searchFor(int lexeme) {
    String word = URLEncoder.encode(lemma(lexeme), StandardCharsets.UTF_8);
    String language = code(store.lexemes().language(lexeme));
    return "/v1/lexemes/search?q=" + word + "&lang=" + language + "&limit=1";
  }

  /** Returns the path of a completion of the first half of a word, as sent while typing. */
  private String suggestFor(int lexeme) {
    String lemma = lemma(lexeme);
    int half = lemma.offsetByCodePoints(0, (lemma.codePointCount(0, lemma.length()) + 1) / 2);
    String typed = lemma.substring(0, half).strip();
    String word = URLEncoder.encode(typed.isEmpty() ? lemma : typed, StandardCharsets.UTF_8);
    return "/v1/lexemes/suggest?q=" + word + "&lang=" + code(store.lexemes().language(lexeme));
  }

  private String stats(int[] largest) {
    int source = random.nextInt(largest.length);
    int target = (source + 1 + random.nextInt(largest.length - 1)) % largest.length;
    return "/v1/translations/stats?source_lang="
        + code(largest[source])
        + "&target_lang="
        + code(largest[target]);
  }

  private String translate(int[] largest) {
    int source = largest[random.nextInt(largest.length)];
    int target = largest[random.nextInt(largest.length)];
    Utf8Buffer text = new Utf8Buffer(64);
    store.strings().append(store.lexemes().lemma(lexemeOf(source)), text);
    return "{\"text\":\"%s\",\"source_lang\":\"%s\",\"target_lang\":\"%s\",\"limit\":3}"
        .formatted(text, code(source), code(target));
  }
}

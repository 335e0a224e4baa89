package org.lexhub.benchmarks;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.IntFunction;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes the requests that {@code http-compare} sends: a file for each endpoint, a request in each
 * line, as method, path, key and body with a tab between them.
 *
 * <p>The server that is measured keeps its limits, so every request of a file has an account of its
 * own: together they may send far more than one machine answers.
 */
public final class HttpQuestions {
  /** The requests of an endpoint, and the accounts that send them. */
  private static final int COUNT = 1_000;

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
      new HttpQuestions(store, addKeys(data), Path.of(arguments[1])).write();
    }
  }

  private static List<String> addKeys(Path data) throws IOException, SQLException {
    List<String> keys = new ArrayList<>();
    try (AccountDatabase database = AccountDatabase.open(data)) {
      Accounts accounts = new Accounts(database);
      Instant now = Instant.now();
      for (int i = 0; i < COUNT; i++) {
        long account = accounts.addAccount("load " + i, Plan.ENTERPRISE, now);
        keys.add(accounts.addKey(account, "load", null, now));
      }
    }
    return keys;
  }

  private void write() throws IOException {
    int[] largest = largestLanguages();
    get("lexeme", i -> "/v1/lexemes/" + lexemeId(anyLexeme()));
    get("senses", i -> "/v1/lexemes/" + lexemeId(anyLexeme()) + "?include=senses");
    get("language", i -> "/v1/languages/iso/" + code(largest[i % largest.length]));
    get("meaning", i -> "/v1/meanings/" + meaningId() + "?include=definitions");
    get("search", i -> searchFor(lexemeOf(largest[i % largest.length])));
    get("stats", i -> stats(largest));
    file("translate", i -> "POST\t/v1/translations/translate", i -> translate(largest));
  }

  private void get(String name, IntFunction<String> path) throws IOException {
    file(name, i -> "GET\t" + path.apply(i), i -> "");
  }

  private void file(String name, IntFunction<String> request, IntFunction<String> body)
      throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      lines.add(request.apply(i) + "\t" + keys.get(i) + "\t" + body.apply(i));
    }
    Files.write(folder.resolve(name), lines);
  }

  /** The twenty languages with most lexemes, out of those with a code of ISO 639-3. */
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

  /** The code by which a language is asked for: of ISO 639-3, else its glottocode. */
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

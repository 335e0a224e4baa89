package org.lexhub.benchmarks.peer;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.lexhub.benchmarks.BenchmarkKeys;
import org.lexhub.benchmarks.SlipOfTheFinger;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;

/**
 * Writes the questions that {@code benchmarks/peers} asks. A kind has two files in the form of
 * {@code replay.lua}: {@code KIND.lexhub}, and {@code KIND.peer} with the same questions for {@link
 * PeerServer}. {@code words.dict} has English words for DICT servers.
 */
public final class PeerQuestions {
  /** More questions than the response cache of Lexhub has room for. */
  private static final int COUNT = 100_000;

  private static final int LARGEST = 8;
  private static final int PAGES = 20;
  private static final int MIN_FUZZY_LENGTH = 5;

  private final Random random = new Random(42);
  private final SlipOfTheFinger slips = new SlipOfTheFinger(12);
  private final Store store;
  private final List<String> keys;
  private final Path folder;
  private final int[] largest;

  private PeerQuestions(Store store, List<String> keys, Path folder) {
    this.store = store;
    this.keys = keys;
    this.folder = folder;
    largest =
        IntStream.range(0, store.languages().size())
            .boxed()
            .sorted((a, b) -> Integer.compare(words(b), words(a)))
            .limit(LARGEST)
            .mapToInt(row -> row)
            .toArray();
  }

  /**
   * Adds accounts to a data folder and writes the questions.
   *
   * @param arguments the data folder, which must hold a snapshot, and the folder to write to
   */
  public static void main(String[] arguments) throws IOException, SQLException {
    Path data = Path.of(arguments[0]);
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(data).current(), "no snapshot");
    try (Store store = Store.open(snapshot)) {
      new PeerQuestions(store, BenchmarkKeys.add(data), Path.of(arguments[1])).write();
    }
  }

  /** The same question for Lexhub (path and body) and for a peer (path). */
  private record Both(String path, String body, String peer) {}

  private void write() throws IOException {
    kind("exact", this::exact);
    kind("prefix", this::prefix);
    kind("fuzzy", this::fuzzy);
    kind("translate", this::translate);
    kind("pairs", this::pairs);
    List<String> english = new ArrayList<>();
    int row = PeerExport.language(store, "eng");
    while (english.size() < COUNT) {
      String word = PeerExport.lemma(store, lexemeOf(row));
      if (!word.contains("\"") && !word.contains("\\") && !word.contains(":")) {
        english.add(word);
      }
    }
    Files.write(folder.resolve("words.dict"), english);
  }

  private void kind(String name, Supplier<Both> question) throws IOException {
    List<String> lexhub = new ArrayList<>();
    List<String> peer = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      Both both = question.get();
      String key = keys.get(i % keys.size());
      String method = both.body().isEmpty() ? "GET" : "POST";
      lexhub.add(method + "\t" + both.path() + "\t" + key + "\t" + both.body());
      peer.add("GET\t" + both.peer() + "\t" + key + "\t");
    }
    Files.write(folder.resolve(name + ".lexhub"), lexhub);
    Files.write(folder.resolve(name + ".peer"), peer);
  }

  private int words(int language) {
    return store.languages().lexemeEnd(language) - store.languages().lexemeStart(language);
  }

  private int lexemeOf(int language) {
    return store.languages().lexemeStart(language) + random.nextInt(words(language));
  }

  private int anyLarge() {
    return largest[random.nextInt(largest.length)];
  }

  private String code(int language) {
    return PeerExport.code(store, language);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private Both exact() {
    int language = anyLarge();
    String question = asked(PeerExport.lemma(store, lexemeOf(language)), language);
    return new Both("/v1/lexemes/search?limit=1&" + question, "", "/exact?" + question);
  }

  private String asked(String text, int language) {
    return "lang=" + code(language) + "&q=" + encoded(text);
  }

  private Both prefix() {
    int language = anyLarge();
    String lemma = PeerExport.lemma(store, lexemeOf(language));
    int half = lemma.offsetByCodePoints(0, (lemma.codePointCount(0, lemma.length()) + 1) / 2);
    String typed = lemma.substring(0, half).strip();
    String question = asked(typed.isEmpty() ? lemma : typed, language);
    return new Both("/v1/lexemes/suggest?limit=10&" + question, "", "/prefix?" + question);
  }

  private Both fuzzy() {
    int language = PeerExport.language(store, "eng");
    String lemma = PeerExport.lemma(store, lexemeOf(language));
    while (lemma.length() < MIN_FUZZY_LENGTH || lemma.contains(" ")) {
      lemma = PeerExport.lemma(store, lexemeOf(language));
    }
    String question = asked(slips.misspell(lemma, 1), language);
    String path = "/v1/lexemes/search?fuzzy=true&limit=10&" + question;
    return new Both(path, "", "/fuzzy?" + question);
  }

  private Both translate() {
    int source = anyLarge();
    int target = anyLarge();
    String lemma = PeerExport.lemma(store, lexemeOf(source));
    String text = lemma.replace("\\", "\\\\").replace("\"", "\\\"");
    return new Both(
        "/v1/translations/translate",
        "{\"text\":\"%s\",\"source_lang\":\"%s\",\"target_lang\":\"%s\",\"limit\":3}"
            .formatted(text, code(source), code(target)),
        "/translate?" + asked(lemma, source) + "&to=" + code(target));
  }

  private Both pairs() {
    int source = random.nextInt(largest.length);
    int target = (source + 1 + random.nextInt(largest.length - 1)) % largest.length;
    int offset = random.nextInt(PAGES) * PeerStore.PAGE;
    String from = code(largest[source]);
    String to = code(largest[target]);
    String path =
        "/v1/translations/pairs?limit=%d&offset=%d&source_lang=%s&target_lang=%s"
            .formatted(PeerStore.PAGE, offset, from, to);
    return new Both(path, "", "/pairs?lang=%s&to=%s&offset=%d".formatted(from, to, offset));
  }
}

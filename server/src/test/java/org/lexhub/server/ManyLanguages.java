package org.lexhub.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The fixture with some hundred more languages, each of which has a word for the sun: as much as a
 * page ever shows. One server over it for all tests of a run.
 */
final class ManyLanguages {
  /** The number of additional languages. */
  static final int MORE = 320;

  private static final int FAMILIES = 16;
  private static final List<String> STATUSES =
      List.of("not_endangered", "threatened", "shifting", "moribund", "nearly_extinct");
  private static final List<String> BEGIN = List.of("so", "ta", "mi", "lu", "ke", "ra", "nya");
  private static final List<String> MIDDLE = List.of("la", "ri", "no", "tu", "she", "wa");
  private static final List<String> END = List.of("r", "mi", "", "ko", "ngu");
  private static final String RECIPE =
      """
      name = "many"
      [[layer]]
      source = "many"
      format = "jsonl"
      locator = "file:many"
      priority = 90
      prior = 0.9
      title = "Many languages"
      version = "1"
      licence = "CC0-1.0"
      attribution = "nobody"
      url = "https://example.org/"
      """;

  private static @Nullable TestServer server;

  private ManyLanguages() {}

  static synchronized TestServer server() throws Exception {
    TestServer present = server;
    if (present == null) {
      Path folder = Files.createTempDirectory(Path.of("target"), "many-").toAbsolutePath();
      Path source = Files.createDirectories(folder.resolve("many"));
      try (Stream<Path> files = Files.list(Loads.RECIPES.resolve("fixture"))) {
        for (Path file : files.toList()) {
          Files.copy(file, source.resolve(file.getFileName().toString()));
        }
      }
      write(source);
      Path recipe = Files.writeString(folder.resolve("many.toml"), RECIPE);
      Loads.load(recipe.toString(), folder, false);
      present = TestServer.start(ServerSettings.of(folder, "127.0.0.1", 0).with(Fixture.FAST));
      server = present;
      Runtime.getRuntime().addShutdownHook(new Thread(present::close));
    }
    return present;
  }

  private static void write(Path source) throws IOException {
    StringBuilder languages = new StringBuilder();
    StringBuilder words = new StringBuilder();
    for (int family = 0; family < FAMILIES; family++) {
      languages.append(
          "{\"language\":{\"glottocode\":\"fami%d\",\"name\":\"Family %d\",\"level\":\"family\"}}\n"
              .formatted(1001 + family, family + 1));
    }
    for (int i = 0; i < MORE; i++) {
      languages.append(
          """
          {"language":{"glottocode":"lang%d","name":"%s","level":"language","parent":"fami%d","latitude":%s,"longitude":%s,"speakers":%d,"status":"%s"}}
          """
              .formatted(
                  1001 + i,
                  name(i),
                  1001 + (i * i / 7) % FAMILIES,
                  (i * 37) % 120 - 55,
                  (i * 73) % 340 - 170,
                  10_000_000 / (i + 1),
                  STATUSES.get(i % STATUSES.size())));
      words.append(
          """
          {"lexeme":{"language":"lang%d","lemma":"%s","pos":"noun","senses":[{"meaning":"ili:i86272"}]}}
          """
              .formatted(1001 + i, word(i)));
    }
    Files.writeString(source.resolve("languages-more.jsonl"), languages);
    Files.writeString(source.resolve("words-more.jsonl"), words);
  }

  private static String word(int i) {
    return BEGIN.get(i % BEGIN.size())
        + MIDDLE.get(i / BEGIN.size() % MIDDLE.size())
        + END.get(i / 42 % END.size())
        + (i >= 210 ? "ha" : "");
  }

  /** Returns the name of a language, derived from its word so that names differ. */
  private static String name(int i) {
    String word = word(i);
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) + "an";
  }
}

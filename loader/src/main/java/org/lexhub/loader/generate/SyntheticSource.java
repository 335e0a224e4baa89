package org.lexhub.loader.generate;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.Stage;

/**
 * Writes a synthetic dataset in the native format: languages with several scripts in families,
 * words in these scripts, and meanings with definitions. The lexemes of languages and the senses of
 * meanings follow Zipfian distributions. The same size and seed give the same bytes.
 */
public final class SyntheticSource {
  /** The number of languages in one family. */
  private static final int FAMILY_SIZE = 50;

  /** The maximum number of lexemes in one file. */
  private static final int MAX_FILE_LEXEMES = 1_000_000;

  private static final String[] POS = {"noun", "noun", "noun", "verb", "adj", "adv"};

  /** The number of records to write. */
  public record Size(int meanings, int languages, long lexemes, long definitions) {}

  private final Size size;
  private final long seed;
  private final Progress progress;
  private final JsonLine line = new JsonLine();

  /** Creates a writer. */
  public SyntheticSource(Size size, long seed, Progress progress) {
    this.size = size;
    this.seed = seed;
    this.progress = progress;
  }

  /** Writes the files of the dataset and a {@code recipe.toml} into a folder. */
  public void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    writeLanguages(folder.resolve("languages.jsonl"));
    writeMeanings(folder.resolve("meanings.jsonl"));
    writeLexemes(folder);
    Files.writeString(folder.resolve("recipe.toml"), recipe());
  }

  private String recipe() {
    return """
    # A synthetic dataset for scale tests, without any meaning.
    name = "synthetic"

    [[layer]]
    source = "synthetic"
    format = "jsonl"
    locator = "file:."
    priority = 50
    prior = 0.9
    title = "Synthetic words"
    version = "%s, seed %d"
    licence = "CC0-1.0"
    """
        .formatted(size.toString().replaceAll(".*\\[|\\]", ""), seed);
  }

  private void writeLanguages(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      int families = (size.languages() + FAMILY_SIZE - 1) / FAMILY_SIZE;
      for (int family = 0; family < families; family++) {
        line.start("language")
            .text("glottocode", glottocode('f', family))
            .text("name", title(WordShapes.latin(seed + family)) + " family " + family)
            .text("level", "family");
        out.append(line.end());
      }
      for (int i = 0; i < size.languages(); i++) {
        String name = title(WordShapes.latin(seed + 7919L * i)) + " " + i;
        line.start("language").text("glottocode", glottocode('l', i));
        String iso = iso(i);
        if (!iso.isEmpty()) {
          line.text("iso639_3", iso);
        }
        line.text("name", name)
            .text("level", "language")
            .text("parent", glottocode('f', i / FAMILY_SIZE))
            .number("latitude", (i * 37 % 1600 - 800) / 10.0)
            .number("longitude", (i * 73 % 3600 - 1800) / 10.0)
            .number("speakers", 100_000_000L / (i + 1))
            .open("scripts", '[')
            .item(WordShapes.script(i))
            .close(']')
            .open("names", '[')
            .item()
            .text("locale", "de")
            .text("name", title(WordShapes.latin(seed + 31L * i)) + "isch")
            .close('}')
            .close(']');
        out.append(line.end());
      }
    }
  }

  /** Returns {@code eng} for the first language, so that English definitions exist, then others. */
  private static String iso(int language) {
    if (language == 0) {
      return "eng";
    }
    int at = language - 1;
    // ISO 639 reserves qaa to qtz for private use; languages beyond have no code.
    if (at >= 20 * 26) {
      return "";
    }
    return "q" + (char) ('a' + at / 26) + (char) ('a' + at % 26);
  }

  private static String glottocode(char kind, int number) {
    StringBuilder code = new StringBuilder();
    code.append(kind);
    int high = number / 10_000;
    for (int i = 0; i < 3; i++) {
      code.append((char) ('a' + high % 26));
      high /= 26;
    }
    return code.append(String.format(Locale.ROOT, "%04d", number % 10_000)).toString();
  }

  private static String title(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  private void writeMeanings(Path file) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    try (BufferedWriter out = Files.newBufferedWriter(file);
        Stage stage = progress.stage("generate meanings", size.meanings())) {
      long written = 0;
      for (int i = 0; i < size.meanings(); i++) {
        line.start("meaning")
            .text("key", key(i))
            .text("pos", POS[i % POS.length])
            .text("gloss", sentence(random, 3 + random.nextInt(6)));
        long upTo = size.definitions() * (i + 1) / size.meanings();
        line.open("definitions", '[');
        for (int language = 0; written < upTo; written++) {
          line.item()
              .text("language", glottocode('l', language))
              .text("text", sentence(random, 5 + random.nextInt(12)))
              .close('}');
          language = random.nextInt(Math.min(200, size.languages()));
        }
        line.close(']');
        if (i > 0) {
          line.open("relations", '[')
              .item()
              .text("type", "hypernym")
              .text("target", key(i / 8))
              .close('}')
              .close(']');
        }
        out.append(line.end());
        stage.advance(1);
      }
    }
  }

  private static String key(int meaning) {
    return "synthetic:" + meaning;
  }

  private static String sentence(SplittableRandom random, int words) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words; i++) {
      text.append(i == 0 ? "" : " ").append(WordShapes.latin(zipf(random, 50_000)));
    }
    return text.toString();
  }

  /** Returns a number below the bound whose logarithm is evenly distributed. */
  private static int zipf(SplittableRandom random, int bound) {
    return (int) Math.min(bound - 1, Math.exp(random.nextDouble() * Math.log(bound + 1.0)) - 1);
  }

  private void writeLexemes(Path folder) throws IOException {
    SplittableRandom random = new SplittableRandom(seed ^ 0x5eedL);
    double harmonic = 0;
    for (int i = 0; i < size.languages(); i++) {
      harmonic += 1.0 / (i + 10);
    }
    long number = 0;
    double due = 0;
    BufferedWriter out = null;
    try (Stage stage = progress.stage("generate lexemes", size.lexemes())) {
      for (int language = 0; language < size.languages(); language++) {
        due += size.lexemes() / harmonic / (language + 10);
        long end = language + 1 == size.languages() ? size.lexemes() : Math.round(due);
        for (int rank = 1; number < end; rank++, number++) {
          if (number % MAX_FILE_LEXEMES == 0) {
            if (out != null) {
              out.close();
            }
            String name =
                String.format(Locale.ROOT, "lexemes-%03d.jsonl", number / MAX_FILE_LEXEMES);
            out = Files.newBufferedWriter(folder.resolve(name));
          }
          if (out != null) {
            out.append(lexeme(random, language, rank));
          }
          stage.advance(1);
        }
      }
    } finally {
      if (out != null) {
        out.close();
      }
    }
  }

  private StringBuilder lexeme(SplittableRandom random, int language, int rank) {
    String script = WordShapes.script(language);
    String word = WordShapes.word(language, rank);
    String pos = POS[rank % POS.length];
    line.start("lexeme")
        .text("language", glottocode('l', language))
        .text("lemma", word)
        .text("pos", pos);
    if (!script.equals("Latn")) {
      line.text("romanization", WordShapes.latin(rank * 31L + language));
    }
    if (rank % 5 == 0) {
      line.open("pronunciations", '[')
          .item()
          .text("ipa", "/" + WordShapes.latin(rank * 17L + language) + "/")
          .close('}')
          .close(']');
    }
    line.open("frequency", '{')
        .number("rank", rank)
        .number("count", Math.max(1, 10_000_000L / rank))
        .number("per_million", Math.max(0.01, 60_000.0 / rank))
        .text("corpus", "synthetic")
        .close('}');
    line.open("senses", '[');
    int senses = 1 + Math.min(3, zipf(random, 8));
    for (int i = 0; i < senses; i++) {
      line.item()
          .text("meaning", key(meaning(random, rank)))
          .number("evidence", (60 + random.nextInt(40)) / 100.0)
          .close('}');
    }
    return line.close(']').end();
  }

  /** Returns a meaning; frequent words of all languages share the same frequent meanings. */
  private int meaning(SplittableRandom random, int rank) {
    long near = (long) rank + zipf(random, 200) - 20;
    return random.nextInt(4) == 0 || near < 0 || near >= size.meanings()
        ? random.nextInt(size.meanings())
        : (int) near;
  }
}

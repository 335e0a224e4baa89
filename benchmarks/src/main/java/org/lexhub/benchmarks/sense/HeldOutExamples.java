package org.lexhub.benchmarks.sense;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.lexhub.benchmarks.sense.WordNetFiles.Meaning;
import org.lexhub.benchmarks.sense.WordNetFiles.Sense;

/**
 * Chooses an eighth of all English lemmas, removes the examples of their meanings from WordNet 3.0
 * and the Open English Wordnet, turns them into test cases for {@link SenseQuality}, and writes a
 * recipe that loads the rest. A snapshot loaded with the recipe therefore contains none of the
 * sentences of the cases, and no example of their words.
 *
 * <p>There is a case for every chosen lemma of the meaning that has several senses; it replaces
 * another lemma in the sentence where necessary. Examples show rare senses as often as common ones,
 * unlike texts. The weight of a case is therefore the share of its sense in the uses of the lemma,
 * with a third of all uses spread evenly, divided by the number of examples of the sense, times the
 * count of the lemma (at most 300) to the power of 0.9.
 */
public final class HeldOutExamples {
  private static final int PART = 8;
  private static final Pattern TOKEN =
      Pattern.compile("[A-Za-z0-9]+(?:['’-][A-Za-z0-9]+)*|[.,;:!?()\"]|\\S");
  private static final Pattern EXAMPLE = Pattern.compile("<Example[^>]*>(.*?)</Example>");
  private static final Pattern ILI = Pattern.compile("ili=\"([^\"]*)\"");

  private final WordNetFiles wordnet;
  private final Path out;
  private final Map<Long, List<String>> examples = new HashMap<>();
  private final Set<Long> held = new HashSet<>();

  private HeldOutExamples(WordNetFiles wordnet, Path out) {
    this.wordnet = wordnet;
    this.out = out;
  }

  /**
   * Writes the folder {@code wordnet}, {@code oewn.xml.gz}, {@code recipe.toml} and {@code
   * cases.tsv}.
   *
   * @param args the jar of WordNet 3.0, the Open English Wordnet as WN-LMF, the map from
   *     interlingual index numbers to WordNet 3.0, the recipe of the pool, and a folder to write to
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 5) {
      throw new IllegalArgumentException(
          "give the jar of WordNet, the Open English Wordnet, the map of its numbers, a recipe and"
              + " a folder");
    }
    Path out = Path.of(args[4]);
    Path folder = Files.createDirectories(out.resolve("wordnet"));
    unpack(Path.of(args[0]), folder);
    HeldOutExamples examples = new HeldOutExamples(new WordNetFiles(folder), out);
    examples.choose();
    examples.cutWordNet(folder);
    examples.cutOpenWordnet(Path.of(args[1]), Path.of(args[2]));
    examples.writeRecipe(Path.of(args[3]));
    System.out.println(examples.writeCases() + " cases");
  }

  private static void unpack(Path jar, Path folder) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(jar);
        var files = Files.newDirectoryStream(zip.getPath("net/sf/extjwnl/data/wordnet/wn30"))) {
      for (Path file : files) {
        Path to = folder.resolve(file.getFileName().toString());
        Files.write(to, Files.readAllBytes(file));
      }
    }
  }

  private static boolean isChosen(String lemma) {
    CRC32 crc = new CRC32();
    crc.update(("f" + lemma).getBytes(StandardCharsets.UTF_8));
    return crc.getValue() % PART == 0;
  }

  private void choose() {
    for (Meaning meaning : wordnet.meanings.values()) {
      examples.put(meaning.number(), new ArrayList<>(meaning.examples()));
      if (meaning.lemmas().stream().anyMatch(HeldOutExamples::isChosen)) {
        held.add(meaning.number());
      }
    }
  }

  private void cutWordNet(Path folder) throws IOException {
    for (int pos = 0; pos < WordNetFiles.NAMES.size(); pos++) {
      Path file = folder.resolve("data." + WordNetFiles.NAMES.get(pos));
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        if (!line.startsWith("  ")) {
          long number = (pos + 1) * 100_000_000L + Long.parseLong(line.substring(0, 8));
          if (held.contains(number)) {
            String definition = wordnet.meaning(number).definition();
            lines.set(i, line.substring(0, line.indexOf('|')) + "| " + definition + "  ");
          }
        }
      }
      Files.write(file, lines);
    }
  }

  private static Map<String, Long> numbers(Path map) throws IOException {
    Map<String, Long> numbers = new HashMap<>();
    for (String line : lines(map)) {
      String[] fields = line.split("\t", -1);
      int dash = fields[1].indexOf('-');
      char letter = fields[1].charAt(dash + 1);
      int pos = WordNetFiles.PARTS.indexOf(letter == 's' ? 'a' : letter);
      numbers.put(
          fields[0], (pos + 1) * 100_000_000L + Long.parseLong(fields[1].substring(0, dash)));
    }
    return numbers;
  }

  private static List<String> lines(Path gzip) throws IOException {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(gzip)), StandardCharsets.UTF_8))) {
      return in.readAllLines();
    }
  }

  private void cutOpenWordnet(Path file, Path map) throws IOException {
    Map<String, Long> numbers = numbers(map);
    long number = -1;
    try (BufferedWriter writer =
        new BufferedWriter(
            new OutputStreamWriter(
                new GZIPOutputStream(Files.newOutputStream(out.resolve("oewn.xml.gz"))),
                StandardCharsets.UTF_8))) {
      for (String line : lines(file)) {
        if (line.contains("<Synset ")) {
          Matcher ili = ILI.matcher(line);
          number = ili.find() ? numbers.getOrDefault(ili.group(1), -1L) : -1;
        }
        Matcher example = EXAMPLE.matcher(line);
        while (example.find()) {
          List<String> known = examples.get(number);
          if (known != null) {
            known.add(unescape(example.group(1)));
          }
        }
        writer.write(held.contains(number) ? EXAMPLE.matcher(line).replaceAll("") : line);
        writer.newLine();
      }
    }
  }

  private static String unescape(String xml) {
    String text = xml.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text = text.replace("&apos;", "'").replace("&amp;", "&").strip();
    return text.startsWith("\"") && text.endsWith("\"") && text.length() > 1
        ? text.substring(1, text.length() - 1)
        : text;
  }

  private void writeRecipe(Path recipe) throws IOException {
    Path base = recipe.toAbsolutePath().getParent();
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(recipe)) {
      String here = line;
      if (line.startsWith("locator = \"maven:net.sf.extjwnl:extjwnl-data-wn30:")) {
        here = "locator = \"file:wordnet\"";
      } else if (line.startsWith("locator = \"file:") && line.contains("oewn-lmf")) {
        here = "locator = \"file:oewn.xml.gz\"";
      } else if (line.startsWith("locator = \"file:")) {
        here = line.replace("\"file:", "\"file:" + base + "/");
      }
      lines.add(here);
    }
    Files.write(out.resolve("recipe.toml"), lines);
  }

  private int writeCases() throws IOException {
    Map<String, List<String[]>> cases = new TreeMap<>();
    for (Long number : new TreeSet<>(held)) {
      Meaning meaning = wordnet.meaning(number);
      Set<String> seen = new HashSet<>();
      for (String example : examples.getOrDefault(number, List.of())) {
        if (seen.add(example.toLowerCase(Locale.ROOT).replaceAll("\\W+", " ").strip())) {
          addCases(meaning, tokens(example), cases);
        }
      }
    }
    List<String> lines = new ArrayList<>();
    cases.forEach((lemma, list) -> addLines(lemma, list, lines));
    Files.write(out.resolve("cases.tsv"), lines);
    return lines.size();
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    return tokens;
  }

  /** Appends the fields after the lemma, except the weight. */
  private void addCases(Meaning meaning, List<String> tokens, Map<String, List<String[]>> cases) {
    for (String lemma : meaning.lemmas()) {
      String[] words = lemma.split("_", -1);
      int at = find(tokens, words, meaning.pos());
      if (at < 0) {
        continue;
      }
      for (String other : meaning.lemmas()) {
        if (isChosen(other) && wordnet.senses.getOrDefault(other, List.of()).size() > 1) {
          String surface =
              other.equals(lemma)
                  ? String.join(" ", tokens.subList(at, at + words.length))
                  : other.replace('_', ' ');
          List<String> sentence = new ArrayList<>(tokens.subList(0, at));
          sentence.add(surface);
          sentence.addAll(tokens.subList(at + words.length, tokens.size()));
          cases
              .computeIfAbsent(other, key -> new ArrayList<>())
              .add(
                  new String[] {
                    String.valueOf(meaning.pos()),
                    surface,
                    String.join(" ", sentence),
                    String.valueOf(meaning.number())
                  });
        }
      }
      return;
    }
  }

  private int find(List<String> tokens, String[] words, char pos) {
    for (int at = 0; at + words.length <= tokens.size() && tokens.size() > 1; at++) {
      boolean same = true;
      for (int i = 0; i < words.length && same; i++) {
        String token = tokens.get(at + i).toLowerCase(Locale.ROOT);
        boolean inflects = i == (pos == 'v' ? 0 : words.length - 1);
        same = inflects ? wordnet.isForm(token, words[i], pos) : token.equals(words[i]);
      }
      if (same) {
        return at;
      }
    }
    return -1;
  }

  private void addLines(String lemma, List<String[]> cases, List<String> lines) {
    List<Sense> senses = wordnet.senses.getOrDefault(lemma, List.of());
    int total = senses.stream().mapToInt(Sense::count).sum();
    Map<String, Double> uses = new HashMap<>();
    double sum = 0;
    for (Sense sense : senses) {
      double use = sense.count() + 0.35 * total / senses.size() + 0.2 / sense.rank();
      uses.put(String.valueOf(sense.number()), use);
      sum += use;
    }
    Map<String, Integer> count = new HashMap<>();
    cases.forEach(fields -> count.merge(fields[3], 1, Integer::sum));
    for (String[] fields : cases) {
      double share = uses.getOrDefault(fields[3], 0.0) / sum / count.getOrDefault(fields[3], 1);
      double weight = share * Math.pow(Math.min(total + 1, 300), 0.9);
      lines.add(
          lemma.replace('_', ' ')
              + "\t"
              + String.join("\t", fields)
              + String.format(Locale.ROOT, "\t%.4f", weight));
    }
  }
}

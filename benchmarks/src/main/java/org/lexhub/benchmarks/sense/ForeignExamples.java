package org.lexhub.benchmarks.sense;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Removes all examples from the Open Multilingual Wordnet, turns them into test cases for {@link
 * SenseQuality}, one file for each language, and makes a recipe load the rest.
 *
 * <p>There is a case for every lemma of the meaning that has several meanings in its language and
 * occurs in the example, unchanged or with another ending. Meanings with an English example in the
 * loaded data yield no cases, because many wordnets translated those examples. All cases have the
 * same weight, because there are no counts of senses in these languages.
 */
public final class ForeignExamples {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}'’-]+|\\S");
  private static final int MIN_CASES = 100;
  private static final int MIN_STEM_LENGTH = 4;
  private static final int MAX_ENDING_LENGTH = 2;

  private final Map<String, Map<String, Set<String>>> meanings = new TreeMap<>();
  private final Map<String, Map<String, Set<String>>> lemmas = new TreeMap<>();
  private final Map<String, Map<String, Set<String>>> examples = new TreeMap<>();

  private final WordNetFiles wordnet;

  private ForeignExamples(WordNetFiles wordnet) {
    this.wordnet = wordnet;
  }

  /**
   * Writes the folder {@code omw} and files {@code cases-LANG.tsv}, and changes the locator of the
   * wordnets in {@code recipe.toml}.
   *
   * @param args the folder of the wordnets ({@code wns}) and the folder that {@link
   *     HeldOutExamples} wrote
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 2) {
      throw new IllegalArgumentException("give the folder of the wordnets and a folder to write");
    }
    Path wordnets = Path.of(args[0]);
    Path out = Path.of(args[1]);
    ForeignExamples foreign = new ForeignExamples(new WordNetFiles(out.resolve("wordnet")));
    try (Stream<Path> files = Files.walk(wordnets)) {
      for (Path file : files.filter(ForeignExamples::isWordnet).sorted().toList()) {
        String name = file.getFileName().toString().replace(".gz", "");
        Path parent = wordnets.relativize(file).getParent();
        Path folder = out.resolve("omw").resolve(parent == null ? "." : parent.toString());
        foreign.copy(file, Files.createDirectories(folder).resolve(name));
      }
    }
    foreign.writeCases(out);
    changeRecipe(out.resolve("recipe.toml"));
  }

  private static boolean isWordnet(Path file) {
    return file.getFileName().toString().matches("wn-.*\\.tab(\\.gz)?");
  }

  private static void changeRecipe(Path recipe) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(recipe)) {
      boolean wordnets = line.startsWith("locator = ") && line.contains("/wns/");
      lines.add(wordnets ? "locator = \"file:omw/**/wn-*.tab\"" : line);
    }
    Files.write(recipe, lines);
  }

  private void copy(Path from, Path to) throws IOException {
    try (InputStream file = Files.newInputStream(from);
        InputStream in = from.toString().endsWith(".gz") ? new GZIPInputStream(file) : file;
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        BufferedWriter writer =
            new BufferedWriter(
                new OutputStreamWriter(Files.newOutputStream(to), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String[] fields = line.split("\t", -1);
        boolean example = fields.length > 2 && fields[1].endsWith(":exe");
        if (example) {
          add(examples, fields, fields[fields.length - 1].strip());
        } else {
          writer.write(line);
          writer.newLine();
        }
        if (fields.length > 2 && fields[1].endsWith(":lemma") && fields[0].matches("\\d{8}-.")) {
          String lemma = fields[2].strip().replace('_', ' ').toLowerCase(Locale.ROOT);
          add(lemmas, fields, lemma);
          meanings
              .computeIfAbsent(language(fields), key -> new HashMap<>())
              .computeIfAbsent(lemma, key -> new TreeSet<>())
              .add(fields[0]);
        }
      }
    }
  }

  private static String language(String[] fields) {
    return fields[1].substring(0, fields[1].indexOf(':'));
  }

  private static void add(
      Map<String, Map<String, Set<String>>> into, String[] fields, String value) {
    into.computeIfAbsent(language(fields), key -> new TreeMap<>())
        .computeIfAbsent(fields[0].replace("-s", "-a"), key -> new LinkedHashSet<>())
        .add(value);
  }

  private void writeCases(Path out) throws IOException {
    for (String language : examples.keySet()) {
      List<String> lines = new ArrayList<>();
      examples
          .getOrDefault(language, Map.of())
          .forEach((meaning, texts) -> texts.forEach(text -> add(language, meaning, text, lines)));
      if (lines.size() >= MIN_CASES) {
        Files.write(out.resolve("cases-" + language + ".tsv"), lines);
        System.out.println(lines.size() + " cases in " + language);
      }
    }
  }

  private void add(String language, String meaning, String text, List<String> lines) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    char pos = meaning.charAt(9);
    String number = "nvar".indexOf(pos) + 1 + meaning.substring(0, 8);
    WordNetFiles.Meaning english = wordnet.meanings.get(Long.parseLong(number));
    if (english == null || !english.examples().isEmpty()) {
      return;
    }
    Map<String, Set<String>> known = meanings.getOrDefault(language, Map.of());
    for (String lemma : lemmas.getOrDefault(language, Map.of()).getOrDefault(meaning, Set.of())) {
      String surface = known.getOrDefault(lemma, Set.of()).size() > 1 ? find(tokens, lemma) : "";
      if (!surface.isEmpty() && tokens.size() > 2) {
        String sentence = String.join(" ", tokens);
        lines.add(String.join("\t", lemma, "" + pos, surface, sentence, number, "1"));
      }
    }
  }

  /** Returns the word of a sentence that is the lemma, apart from its ending, or "" if none is. */
  private static String find(List<String> tokens, String lemma) {
    for (String token : tokens) {
      if (token.toLowerCase(Locale.ROOT).equals(lemma)) {
        return token;
      }
    }
    int stem = lemma.length() - MAX_ENDING_LENGTH;
    for (String token : tokens) {
      boolean near = Math.abs(token.length() - lemma.length()) <= MAX_ENDING_LENGTH;
      if (stem >= MIN_STEM_LENGTH
          && near
          && token.toLowerCase(Locale.ROOT).startsWith(lemma.substring(0, stem))) {
        return token;
      }
    }
    return "";
  }
}

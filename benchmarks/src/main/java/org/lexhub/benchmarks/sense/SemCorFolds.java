package org.lexhub.benchmarks.sense;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.locator.Limits;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.record.SourceFiles;

/**
 * Divides SemCor by document into folds. For each fold it writes what a load may know: the
 * documents of the other folds, and WordNet without the counts that come from the fold. The counts
 * of WordNet come from SemCor, so they would tell the right senses.
 *
 * <p>The documents of which only the verbs are tagged are in no fold. The senses of a word are
 * ordered anew by their remaining counts. Where counts of a word are missing, senses with the same
 * count are in random order: WordNet's order would tell which of them had more.
 *
 * <p>A case of {@code cases.tsv} has the fields lemma, part of speech (n, v, a, r), word as
 * written, sentence, number of the right meaning in WordNet 3.0, document, and the sentences before
 * and after.
 */
public final class SemCorFolds {
  /** The sources of the pool that are loaded: those with English words. */
  private static final Set<String> ENGLISH =
      Set.of(
          "wordnet-3.0",
          "oewn",
          "semcor",
          "wngt",
          "cili",
          "glottolog",
          "lexhub-core",
          "opensubtitles-2018",
          "cefr-j",
          "unimorph-eng");

  private static final List<String> PARTLY_TAGGED = List.of("brownv/");
  private static final long SEED = 7;

  private final Path out;
  private final int folds;

  /** The lines of each document. */
  private final Map<String, List<String>> documents = new TreeMap<>();

  /** The documents that are in folds, in the order that assigns them. */
  private final List<String> gold = new ArrayList<>();

  /** The number of each sense key, a digit for its part of speech and its offset. */
  private final Map<String, Long> numbers = new HashMap<>();

  /** The words of each meaning with their letter case, by number. */
  private final Map<Long, List<String>> words = new HashMap<>();

  private SemCorFolds(Path out, int folds) {
    this.out = out;
    this.folds = folds;
  }

  /**
   * Writes the folders {@code fold0} and so on, each with a recipe and {@code cases.tsv}.
   *
   * @param args the jar of WordNet 3.0, SemCor, the recipe of the pool, a folder to write to, and
   *     the number of folds
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 5) {
      throw new IllegalArgumentException(
          "give the jar of WordNet, SemCor, a recipe, a folder and a number of folds");
    }
    Path out = Files.createDirectories(Path.of(args[3]));
    SemCorFolds division = new SemCorFolds(out, Integer.parseInt(args[4]));
    Path wordnet = Files.createDirectories(out.resolve("wordnet"));
    unpack(Path.of(args[0]), wordnet);
    division.readWordNet(wordnet);
    division.readDocuments(Path.of(args[1]));
    for (int fold = 0; fold < division.folds; fold++) {
      int cases = division.write(fold, wordnet, Path.of(args[2]));
      System.out.println("fold " + fold + ": " + cases + " cases");
    }
  }

  private static void unpack(Path jar, Path folder) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(jar);
        var files = Files.newDirectoryStream(zip.getPath("net/sf/extjwnl/data/wordnet/wn30"))) {
      for (Path file : files) {
        Files.write(folder.resolve(file.getFileName().toString()), Files.readAllBytes(file));
      }
    }
  }

  private void readWordNet(Path folder) throws IOException {
    for (int pos = 0; pos < WordNetFiles.NAMES.size(); pos++) {
      for (String line :
          Files.readAllLines(folder.resolve("data." + WordNetFiles.NAMES.get(pos)))) {
        if (!line.startsWith("  ")) {
          String[] fields = line.split(" ", -1);
          List<String> lemmas = new ArrayList<>();
          for (int i = 0; i < Integer.parseInt(fields[3], 16); i++) {
            lemmas.add(fields[4 + 2 * i].replaceAll("\\([a-z]+\\)$", "").replace('_', ' '));
          }
          words.put((pos + 1) * 100_000_000L + Long.parseLong(fields[0]), lemmas);
        }
      }
    }
    for (String line : Files.readAllLines(folder.resolve("index.sense"))) {
      String[] fields = line.split(" ", -1);
      numbers.put(fields[0], number(fields));
    }
  }

  private static long number(String[] fields) {
    int type = fields[0].charAt(fields[0].lastIndexOf('%') + 1) - '0';
    return (type == 5 ? 3 : type) * 100_000_000L + Long.parseLong(fields[1]);
  }

  private void readDocuments(Path semcor) throws IOException {
    SourceFiles files = new Locator(out).open("file:" + semcor.toAbsolutePath(), Limits.DEFAULT);
    for (String name : files.names()) {
      if (name.contains("/tagfiles/")) {
        String document = name.substring(name.lastIndexOf('/') + 1);
        try (InputStream in = files.open(name);
            BufferedReader reader =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
          documents.put(document, reader.readAllLines());
        }
        if (PARTLY_TAGGED.stream().noneMatch(name::contains)) {
          gold.add(document);
        }
      }
    }
    gold.sort(Comparator.naturalOrder());
  }

  private boolean isIn(int fold, String document) {
    int at = gold.indexOf(document);
    return at >= 0 && at % folds == fold;
  }

  private int write(int fold, Path wordnet, Path recipe) throws IOException {
    Path folder = Files.createDirectories(out.resolve("fold" + fold));
    Path texts = Files.createDirectories(folder.resolve("semcor/tagfiles"));
    List<String> cases = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    for (Map.Entry<String, List<String>> document : documents.entrySet()) {
      if (isIn(fold, document.getKey())) {
        addCases(document.getKey(), document.getValue(), cases, counts);
      } else {
        Files.write(texts.resolve(document.getKey()), document.getValue());
      }
    }
    Files.write(folder.resolve("cases.tsv"), cases);
    writeWordNet(wordnet, Files.createDirectories(folder.resolve("wordnet")), counts);
    writeRecipe(recipe, folder);
    return cases.size();
  }

  private void addCases(
      String document, List<String> lines, List<String> cases, Map<String, Integer> counts) {
    List<String> sentences = new ArrayList<>();
    List<List<String[]>> tagged = new ArrayList<>();
    StringBuilder sentence = new StringBuilder();
    List<String[]> open = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith("<s ")) {
        sentence.setLength(0);
        open = new ArrayList<>();
      } else if (line.startsWith("<wf") || line.startsWith("<punc")) {
        String text = line.substring(line.indexOf('>') + 1, line.lastIndexOf("</"));
        text = text.replace('_', ' ').replace("``", "\"").replace("''", "\"");
        sentence.append(sentence.isEmpty() ? "" : " ").append(text);
        String key = senseKey(line);
        if (key != null && numbers.containsKey(key)) {
          open.add(new String[] {key, text});
        }
      } else if (line.startsWith("</s>")) {
        sentences.add(sentence.toString());
        tagged.add(open);
      }
    }
    for (int i = 0; i < sentences.size(); i++) {
      for (String[] word : tagged.get(i)) {
        counts.merge(word[0], 1, Integer::sum);
        long number = numbers.getOrDefault(word[0], 0L);
        cases.add(
            String.join(
                "\t",
                lemma(word[0], number),
                String.valueOf(WordNetFiles.PARTS.charAt((int) (number / 100_000_000) - 1)),
                word[1],
                sentences.get(i),
                Long.toString(number),
                document,
                i == 0 ? "" : sentences.get(i - 1),
                i + 1 == sentences.size() ? "" : sentences.get(i + 1)));
      }
    }
  }

  /** Returns the sense key of a line, or null: names of persons, places and groups have none. */
  private static @Nullable String senseKey(String line) {
    String lemma = null;
    String sense = null;
    for (String part : line.substring(0, line.indexOf('>')).split(" ", -1)) {
      if (part.startsWith("pn=")) {
        return null;
      }
      lemma = part.startsWith("lemma=") ? part.substring(6) : lemma;
      sense = part.startsWith("lexsn=") ? part.substring(6) : sense;
    }
    return lemma == null || sense == null ? null : lemma + "%" + sense.split(";", -1)[0];
  }

  /** Returns the lemma of a sense key with the letter case of its meaning. */
  private String lemma(String key, long number) {
    String lower = key.substring(0, key.lastIndexOf('%')).replace('_', ' ');
    return words.getOrDefault(number, List.of()).stream()
        .filter(word -> word.toLowerCase(Locale.ROOT).equals(lower))
        .findFirst()
        .orElse(lower);
  }

  /** Writes WordNet without some counts, and the order of senses without them. */
  private static void writeWordNet(Path from, Path to, Map<String, Integer> counts)
      throws IOException {
    try (var files = Files.newDirectoryStream(from)) {
      for (Path file : files) {
        Path target = to.resolve(file.getFileName().toString());
        if (!file.endsWith("index.sense") && !Files.exists(target)) {
          Files.createLink(target, file);
        }
      }
    }
    Map<String, List<String[]>> senses = new TreeMap<>();
    for (String line : Files.readAllLines(from.resolve("index.sense"))) {
      String[] fields = line.split(" ", -1);
      int type = fields[0].lastIndexOf('%') + 1;
      String word =
          fields[0].substring(0, type)
              + (fields[0].charAt(type) == '5' ? '3' : fields[0].charAt(type));
      senses.computeIfAbsent(word, key -> new ArrayList<>()).add(fields);
    }
    Random random = new Random(SEED);
    List<String> lines = new ArrayList<>();
    for (List<String[]> ofWord : senses.values()) {
      order(ofWord, counts, random);
      ofWord.forEach(fields -> lines.add(String.join(" ", fields)));
    }
    Files.write(to.resolve("index.sense"), lines);
  }

  private static void order(List<String[]> senses, Map<String, Integer> counts, Random random) {
    senses.sort(Comparator.comparingInt(fields -> Integer.parseInt(fields[2])));
    boolean counted = false;
    for (String[] fields : senses) {
      int before = Integer.parseInt(fields[3]);
      int after = Math.max(0, before - counts.getOrDefault(fields[0], 0));
      counted |= after < before;
      fields[3] = Integer.toString(after);
    }
    if (counted) {
      Collections.shuffle(senses, random);
    }
    senses.sort(Comparator.comparingInt(fields -> -Integer.parseInt(fields[3])));
    for (int i = 0; i < senses.size(); i++) {
      senses.get(i)[2] = Integer.toString(i + 1);
    }
  }

  private static void writeRecipe(Path recipe, Path folder) throws IOException {
    Path base = recipe.toAbsolutePath().getParent();
    StringBuilder text = new StringBuilder();
    String all = Files.readString(recipe);
    int first = all.indexOf("[[layer]]");
    text.append(all, 0, first);
    for (String layer : all.substring(first).split("(?=\\[\\[layer]])", -1)) {
      String source = layer.replaceAll("(?s).*?source = \"([^\"]*)\".*", "$1");
      if (ENGLISH.contains(source)) {
        String located =
            layer
                .replaceAll(
                    "locator = \"maven:net.sf.extjwnl:[^\"]*\"", "locator = \"file:wordnet\"")
                .replaceAll("locator = \"file:[^\"]*/semcor/[^\"]*\"", "locator = \"file:semcor\"");
        for (String line : located.split("\n", -1)) {
          boolean local = line.endsWith("\"file:wordnet\"") || line.endsWith("\"file:semcor\"");
          text.append(local ? line : line.replace("\"file:", "\"file:" + base + "/")).append('\n');
        }
      }
    }
    Files.writeString(folder.resolve("recipe.toml"), text);
  }
}

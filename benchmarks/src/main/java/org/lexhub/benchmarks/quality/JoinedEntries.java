package org.lexhub.benchmarks.quality;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.locator.Layers;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.locator.UnavailableException;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.MergedMeaning;
import org.lexhub.loader.merge.MergedSense;
import org.lexhub.loader.recipe.Recipe;
import org.lexhub.loader.recipe.RecipeLayer;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.Formats;
import org.lexhub.loader.staging.IdSource;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.Staging;

/**
 * Measures how well words of bilingual dictionaries are linked to meanings: hides a tenth of the
 * words of wordnets, links the entries of dictionaries as a load does, and compares the links of
 * the hidden words with the synsets that the wordnets give them.
 *
 * <p>Arguments: the recipe; the languages whose words are hidden, ISO 639-3 codes between commas;
 * the layers and sources to leave out, names with stars between commas, or {@code -}.
 */
public final class JoinedEntries {
  /** The confidence from which a link counts as strong, in basis points. */
  private static final int STRONG = 4_000;

  /** The least confidences, in basis points, of the links that the second table counts. */
  private static final int[] BOUNDS = {0, 2_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000};

  /** By how much the strongest link of a word is ahead of the next if it is clear. */
  private static final int LEAD = 4_000;

  private final HiddenWords hidden;
  private final Map<String, Tally> tallies = new TreeMap<>();

  private static final class Tally {
    int words;
    int linked;
    int first;
    int links;
    int rightLinks;
    int strong;
    int rightStrong;
    int gold;
    int found;
    int defined;
    int rightDefined;
    int judgedDefined;
    int clear;
    int judgedClear;
    int rightClear;

    /** For each bound, the links, those that the wordnet can judge, and those that are right. */
    final int[] above = new int[BOUNDS.length];

    final int[] judged = new int[BOUNDS.length];
    final int[] right = new int[BOUNDS.length];

    void add(int confidence, boolean isJudged, boolean isRight) {
      for (int i = 0; i < BOUNDS.length && confidence >= BOUNDS[i]; i++) {
        above[i]++;
        judged[i] += isJudged ? 1 : 0;
        right[i] += isRight ? 1 : 0;
      }
    }
  }

  private JoinedEntries(HiddenWords hidden) {
    this.hidden = hidden;
  }

  /** Reads, links and prints. */
  public static void main(String[] arguments) throws IOException {
    Recipe recipe = new RecipeReader(Formats.names()).read(Path.of(arguments[0]));
    Set<String> languages = new HashSet<>(Arrays.asList(arguments[1].split(",", -1)));
    Pattern without = names(arguments[2]);
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    HiddenWords hidden = new HiddenWords(languages, without);
    Staging staging = new Staging();
    for (RecipeLayer plan : recipe.layers()) {
      if (!without.matcher(plan.source().name()).matches()) {
        read(recipe, plan, staging, hidden);
      }
    }
    Rejects rejects = new Rejects();
    MergedDataset dataset =
        MergedDataset.merge(
            staging, new AscendingIds(), rejects, (step, rows) -> System.err.println(step));
    JoinedEntries joined = new JoinedEntries(hidden);
    joined.compare(dataset);
    joined.print(out);
    out.flush();
  }

  private static Pattern names(String list) {
    StringBuilder pattern = new StringBuilder();
    for (String name : list.split(",", -1)) {
      pattern.append(pattern.isEmpty() ? "" : "|");
      pattern.append(Pattern.quote(name).replace("*", "\\E.*\\Q"));
    }
    return Pattern.compile(pattern.toString());
  }

  private static void read(Recipe recipe, RecipeLayer plan, Staging staging, HiddenWords hidden)
      throws IOException {
    System.err.println("read " + plan.source().name());
    try {
      Layer layer = Layers.open(recipe, plan, new Locator(recipe.folder()), ReadProgress.NONE);
      RecordSink sink = staging.layer(layer.source(), layer.priority(), new Rejects());
      Formats.source(layer.format()).read(layer, hidden.over(sink, layer.source().name()));
    } catch (UnavailableException e) {
      System.err.println(e.getMessage());
    }
  }

  private void compare(MergedDataset dataset) {
    Map<Integer, String> codes = new HashMap<>();
    for (String iso : hidden.languages()) {
      codes.put(dataset.languageWithIso(iso), iso);
    }
    Map<String, Map<Long, MergedLink>> links = new TreeMap<>();
    MergedLexeme lexeme = new MergedLexeme();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      String iso = codes.get(lexeme.language());
      String word = iso == null ? "" : iso + " " + dataset.strings().text(lexeme.lemma());
      if (hidden.synsets(word).isEmpty()) {
        continue;
      }
      Map<Long, MergedLink> ofWord = links.computeIfAbsent(word, any -> new TreeMap<>());
      for (MergedSense sense : lexeme.senses()) {
        dataset.meaning(sense.meaning(), meaning);
        long id = meaning.lexiconId() < 0 ? -1 - sense.meaning() : meaning.lexiconId();
        ofWord.merge(
            id,
            new MergedLink(sense.confidence(), !sense.definitions().isEmpty()),
            MergedLink::stronger);
      }
    }
    for (String word : hidden.words()) {
      tally(word, links.getOrDefault(word, Map.of()));
    }
  }

  private record MergedLink(int confidence, boolean isDefined) {
    static MergedLink stronger(MergedLink a, MergedLink b) {
      return new MergedLink(Math.max(a.confidence, b.confidence), a.isDefined || b.isDefined);
    }
  }

  private void tally(String word, Map<Long, MergedLink> links) {
    Set<Long> gold = hidden.synsets(word);
    Tally tally = tallies.computeIfAbsent(word.substring(0, 3), any -> new Tally());
    tally.words++;
    if (links.isEmpty()) {
      return;
    }
    tally.linked++;
    tally.gold += gold.size();
    long best = -1;
    int most = -1;
    int next = 0;
    for (Map.Entry<Long, MergedLink> link : links.entrySet()) {
      boolean isRight = gold.contains(link.getKey());
      int right = isRight ? 1 : 0;
      int confidence = link.getValue().confidence();
      boolean isJudged = hidden.isLexicalized(word.substring(0, 3), link.getKey());
      tally.add(confidence, isJudged, isRight);
      tally.links++;
      tally.rightLinks += right;
      tally.strong += confidence >= STRONG ? 1 : 0;
      tally.rightStrong += confidence >= STRONG ? right : 0;
      tally.found += right;
      tally.defined += link.getValue().isDefined() ? 1 : 0;
      tally.rightDefined += link.getValue().isDefined() ? right : 0;
      tally.judgedDefined += link.getValue().isDefined() && isJudged ? 1 : 0;
      next = Math.max(next, Math.min(confidence, most));
      if (confidence > most) {
        most = confidence;
        best = link.getKey();
      }
    }
    if (most >= STRONG && most - next >= LEAD) {
      tally.clear++;
      tally.judgedClear += hidden.isLexicalized(word.substring(0, 3), best) ? 1 : 0;
      tally.rightClear += gold.contains(best) ? 1 : 0;
    }
    tally.first += gold.contains(best) ? 1 : 0;
  }

  private void print(PrintStream out) {
    out.println(
        "language  hidden  linked  first right  links right  strong  right  recall  defined  right");
    for (Map.Entry<String, Tally> each : tallies.entrySet()) {
      Tally t = each.getValue();
      out.printf(
          "%-8s %7d %6.1f%% %11.1f%% %11.1f%% %7d %5.1f%% %6.1f%% %8d %5.1f%%%n",
          each.getKey(),
          t.words,
          percent(t.linked, t.words),
          percent(t.first, t.linked),
          percent(t.rightLinks, t.links),
          t.strong,
          percent(t.rightStrong, t.strong),
          percent(t.found, t.gold),
          t.defined,
          percent(t.rightDefined, t.defined));
    }
    out.println();
    out.println("language   clear  judged  right  recall  defined  judged  right");
    for (Map.Entry<String, Tally> each : tallies.entrySet()) {
      Tally t = each.getValue();
      out.printf(
          "%-8s %7d %7d %5.1f%% %6.1f%% %8d %7d %5.1f%%%n",
          each.getKey(),
          t.clear,
          t.judgedClear,
          percent(t.rightClear, t.judgedClear),
          percent(t.rightClear, t.gold),
          t.defined,
          t.judgedDefined,
          percent(t.rightDefined, t.judgedDefined));
    }
    out.println();
    out.println("language  confidence   links  judged  right  recall");
    for (Map.Entry<String, Tally> each : tallies.entrySet()) {
      Tally t = each.getValue();
      for (int i = 0; i < BOUNDS.length; i++) {
        out.printf(
            "%-8s %11.2f %7d %7d %5.1f%% %6.1f%%%n",
            each.getKey(),
            BOUNDS[i] / 10_000.0,
            t.above[i],
            t.judged[i],
            percent(t.right[i], t.judged[i]),
            percent(t.right[i], t.gold));
      }
    }
  }

  private static double percent(int part, int whole) {
    return 100.0 * part / Math.max(1, whole);
  }

  /** Assigns ids in the order of the calls. */
  private static final class AscendingIds implements IdSource {
    private final Map<String, Integer> ids = new HashMap<>();

    private int id(String key) {
      return ids.computeIfAbsent(key, any -> ids.size() + 1);
    }

    @Override
    public int language(String key) {
      return id(key);
    }

    @Override
    public int concept(String catalogId) {
      return id("concept " + catalogId);
    }

    @Override
    public int meaning(List<String> keys) {
      return id("meaning " + keys.getFirst());
    }
  }
}

package org.lexhub.house;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.languagetool.JLanguageTool;
import org.languagetool.Languages;
import org.languagetool.markup.AnnotatedTextBuilder;
import org.languagetool.rules.CategoryId;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;

/**
 * Checks English prose with LanguageTool, which runs in this process and sends nothing anywhere,
 * and with a list of words to avoid. The lists are in {@code src/test/resources/prose}.
 */
final class ProseCheck {
  /** Categories of rules; spelling is not one of them, because the texts cite many languages. */
  private static final Set<String> CATEGORIES =
      Set.of(
          "COLLOCATIONS",
          "COMPOUNDING",
          "CONFUSED_WORDS",
          "GRAMMAR",
          "MISC",
          "NONSTANDARD_PHRASES",
          "PLAIN_ENGLISH",
          "PUNCTUATION",
          "REDUNDANCY",
          "SEMANTICS",
          "STYLE",
          "TYPOS");

  private static final int MAX_WORDS = 50;
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}'’.-]*");
  private static final String BETWEEN_BLOCKS = "\n\n";

  private final JLanguageTool tool = new JLanguageTool(Languages.getLanguageForShortCode("en-GB"));
  private final Map<Pattern, String> words = new LinkedHashMap<>();

  /** Reads the lists. */
  ProseCheck() throws IOException {
    Set<String> unused =
        lines("rules.txt").map(line -> line.split("\\s+", 2)[0]).collect(Collectors.toSet());
    for (Rule rule : tool.getAllRules()) {
      boolean used =
          CATEGORIES.contains(rule.getCategory().getId().toString())
              && !rule.isDictionaryBasedSpellingRule()
              && !unused.contains(rule.getId());
      if (!used) {
        tool.disableRule(rule.getId());
      }
    }
    tool.enableRuleCategory(new CategoryId("PLAIN_ENGLISH"));
    tool.enableRuleCategory(new CategoryId("REDUNDANCY"));
    lines("words.tsv")
        .forEach(line -> {
          String[] columns = line.split("\t", 2);
          Pattern word =
              Pattern.compile(
                  "(?<![\\w-])(?:" + columns[0] + ")(?![\\w-])", Pattern.CASE_INSENSITIVE);
          words.put(word, columns[1]);
        });
  }

  /** Returns the files to check, sorted. */
  static List<Path> files() throws IOException {
    TreeSet<Path> files = new TreeSet<>();
    for (String glob : lines("files.txt").toList()) {
      Path pattern = ShellScripts.ROOT.resolve(glob);
      PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
      try (Stream<Path> all = Files.list(pattern.getParent())) {
        List<Path> found = all.filter(matcher::matches).toList();
        if (found.isEmpty()) {
          throw new IOException("files.txt names " + glob + ", which does not exist");
        }
        files.addAll(found);
      }
    }
    return List.copyOf(files);
  }

  private static Stream<String> lines(String list) throws IOException {
    try (InputStream in = ProseCheck.class.getResourceAsStream("/prose/" + list)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#"));
    }
  }

  /** Returns a line for each fault of these blocks, with its place. */
  List<String> faults(List<ProseText> blocks) throws IOException {
    List<String> faults = new ArrayList<>();
    for (ProseText block : blocks) {
      words.forEach((word, better) -> {
        Matcher found = word.matcher(block.text());
        while (found.find()) {
          faults.add(block.place() + ": \"" + found.group() + "\": write " + better);
        }
      });
      for (String sentence : tool.sentenceTokenize(block.text())) {
        long length = WORD.matcher(sentence).results().count();
        if (length > MAX_WORDS) {
          faults.add(block.place() + ": a sentence of " + length + " words: " + sentence.strip());
        }
      }
    }
    grammar(blocks, faults);
    return faults;
  }

  /** Checks all blocks in one run, which is faster than one run for each. */
  private void grammar(List<ProseText> blocks, List<String> faults) throws IOException {
    String text = blocks.stream().map(ProseText::text).collect(Collectors.joining(BETWEEN_BLOCKS));
    for (RuleMatch match :
        tool.check(
            new AnnotatedTextBuilder().addText(text).build(),
            true,
            JLanguageTool.ParagraphHandling.NORMAL,
            null,
            JLanguageTool.Mode.ALL,
            JLanguageTool.Level.PICKY)) {
      if (isBesideCode(text, match)) {
        continue;
      }
      String around =
          text.substring(
              Math.max(0, match.getFromPos() - 40), Math.min(text.length(), match.getToPos() + 30));
      faults.add(
          place(blocks, match.getFromPos())
              + ": "
              + match.getRule().getId()
              + ": "
              + match.getMessage().replaceAll("</?suggestion>", "\"")
              + " In: "
              + around.replace('\n', ' '));
    }
  }

  /** Returns whether a match depends on the word that takes the place of code. */
  private static boolean isBesideCode(String text, RuleMatch match) {
    int start = Math.max(0, match.getFromPos() - ProseText.CODE.length() - 1);
    int end = Math.min(text.length(), match.getToPos() + ProseText.CODE.length() + 1);
    return text.substring(start, end).contains(ProseText.CODE);
  }

  private static String place(List<ProseText> blocks, int position) {
    int end = 0;
    for (ProseText block : blocks) {
      end += block.text().length() + BETWEEN_BLOCKS.length();
      if (position < end) {
        return block.place();
      }
    }
    return "end";
  }
}

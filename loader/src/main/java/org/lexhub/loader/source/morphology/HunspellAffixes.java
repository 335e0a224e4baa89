package org.lexhub.loader.source.morphology;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;

/**
 * The suffixes of an affix file of Hunspell: {@code SFX FLAG strip add/flags condition morphology},
 * with aliases of flags ({@code AF}) and of morphology ({@code AM}). Format: the manual page
 * hunspell(5).
 *
 * <p>Prefixes negate or make other words, so they are left out. So are rules whose form needs or
 * takes another affix: in dictionaries without morphology, they derive words. In those with
 * morphology, rules with {@code ds:} do.
 */
final class HunspellAffixes {
  private static final String DERIVATION = "ds:";

  /** The options whose flag marks forms that are no words. */
  private static final Set<String> NO_WORD =
      Set.of("NEEDAFFIX", "PSEUDOROOT", "ONLYINCOMPOUND", "FORBIDDENWORD");

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final int PARTS = 6;

  private final String file;
  private final RecordSink sink;
  private final List<String> flagAliases = new ArrayList<>();
  private final List<String> morphologyAliases = new ArrayList<>();
  private final Map<String, List<HunspellRule>> rules = new HashMap<>();
  private final Set<String> suffixes = new TreeSet<>();
  private final Set<String> noWord = new TreeSet<>();
  private Charset encoding = StandardCharsets.ISO_8859_1;
  private String flagType = "";

  private HunspellAffixes(String file, RecordSink sink) {
    this.file = file;
    this.sink = sink;
  }

  /** Reads an affix file; rejects rules that cannot be read. */
  static HunspellAffixes read(Layer layer, String file, RecordSink sink) throws IOException {
    HunspellAffixes affixes = new HunspellAffixes(file, sink);
    List<String> lines = HunspellText.lines(layer, file);
    for (String line : lines) {
      affixes.option(BLANKS.split(line, 2));
    }
    for (int i = 0; i < lines.size(); i++) {
      affixes.suffix(lines.get(i), i + 1);
    }
    return affixes;
  }

  private void option(String[] parts) throws IOException {
    String value = parts.length < 2 ? "" : parts[1];
    switch (parts[0].replace("\u00ef\u00bb\u00bf", "")) {
      case "SET" -> encoding = encoding(value);
      case "FLAG" -> flagType = value;
      case "AF" -> flagAliases.add(value.replaceFirst("\\s*#.*", ""));
      case "AM" -> morphologyAliases.add(value);
      case "SFX" -> suffixes.add(value.replaceFirst("\\s.*", ""));
      default -> {
        if (NO_WORD.contains(parts[0])) {
          noWord.add(value.replaceFirst("\\s.*", ""));
        }
      }
    }
  }

  private Charset encoding(String name) throws IOException {
    try {
      return Charset.forName(
          name.replaceFirst("(?i)^ISO8859", "ISO-8859")
              .replaceFirst("(?i)^microsoft-cp", "windows-"));
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " names an unknown encoding: " + name, e);
    }
  }

  /** Reads a rule; the line that opens the rules of a flag has four parts only. */
  private void suffix(String line, int number) {
    String[] parts = BLANKS.split(line.replaceFirst("\\s+#.*", ""), PARTS);
    boolean isHead = parts.length == 4 && parts[3].matches("\\d+") && parts[2].matches("[YN]");
    if (!parts[0].equals("SFX") || isHead) {
      return;
    }
    if (parts.length < 4) {
      sink.reject(file, number, "expected SFX flag strip add condition: " + line);
      return;
    }
    String[] add = parts[3].split("/", 2);
    List<String> morphology = parts.length < PARTS ? List.of() : morphology(parts[5]);
    if (add.length == 2 && isLeftOut(flags(add[1]), morphology)) {
      return;
    }
    if (morphology.stream().anyMatch(each -> each.startsWith(DERIVATION))) {
      return;
    }
    try {
      String condition = parts.length < 5 ? "." : HunspellText.decoded(parts[4], encoding);
      HunspellRule rule =
          new HunspellRule(
              ending(parts[2]), ending(add[0]), HunspellCondition.of(condition), morphology);
      rules.computeIfAbsent(parts[1], _ -> new ArrayList<>()).add(rule);
    } catch (IllegalArgumentException e) {
      sink.reject(file, number, "no condition: " + parts[4]);
    }
  }

  private boolean isLeftOut(List<String> flags, List<String> morphology) {
    return flags.stream()
        .anyMatch(
            each -> noWord.contains(each) || (morphology.isEmpty() && suffixes.contains(each)));
  }

  private String ending(String written) {
    return written.equals("0") ? "" : HunspellText.decoded(written, encoding);
  }

  /** Returns flags that are written as a row, as numbers or as an alias. */
  List<String> flags(String written) {
    String row = alias(written, flagAliases);
    return switch (flagType) {
      case "num" -> List.of(row.split(",", -1));
      case "long" -> List.of(row.split("(?<=\\G..)", -1));
      default -> {
        String letters = flagType.equals("UTF-8") ? HunspellText.decoded(row, encoding) : row;
        yield letters.codePoints().mapToObj(Character::toString).toList();
      }
    };
  }

  /** Returns morphological fields that are written in full or as an alias. */
  List<String> morphology(String written) {
    String text = HunspellText.decoded(alias(written, morphologyAliases), encoding);
    return List.of(BLANKS.split(text, -1)).stream().filter(each -> each.contains(":")).toList();
  }

  /** Returns the text of an alias; the first one of the list is the number of aliases. */
  private static String alias(String written, List<String> aliases) {
    if (aliases.isEmpty() || !written.matches("\\d{1,7}")) {
      return written;
    }
    int number = Integer.parseInt(written);
    return number > 0 && number < aliases.size() ? aliases.get(number) : "";
  }

  /** Returns whether a stem with these flags is a word itself. */
  boolean isWord(List<String> flags) {
    return flags.stream().noneMatch(noWord::contains);
  }

  List<HunspellRule> rules(String flag) {
    return rules.getOrDefault(flag, List.of());
  }

  Charset encoding() {
    return encoding;
  }
}

package org.lexhub.loader.source.morphology;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.NamedFilesSource;

/**
 * Format {@code hunspell}: dictionaries of the spelling checker Hunspell, {@code cs_CZ.aff} with
 * {@code cs_CZ.dic}, as sources of inflected forms. The language is the option {@code language}, or
 * else that of the name. Like Morfologik's, the forms are added to lemmas that an earlier layer
 * has.
 *
 * <p>{@link HunspellAffixes} says which suffixes count; {@link HunspellMorphology} which parts of
 * speech and features the forms have.
 */
public final class HunspellSource extends NamedFilesSource {
  private static final int ROWS_PER_REPORT = 1 << 12;

  /** The morphological field that names the lemma of a form. */
  private static final String LEMMA = "st:";

  /** A word, its flags and its morphology. */
  private static final Pattern ENTRY =
      Pattern.compile(
          "((?:[^/\\t\\\\]|\\\\.)+?)(?:/(\\S*))?(?:\\t\\s*(.*)|\\s+(\\d+|[a-z]{2}:.*))?");

  /** Creates an importer. */
  public HunspellSource() {
    super(Pattern.compile("([a-z]{2,3})(?:[_-][A-Za-z]+)*\\.aff"), "<language>.aff");
  }

  @Override
  public boolean onlyAnnotates() {
    return true;
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String words = file.replaceFirst("aff$", "dic");
    if (!layer.files().names().contains(words)) {
      throw new IOException(file + " needs " + words + " next to it");
    }
    String language = LocaleCodes.threeLetter(layer.option("language", name.group(1)));
    HunspellAffixes affixes = HunspellAffixes.read(layer, file, sink);
    HunspellMorphology morphology = HunspellMorphology.of(language);
    Map<String, List<HunspellRule>> rules = new HashMap<>();
    FormTable forms = new FormTable();
    List<String> lines = HunspellText.lines(layer, words);
    for (int i = 1; i < lines.size(); i++) {
      if (i % ROWS_PER_REPORT == 0) {
        layer.progress().rows(ROWS_PER_REPORT);
      }
      Matcher entry = ENTRY.matcher(lines.get(i));
      if (entry.matches()) {
        read(entry, affixes, morphology, rules, sink, forms);
      } else if (!lines.get(i).isEmpty()) {
        sink.reject(words, i + 1, "expected word/flags: " + lines.get(i));
      }
    }
    layer.progress().rows(lines.size() % ROWS_PER_REPORT);
    forms.write(language, sink);
  }

  private static void read(
      MatchResult entry,
      HunspellAffixes affixes,
      HunspellMorphology morphology,
      Map<String, List<HunspellRule>> rules,
      RecordSink sink,
      FormTable forms) {
    String stem =
        HunspellText.decoded(entry.group(1).replace("\\/", "/"), affixes.encoding()).strip();
    String fields = entry.group(3) == null ? entry.group(4) : entry.group(3);
    List<String> known = fields == null ? List.of() : affixes.morphology(fields.strip());
    String lemma =
        known.stream()
            .filter(each -> each.startsWith(LEMMA))
            .findFirst()
            .map(each -> each.substring(LEMMA.length()))
            .orElse(stem);
    if (!sink.mayHaveLexeme(lemma)) {
      return;
    }
    List<String> flags = entry.group(2) == null ? List.of() : affixes.flags(entry.group(2));
    if (!lemma.equals(stem) && affixes.isWord(flags) && morphology.isInflection(known)) {
      forms.add(lemma, stem, morphology.analysis("", known, List.of()));
    }
    for (String flag : flags) {
      for (HunspellRule rule :
          rules.computeIfAbsent(flag, each -> inflections(affixes, morphology, each))) {
        String form = rule.form(stem);
        if (form != null && !form.equals(lemma)) {
          forms.add(lemma, form, morphology.analysis(flag, known, rule.morphology()));
        }
      }
    }
  }

  private static List<HunspellRule> inflections(
      HunspellAffixes affixes, HunspellMorphology morphology, String flag) {
    return affixes.rules(flag).stream()
        .filter(rule -> morphology.has(flag) && morphology.isWanted(rule.morphology()))
        .toList();
  }
}

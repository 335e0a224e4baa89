package org.lexhub.benchmarks.translation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Reads FreeDict dictionaries from Debian packages such as {@code dict-freedict-eng-deu}: a file
 * {@code .index} of headwords with offsets and lengths in base 64, and the texts in {@code
 * .dict.dz}, which is gzip. An entry is a line of headword, pronunciation and part of speech, then
 * lines of translations; other lines are explanations.
 */
final class DictdReader {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final Pattern NAME = Pattern.compile("freedict-([a-z]{3})-([a-z]{3})\\.index");
  private static final Pattern NUMBERED = Pattern.compile("\\s?\\d+\\. (?=\\S)");
  private static final Pattern POS = Pattern.compile("<([A-Za-z]+)");
  private static final Pattern REMARK =
      Pattern.compile("\\[[^]]*]|<[^>]*>|\\([^)]*\\)|\\{[^}]*}|\\s\\d+\\.$|\u0301");
  private static final Pattern NO_TRANSLATION =
      Pattern.compile("\\s*(see:|Note:|Synonyms?:|\").*|\\s*");
  private static final Map<String, Pos> PARTS =
      Map.of(
          "n", Pos.NOUN, "noun", Pos.NOUN, "v", Pos.VERB, "vt", Pos.VERB, "vi", Pos.VERB, "verb",
          Pos.VERB, "adj", Pos.ADJ, "adv", Pos.ADV);

  private final SilverDictionary.Builder forward = new SilverDictionary.Builder();
  private final SilverDictionary.Builder backward = new SilverDictionary.Builder();

  private DictdReader() {}

  /** Reads all dictionaries below a folder, each followed by its reverse. None is no error. */
  static List<SilverDictionary> read(Path folder) throws IOException {
    List<Path> indexes;
    try (Stream<Path> files = Files.walk(folder)) {
      indexes =
          files
              .filter(file -> NAME.matcher(file.getFileName().toString()).matches())
              .sorted()
              .toList();
    }
    List<SilverDictionary> dictionaries = new ArrayList<>();
    for (Path index : indexes) {
      Matcher name = NAME.matcher(index.getFileName().toString());
      if (name.matches()) {
        DictdReader reader = new DictdReader();
        reader.readEntries(index);
        dictionaries.add(reader.forward.build(name.group(1), name.group(2), false));
        dictionaries.add(reader.backward.build(name.group(2), name.group(1), true));
      }
    }
    return dictionaries;
  }

  private void readEntries(Path index) throws IOException {
    String file = index.getFileName().toString().replace(".index", ".dict.dz");
    byte[] texts;
    try (InputStream in =
        new GZIPInputStream(Files.newInputStream(index.resolveSibling(file)), 1 << 16)) {
      texts = in.readAllBytes();
    }
    Set<String> places = new HashSet<>();
    for (String line : Files.readAllLines(index, StandardCharsets.UTF_8)) {
      String[] fields = line.split("\t", -1);
      if (fields.length < 3 || !places.add(fields[1] + " " + fields[2])) {
        continue;
      }
      int start = number(fields[1], index);
      int length = number(fields[2], index);
      if (start + length > texts.length) {
        throw new IOException(index + ": entry '" + fields[0] + "' is beyond the end of " + file);
      }
      if (!fields[0].startsWith("00")) {
        entry(new String(texts, start, length, StandardCharsets.UTF_8));
      }
    }
  }

  private static int number(String digits, Path index) throws IOException {
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = DIGITS.indexOf(digits.charAt(i));
      if (digit < 0) {
        throw new IOException(index + ": '" + digits + "' is no offset");
      }
      number = number * DIGITS.length() + digit;
    }
    return number;
  }

  private void entry(String text) {
    String[] lines = text.split("\n", -1);
    String word = GoldText.plain(lines[0].split(" /|\\s*<", 2)[0].replace('_', ' '));
    Matcher part = POS.matcher(lines[0]);
    Pos pos = part.find() ? PARTS.getOrDefault(lower(part.group(1)), Pos.OTHER) : Pos.OTHER;
    for (int i = 1; i < lines.length; i++) {
      Matcher number = NUMBERED.matcher(lines[i]);
      boolean numbered = number.lookingAt();
      if ((i == 1 || numbered) && !NO_TRANSLATION.matcher(lines[i]).matches()) {
        String line = numbered ? lines[i].substring(number.end()) : lines[i];
        translations(word, pos, REMARK.matcher(line).replaceAll("").replace('~', ' '));
      }
    }
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private void translations(String word, Pos pos, String line) {
    for (String each : line.split("[,;،؛]| / ", -1)) {
      String translation = GoldText.plain(each);
      if (SilverReader.isWord(word) && SilverReader.isWord(translation)) {
        forward.add(word, pos, translation);
        backward.add(translation, pos, word);
      }
    }
  }
}

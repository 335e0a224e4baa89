package org.lexhub.loader.source.wordnet;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.ElidedArticle;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Resource;
import org.lexhub.loader.source.text.WrittenWord;

/**
 * A file of the Open Multilingual Wordnet, described by its path.
 *
 * @param path its name in the layer
 * @param kind {@code data} (a wordnet), {@code nodia} (a wordnet without vowel signs), {@code wikt}
 *     (extracted from Wiktionary) or {@code cldr}
 * @param code the language code in the name, such as {@code fra}
 */
record OmwFile(String path, String kind, String code) {
  private static final Pattern NAME = Pattern.compile("wn-(data|nodia|wikt|cldr)-([^.]+)\\.tab");
  private static final Map<String, String> CODES = codes();
  private static final Map<String, String[]> FACTS = facts();

  /** Returns the file with this path, or null if it does not belong to the wordnets. */
  static @Nullable OmwFile of(String path) {
    Matcher matcher = NAME.matcher(FileNames.last(path));
    // The Wiktionary folder has a file named after the header of its table of languages.
    boolean isWordnetFile = matcher.matches() && !matcher.group(2).equals("iso639_3");
    return isWordnetFile ? new OmwFile(path, matcher.group(1), matcher.group(2)) : null;
  }

  /** Returns whether it is a wordnet and therefore a separate source. */
  boolean isWordnet() {
    return kind.equals("data") || kind.equals("nodia");
  }

  /** Returns whether it contains names from CLDR. */
  boolean isNames() {
    return kind.equals("cldr");
  }

  /** Returns the words in a lemma cell of the file. */
  List<WrittenWord> words(String lemma) {
    return isNames()
        ? WrittenWord.ofName(lemma)
        : WrittenWord.ofLemma(ElidedArticle.removed(lemma.strip(), code));
  }

  /** Returns the name of the folder that contains the file. */
  String folder() {
    return FileNames.folder(path);
  }

  /** Returns the file, licence, prior and attribution of a known wordnet or kind, or null. */
  String @Nullable [] known() {
    return FACTS.get(
        isWordnet() ? folder() + "/" + FileNames.last(path).replace(".tab", "") : kind);
  }

  /** Returns the language code that a code in a row of the file refers to. */
  String language(String written) {
    String special = CODES.get(kind + " " + written);
    return special != null ? special : CODES.getOrDefault("* " + written, written);
  }

  private static Map<String, String> codes() {
    Map<String, String> codes = new HashMap<>();
    for (String[] row : Resource.rows(OmwFile.class, "omw-codes.tsv", 3)) {
      codes.put(row[0] + " " + row[1], row[2]);
    }
    return codes;
  }

  private static Map<String, String[]> facts() {
    Map<String, String[]> facts = new HashMap<>();
    for (String[] row : Resource.rows(OmwFile.class, "omw-wordnets.tsv", 4)) {
      facts.put(row[0], row);
    }
    return facts;
  }
}

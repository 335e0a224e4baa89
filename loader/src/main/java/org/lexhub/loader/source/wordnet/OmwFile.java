package org.lexhub.loader.source.wordnet;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Resource;
import org.lexhub.loader.source.text.WrittenWord;

/**
 * What the path of an Open Multilingual Wordnet file says.
 *
 * @param path its name in the layer
 * @param kind data (made by people or a project), nodia (without vowel signs), wikt (extracted from
 *     Wiktionary) or cldr
 * @param code language code in the name, such as {@code fra}
 */
record OmwFile(String path, String kind, String code) {
  private static final Pattern NAME = Pattern.compile("wn-(data|nodia|wikt|cldr)-([^.]+)\\.tab");
  private static final Map<String, String> CODES = codes();
  private static final Map<String, String[]> FACTS = facts();

  /** The file of this path, or null where the name is none of a wordnet. */
  static @Nullable OmwFile of(String path) {
    Matcher matcher = NAME.matcher(FileNames.last(path));
    // The Wiktionary folder holds the heading of its table of languages as if it were one.
    boolean real = matcher.matches() && !matcher.group(2).equals("iso639_3");
    return real ? new OmwFile(path, matcher.group(1), matcher.group(2)) : null;
  }

  /** Whether people or a project made it, so that it is a source of its own. */
  boolean isWordnet() {
    return kind.equals("data") || kind.equals("nodia");
  }

  /** The words that a cell of the file writes as a lemma. */
  List<WrittenWord> words(String lemma) {
    return kind.equals("cldr") ? WrittenWord.ofName(lemma) : WrittenWord.ofLemma(lemma);
  }

  /** Folder of the file. */
  String folder() {
    return FileNames.folder(path);
  }

  /** Row of facts (file, licence, prior, attribution) of a known wordnet or kind, or null. */
  String @Nullable [] known() {
    return FACTS.get(
        isWordnet() ? folder() + "/" + FileNames.last(path).replace(".tab", "") : kind);
  }

  /** The code that a row's {@code code} means in files of this kind. */
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

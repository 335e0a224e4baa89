package org.lexhub.loader.core;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.ObjectConverter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the words of one language from the layers of the pool. */
final class PoolReader {
  /** Additional codes that files of the pool use for a language. */
  private static final Map<String, Set<String>> CODES =
      Map.of(
          "fas", Set.of("fas", "pes"),
          "cmn", Set.of("cmn", "zho", "qcn"),
          "swh", Set.of("swh", "swa"),
          "nob", Set.of("nob", "nor"),
          "ekk", Set.of("ekk", "est"),
          "lav", Set.of("lav", "lvs"),
          "arb", Set.of("arb", "ara"));

  /** Two-letter codes that differ from those of Java locales. */
  private static final Map<String, String> SHORT =
      Map.of("cmn", "zh", "fas", "fa", "swh", "sw", "arb", "ar", "nob", "no", "ekk", "et");

  private final Path pool;
  private final String language;
  private final String shortCode;
  private final Set<String> codes;
  private final PoolWords words;

  private PoolReader(Path pool, String language) {
    this.pool = pool;
    this.language = language;
    this.shortCode =
        SHORT.getOrDefault(language, new com.ibm.icu.util.ULocale(language).getLanguage());
    this.codes = CODES.getOrDefault(language, Set.of(language));
    this.words = new PoolWords(language);
  }

  /**
   * Reads all layers.
   *
   * @param entries the entries of the language in word lists
   */
  static PoolWords read(Path pool, String language, List<Wordlists.Entry> entries)
      throws IOException {
    PoolReader reader = new PoolReader(pool, language);
    reader.wordnets();
    reader.plainLists();
    reader.concepticon();
    for (Wordlists.Entry entry : entries) {
      reader.words.gloss(entry.gloss(), entry.cell());
      reader.words.english(entry.english(), entry.cell());
    }
    reader.dictionaries();
    switch (language) {
      case "cmn" -> reader.hsk();
      case "jpn" -> reader.jlpt();
      default -> {}
    }
    return reader.words;
  }

  private void wordnets() throws IOException {
    for (String code : codes) {
      PoolLayer files =
          PoolLayer.of(
              pool.resolve("omw-data/wns"),
              name -> name.matches(".*/wn-(data|nodia|wikt|cldr)-" + code + "\\.tab"));
      if (!files.names().isEmpty()) {
        PoolLayer.read("omw", files, words);
      }
    }
  }

  private void plainLists() throws IOException {
    String frequency = language.equals("cmn") ? "zh_cn" : shortCode;
    PoolLayer counted =
        PoolLayer.of(
            pool.resolve("frequencywords"), name -> name.endsWith("/" + frequency + "_50k.txt"));
    counted.lines().forEach(line -> words.word(line.substring(0, line.indexOf(' '))));
    String ipa =
        switch (language) {
          case "cmn" -> "zh_hans";
          case "nob" -> "nb";
          case "eng" -> "en_(UK|US)";
          default -> shortCode;
        };
    PoolLayer spoken =
        PoolLayer.of(pool.resolve("ipa-dict/data"), name -> name.matches(ipa + "\\.txt"));
    spoken.lines().forEach(line -> words.word(line.split("\t", 2)[0]));
    PoolLayer scraped =
        PoolLayer.of(
            pool.resolve("wikipron/data"),
            name -> name.matches("scrape/tsv/" + String.join("|", codes) + "_.*"));
    scraped.lines().forEach(line -> words.word(line.split("\t", 2)[0]));
  }

  private void concepticon() throws IOException {
    PoolLayer mapping =
        PoolLayer.of(
            pool.resolve("concepticon-data/mappings"),
            name -> name.equals("map-" + shortCode + ".tsv"));
    for (String line : mapping.lines()) {
      String[] gloss = line.split("\t", -1)[1].split("///", 2);
      if (gloss.length == 2) {
        words.gloss(gloss[0], gloss[1]);
      }
    }
  }

  private void dictionaries() throws IOException {
    PoolLayer files =
        PoolLayer.of(
            pool.resolve("freedict-tei"),
            name -> name.matches("(" + language + "-...|...-" + language + ")/.*\\.tei"));
    for (String name : files.names()) {
      String pair = name.substring(0, name.indexOf('/'));
      boolean from = pair.startsWith(language);
      boolean english = pair.contains("eng");
      try (InputStream in = files.open(name)) {
        TeiEntries.read(
            in,
            (heads, translations) -> {
              for (String head : heads) {
                for (String translation : translations) {
                  String word = from ? head : translation;
                  words.english(english ? (from ? translation : head) : "", word);
                }
                if (from) {
                  words.word(head);
                }
              }
            });
      }
    }
  }

  private void hsk() throws IOException {
    PoolLayer files = PoolLayer.of(pool.resolve("hsk"), "complete.min.json"::equals);
    byte[] json;
    try (InputStream in = files.open("complete.min.json")) {
      json = in.readAllBytes();
    }
    JsonReader<Object> reader = new DslJson<Object>().newReader(json);
    reader.getNextToken();
    for (Object entry : ObjectConverter.deserializeList(reader)) {
      if (entry instanceof Map<?, ?> map
          && map.get("s") instanceof String word
          && map.get("f") instanceof List<?> forms) {
        for (Object form : forms) {
          if (form instanceof Map<?, ?> fields && fields.get("m") instanceof List<?> meanings) {
            meanings.forEach(meaning -> words.english(String.valueOf(meaning), word));
          }
        }
      }
    }
  }

  private void jlpt() throws IOException {
    for (int level = 1; level <= 5; level++) {
      Wordlists.rows(
          pool.resolve("jlpt/original_data"),
          "n" + level + ".csv",
          row -> {
            for (String column : List.of("kana", "kanji")) {
              for (String word : row.getField(column).split("[;、 ]", -1)) {
                words.english(row.getField("waller_definition"), word);
              }
            }
          });
    }
  }
}

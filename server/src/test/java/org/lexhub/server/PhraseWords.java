package org.lexhub.server;

import java.nio.file.Files;
import java.nio.file.Path;

/** A snapshot with phrases, separable verbs and languages without blanks between words. */
final class PhraseWords {
  private static final String SOURCE =
      """
      {"source":{"name":"phrases","title":"P","version":"1","licence":"CC0-1.0","attribution":"P","url":"https://example.org/","prior":0.9}}
      {"language":{"glottocode":"indo1319","name":"Indo-European","level":"family"}}
      """;

  private static final String[][] LANGUAGES = {
    {"stan1293", "eng", "English"},
    {"stan1295", "deu", "German"},
    {"stan1290", "fra", "French"},
    {"nucl1643", "jpn", "Japanese"},
    {"thai1261", "tha", "Thai"},
    {"mand1415", "cmn", "Mandarin"},
  };

  /** Language, lemma, part of speech, meaning, forms between commas. */
  private static final String[] WORDS = {
    "eng|give|verb|give|gave,given",
    "eng|give up|verb|cease|",
    "eng|pick|verb|choose|picked",
    "eng|pick up|verb|lift|",
    "eng|it|pron|it|",
    "eng|she|pron|she|",
    "eng|and|conj|and|",
    "eng|up|adv|up|",
    "eng|book|noun|book|books",
    "eng|rain cats and dogs|idiom|pour|",
    "eng|rain|verb|rain|",
    "eng|cat|noun|cat|cats",
    "eng|dog|noun|dog|dogs",
    "eng|mother-in-law|noun|mother-in-law|",
    "eng|ice cream|noun|ice cream|",
    "eng|The Cat|name|band|",
    "deu|aufgeben|verb|cease|",
    "deu|rufen|verb|call|rufe",
    "deu|anrufen|verb|phone|",
    "deu|ich|pron|I|",
    "deu|dich|pron|you|",
    "deu|an|adp|at|",
    "deu|Hund|noun|dog|",
    "deu|Rauchen|noun|smoke|",
    "deu|rauchen|verb|smoke|",
    "deu|aufrauchen|verb|finish|",
    "deu|und|conj|and|",
    "deu|er|pron|he|",
    "deu|Er|noun|erbium|",
    "eng|and they|other|and_they|",
    "eng|they|pron|they|",
    "fra|homme|noun|man|",
    "fra|l'|det|the|",
    "fra|le|det|the|",
    "jpn|猫|noun|cat|",
    "jpn|は|particle|topic|",
    "jpn|魚|noun|fish|",
    "jpn|食べる|verb|eat|",
    "tha|แมว|noun|cat|",
    "tha|กิน|verb|eat|",
    "tha|น้ำ|noun|water|",
    "cmn|猫|noun|cat|",
    "cmn|喝|verb|drink|",
    "cmn|水|noun|water|",
  };

  private PhraseWords() {}

  /** Builds the snapshot below a folder and returns its folder. */
  static Path load(Path folder) throws Exception {
    StringBuilder lines = new StringBuilder(SOURCE);
    for (String[] language : LANGUAGES) {
      lines.append(
          """
          {"language":{"glottocode":"%s","iso639_3":"%s","name":"%s","level":"language","parent":"indo1319"}}
          """
              .formatted((Object[]) language));
    }
    for (String word : WORDS) {
      String[] fields = word.split("\\|", -1);
      lines.append(
          """
          {"meaning":{"key":"test:%s","pos":"%s","gloss":"%s"}}
          """
              .formatted(fields[3].replace(' ', '_'), meaningPos(fields[2]), fields[3]));
      String forms =
          fields[4].isEmpty()
              ? ""
              : ",\"forms\":[{\"form\":\""
                  + fields[4].replace(",", "\",\"features\":[]},{\"form\":\"")
                  + "\",\"features\":[]}]";
      lines.append(
          """
          {"lexeme":{"language":"%s","lemma":"%s","pos":"%s"%s,"senses":[{"meaning":"test:%s"}]}}
          """
              .formatted(fields[0], fields[1], fields[2], forms, fields[3].replace(' ', '_')));
    }
    Path source = Files.createDirectories(folder.resolve("phrases"));
    Files.writeString(source.resolve("words.jsonl"), lines);
    Path recipe = folder.resolve("phrases.toml");
    Files.writeString(
        recipe,
        """
        name = "phrases"
        [[layer]]
        source = "phrases"
        format = "jsonl"
        locator = "file:phrases"
        priority = 90
        prior = 0.9
        title = "P"
        version = "1"
        licence = "CC0-1.0"
        attribution = "P"
        url = "https://example.org/"
        """);
    Path data = Files.createDirectories(folder.resolve("data"));
    Loads.load(recipe.toAbsolutePath().toString(), data, false);
    return data;
  }

  private static String meaningPos(String pos) {
    return pos.equals("verb") || pos.equals("noun") ? pos : "other";
  }
}

package org.lexhub.server;

import java.nio.file.Files;
import java.nio.file.Path;

/** A snapshot whose source has a script in each of its texts. */
final class HostileWords {
  /** The text of every field. */
  static final String PLAIN = "x'\"><script>alert(1)</script><img src=x onerror=alert(1)>";

  private static final String EVIL = PLAIN.replace("\"", "\\\"");

  private HostileWords() {}

  /** Builds the snapshot below a folder and returns its folder. */
  static Path load(Path folder) throws Exception {
    Path source = Files.createDirectories(folder.resolve("evil"));
    Files.writeString(
        source.resolve("languages.jsonl"),
        """
        {"source":{"name":"evil","title":"E","version":"E","licence":"E","attribution":"E","url":"javascript:alert(1)","prior":0.9}}
        {"language":{"glottocode":"indo1319","name":"E","level":"family"}}
        {"language":{"glottocode":"stan1293","iso639_3":"eng","name":"English E","level":"language","parent":"indo1319","latitude":1,"longitude":1,"names":[{"locale":"en","name":"E"}]}}
        """
            .replace("\"E\"", "\"" + EVIL + "\"")
            .replace("English E", "English " + EVIL));
    Files.writeString(
        source.resolve("words.jsonl"),
        """
        {"meaning":{"key":"ili:i1","pos":"noun","gloss":"E","definitions":[{"language":"eng","text":"E"}]}}
        {"lexeme":{"language":"eng","lemma":"E","pos":"noun","etymology":"E","reading":"E","romanization":"E","pronunciations":[{"ipa":"E","audio_url":"javascript:alert(1)"}],"forms":[{"form":"E","features":["E"]}],"senses":[{"meaning":"ili:i1","gloss":"E","definitions":[{"language":"eng","text":"E more"}],"examples":[{"text":"E","translation":"E"}]}]}}
        """
            .replace("\"E\"", "\"" + EVIL + "\"")
            .replace("E more", EVIL + " more"));
    Path recipe = folder.resolve("evil.toml");
    Files.writeString(
        recipe,
        """
        name = "evil"
        [[layer]]
        source = "evil"
        format = "jsonl"
        locator = "file:evil"
        priority = 90
        prior = 0.9
        title = "E"
        version = "1"
        licence = "E"
        attribution = "E"
        url = "https://example.org/"
        """
            .replace("\"E\"", "\"" + EVIL + "\""));
    Path data = Files.createDirectories(folder.resolve("data"));
    Loads.load(recipe.toAbsolutePath().toString(), data, false);
    return data;
  }
}

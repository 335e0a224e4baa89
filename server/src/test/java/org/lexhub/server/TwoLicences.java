package org.lexhub.server;

import java.nio.file.Files;
import java.nio.file.Path;

/** A snapshot of two sources with different licences. */
final class TwoLicences {
  private static final String RECIPE =
      """
      name = "two"
      [[layer]]
      source = "free"
      format = "jsonl"
      locator = "file:data"
      priority = 90
      prior = 0.9
      title = "Free"
      version = "1"
      licence = "CC0-1.0"
      attribution = "Free authors"
      url = "https://example.org/"
      """;

  private static final String FREE =
      """
      {"source": {"name": "free", "title": "Free", "version": "1", "licence": "CC0-1.0", "attribution": "Free authors", "url": "https://example.org/free", "prior": 0.9}}
      {"meaning": {"key": "t:1", "pos": "noun", "gloss": "first gloss"}}
      {"meaning": {"key": "t:2", "pos": "noun", "gloss": "secret text"}}
      {"meaning": {"key": "t:3", "pos": "noun", "gloss": "secret shared"}}
      {"lexeme": {"language": "eng", "lemma": "freeword", "pos": "noun", "senses": [{"meaning": "t:1"}]}}
      {"lexeme": {"language": "eng", "lemma": "shared", "pos": "noun", "senses": [{"meaning": "t:3"}]}}
      {"lexeme": {"language": "deu", "lemma": "Freiwort", "pos": "noun", "senses": [{"meaning": "t:1"}]}}
      {"lexeme": {"language": "deu", "lemma": "Kopie", "pos": "noun", "senses": [{"meaning": "t:2"}]}}
      """;

  private static final String COPYLEFT =
      """
      {"source": {"name": "copy", "title": "Copyleft", "version": "1", "licence": "GPL-3.0-only", "attribution": "Copyleft authors", "url": "https://example.org/copy", "prior": 0.8}}
      {"lexeme": {"language": "eng", "lemma": "copyleft", "pos": "noun", "senses": [{"meaning": "t:2"}]}}
      {"lexeme": {"language": "eng", "lemma": "shared", "pos": "noun", "pronunciations": [{"ipa": "secret"}], "senses": [{"meaning": "t:3"}]}}
      """;

  private TwoLicences() {}

  /** Loads the sources below a folder, and returns the folder of the snapshot. */
  static Path load(Path folder) throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    Files.copy(Loads.RECIPES.resolve("fixture/languages.jsonl"), data.resolve("a.jsonl"));
    Files.writeString(data.resolve("b.jsonl"), FREE);
    Files.writeString(data.resolve("c.jsonl"), COPYLEFT);
    Path recipe = Files.writeString(folder.resolve("two.toml"), RECIPE);
    Path out = Files.createDirectory(folder.resolve("out"));
    Loads.load(recipe.toAbsolutePath().toString(), out, false);
    return out;
  }
}

package org.lexhub.loader.source.wordnet;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.locator.Limits;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.locator.UnavailableException;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.SourceFiles;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;

/**
 * The nouns of WordNet 3.0 by spelling, for catalogues whose entries have English names but no
 * synsets. Only unambiguous names are joined, since a wrong join would mix two meanings in every
 * language.
 */
public final class EnglishNouns {
  /** The locator of WordNet, unless the option {@code wordnet} gives another one. */
  static final String WORDNET = "maven:net.sf.extjwnl:extjwnl-data-wn30:1.2";

  /** The number of the lexicographer file of places in lexnames(5WN). */
  public static final int LOCATION = 15;

  /** The number of the lexicographer file of languages and scripts. */
  public static final int COMMUNICATION = 10;

  /** The number of the lexicographer file of months and days. */
  public static final int TIME = 28;

  /**
   * A noun sense.
   *
   * @param file the number of its lexicographer file
   * @param first whether the word is the first one of its synset
   */
  private record Sense(String key, int file, boolean first) {}

  private final Map<String, List<Sense>> senses = new HashMap<>();

  private EnglishNouns() {}

  /**
   * Reads the nouns of WordNet; returns no nouns if it is not on this machine.
   *
   * @throws IOException if it cannot be read
   */
  public static EnglishNouns of(Layer layer) throws IOException {
    EnglishNouns nouns = new EnglishNouns();
    try {
      String place = layer.option("wordnet", WORDNET);
      SourceFiles files = new Locator(Path.of(""), true).open(place, Limits.DEFAULT);
      Layer wordnet = new Layer("wndb", layer.source(), files, Map.of(), 0, ReadProgress.NONE);
      nouns.read(wordnet, FileNames.require(files, "data.noun"));
    } catch (UnavailableException e) {
      return nouns;
    }
    return nouns;
  }

  private void read(Layer wordnet, String file) throws IOException {
    try (Lines lines = new Lines(wordnet, file, NoRecords.SINK)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        WordNetSynset synset = line.startsWith("  ") ? null : WordNetSynset.parse(line);
        if (synset == null) {
          continue;
        }
        int topic = Integer.parseInt(line.substring(9, 11));
        for (int i = 0; i < synset.words().size(); i++) {
          senses
              .computeIfAbsent(fold(synset.words().get(i)), word -> new ArrayList<>(2))
              .add(new Sense(synset.key(), topic, i == 0));
        }
      }
    }
  }

  /** Returns whether a name is a noun in WordNet. */
  public boolean knows(String name) {
    return senses.containsKey(fold(name));
  }

  /** Returns the meaning key of a name that has exactly one noun sense, or else null. */
  public @Nullable String only(String name) {
    List<Sense> all = senses.getOrDefault(fold(name), List.of());
    return all.size() == 1 ? all.get(0).key() : null;
  }

  /**
   * Returns the meaning key of a name among the synsets of one lexicographer file: the only one, or
   * the only one of which the name is the first word; or else null.
   */
  public @Nullable String only(String name, int file) {
    List<Sense> all =
        senses.getOrDefault(fold(name), List.of()).stream()
            .filter(sense -> sense.file() == file)
            .toList();
    List<Sense> firsts = all.stream().filter(Sense::first).toList();
    List<Sense> chosen = all.size() == 1 ? all : firsts;
    return chosen.size() == 1 ? chosen.get(0).key() : null;
  }

  private static String fold(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}

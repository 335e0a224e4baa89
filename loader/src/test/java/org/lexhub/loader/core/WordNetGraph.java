package org.lexhub.loader.core;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.time.Instant;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceFiles;
import org.lexhub.store.table.vocabulary.RelationType;

/** The words and neighbours of the synsets of WordNet 3.0, read from the class path. */
final class WordNetGraph {
  private static final String PREFIX = "wn30:";

  private static final Set<RelationType> CLOSE =
      EnumSet.of(
          RelationType.HYPERNYM,
          RelationType.HYPONYM,
          RelationType.INSTANCE_HYPERNYM,
          RelationType.INSTANCE_HYPONYM,
          RelationType.SIMILAR,
          RelationType.ALSO,
          RelationType.ATTRIBUTE,
          RelationType.DERIVATION,
          RelationType.PERTAINYM,
          RelationType.VERB_GROUP);

  private final Map<String, Set<String>> words = new HashMap<>();
  private final Map<String, Set<String>> synsets = new HashMap<>();
  private final Map<String, Set<String>> neighbours = new HashMap<>();

  /** The graph that a test of this process has read, until memory is short. */
  private static SoftReference<WordNetGraph> known = new SoftReference<>(null);

  private WordNetGraph() {}

  static synchronized WordNetGraph read() throws IOException {
    WordNetGraph graph = known.get();
    if (graph == null) {
      graph = new WordNetGraph();
      PoolLayer.read("wndb", new Database(), graph.new Sink());
      known = new SoftReference<>(graph);
    }
    return graph;
  }

  /** Returns the words of a synset such as {@code 02084071-n}, in lower case. */
  Set<String> words(String synset) {
    return words.getOrDefault(synset, Set.of());
  }

  /** Returns the synsets of an English word. */
  Set<String> synsets(String word) {
    return synsets.getOrDefault(word, Set.of());
  }

  /** Returns the synsets that are one relation away. */
  Set<String> neighbours(String synset) {
    return neighbours.getOrDefault(synset, Set.of());
  }

  /** Returns the synsets and those that are one relation away from them. */
  Set<String> widen(Collection<String> from) {
    Set<String> all = new HashSet<>(from);
    for (String synset : from) {
      all.addAll(neighbours(synset));
    }
    return all;
  }

  private static void add(Map<String, Set<String>> map, String key, String value) {
    map.computeIfAbsent(key, any -> new HashSet<>()).add(value);
  }

  private final class Sink extends NoRecords {
    @Override
    public void lexeme(LexemeRecord lexeme) {
      String word = lexeme.lemma().toLowerCase(Locale.ROOT);
      for (SenseRecord sense : lexeme.senses()) {
        String synset = sense.meaningKey().substring(PREFIX.length());
        add(words, synset, word);
        add(synsets, word, synset);
      }
    }

    @Override
    public void relation(String meaningKey, RelationType type, String targetKey) {
      if (CLOSE.contains(type)) {
        add(
            neighbours,
            meaningKey.substring(PREFIX.length()),
            targetKey.substring(PREFIX.length()));
      }
    }
  }

  /** The database files on the class path. */
  private static final class Database implements SourceFiles {
    private static final String FOLDER = "net/sf/extjwnl/data/wordnet/wn30/";

    @Override
    public List<String> names() {
      return List.of("data.adj", "data.adv", "data.noun", "data.verb");
    }

    @Override
    public InputStream open(String name) throws IOException {
      InputStream in = WordNetGraph.class.getClassLoader().getResourceAsStream(FOLDER + name);
      if (in == null) {
        throw new FileNotFoundException(FOLDER + name + " on the class path");
      }
      return in;
    }

    @Override
    public Instant newestModification() {
      return Instant.EPOCH;
    }
  }
}

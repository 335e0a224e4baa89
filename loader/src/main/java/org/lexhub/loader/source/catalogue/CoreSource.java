package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Numbers;
import org.lexhub.loader.source.wordnet.WordNetKeys;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code core}: the core vocabulary of this project ({@code concepts.tsv}, {@code
 * words/<language>.tsv}), words of other synsets ({@code synsets/<language>.tsv}), definitions of
 * its concepts and of other synsets in other languages than English ({@code
 * definitions/<language>.tsv}, {@code synset-definitions/<language>.tsv}), irregular forms of its
 * words ({@code forms/<language>.tsv}), examples of ambiguous words ({@code
 * examples/<language>.tsv}) and its languages ({@code languages.tsv}). {@code data/core/README.md}
 * describes the columns. A concept becomes an entry of the catalogue and the meaning {@code
 * core:<id>}, which is the same as its synset and its Concepticon set, if given.
 */
public final class CoreSource implements SourceFormat {
  private static final String ENGLISH = "eng";
  private static final String SUFFIX = ".tsv";

  /** The loss of evidence from one word of a concept to the next: the first is the most usual. */
  private static final double LATER_WORD_STEP = 0.1;

  private static final double MIN_EVIDENCE = 0.3;

  /**
   * What words of a concept need to know of it.
   *
   * @param meaning the key of its synset, or its own without one
   * @param cefr the level of its first English word
   * @param rank the rank of its first English word, or 0
   */
  private record Concept(Pos pos, String meaning, String cefr, int rank) {}

  private final Map<String, Concept> concepts = new HashMap<>();

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    sink.listsUsualWords();
    CoreLanguages.read(layer, sink);
    readConcepts(layer, FileNames.require(layer.files(), "concepts.tsv"), sink);
    String synsets = FileNames.find(layer.files(), ConceptSynsets.FILE);
    if (synsets != null) {
      ConceptSynsets.read(layer, synsets, sink);
    }
    SenseOrders orders = new SenseOrders();
    SynonymOrders synonyms = new SynonymOrders();
    for (String file : files(layer)) {
      if (FileNames.folder(file).equals("words")) {
        readWords(layer, file, orders, synonyms, sink);
      }
    }
    for (String file : files(layer)) {
      String language = language(file);
      switch (FileNames.folder(file)) {
        case "synsets" -> CoreSynsets.read(layer, file, language, orders, synonyms, sink);
        case "definitions" ->
            CoreDefinitions.ofConcepts(layer, file, language, concepts.keySet(), sink);
        case "synset-definitions" -> CoreDefinitions.ofSynsets(layer, file, language, sink);
        case "forms" -> CoreForms.read(layer, file, language, sink);
        case "examples" -> CoreExamples.read(layer, file, language, sink);
        default -> {}
      }
    }
  }

  private static List<String> files(Layer layer) {
    return layer.files().names().stream().filter(file -> file.endsWith(SUFFIX)).toList();
  }

  /** Returns the language that a file is named after. */
  private static String language(String file) {
    String name = FileNames.last(file);
    return name.substring(0, name.length() - SUFFIX.length());
  }

  private void readConcepts(Layer layer, String file, RecordSink sink) throws IOException {
    try (DelimitedTable table =
        DelimitedTable.tsv(layer, file, sink, "id", "gloss", "pos", "definition")) {
      while (table.next()) {
        String id = table.get("id");
        Pos pos = Pos.parse(table.get("pos"));
        String synset = table.get("synset");
        String same = WordNetKeys.ofSynset(synset);
        if (id.isEmpty() || pos == null || (same == null && !synset.isEmpty())) {
          table.reject(
              "no id, no pos or not a synset: " + id + " " + table.get("pos") + " " + synset);
          continue;
        }
        String key = "core:" + id;
        sink.source(CoreCredits.CONCEPTS);
        sink.concept(
            new ConceptRecord(
                key,
                table.orNull("gloss"),
                table.orNull("semantic_field"),
                table.orNull("ontological_category")));
        sink.source(null);
        sink.meaning(new MeaningRecord(key, null, pos, key, table.orNull("definition")));
        if (table.orNull("definition") != null) {
          sink.definition(key, ENGLISH, table.get("definition"));
        }
        if (same != null) {
          sink.sameMeaning(key, same);
        }
        if (table.orNull("concepticon") != null) {
          sink.sameMeaning(key, "concepticon:" + table.get("concepticon"));
        }
        Long rank = Numbers.whole(table.get("freq_rank"));
        String cefr = table.get("cefr").toLowerCase(Locale.ROOT);
        concepts.put(
            id,
            new Concept(pos, same == null ? key : same, cefr, rank == null ? 0 : rank.intValue()));
      }
    }
  }

  private void readWords(
      Layer layer, String file, SenseOrders orders, SynonymOrders synonyms, RecordSink sink)
      throws IOException {
    String language = language(file);
    try (DelimitedTable table = DelimitedTable.tsv(layer, file, sink, "concept", "lemma")) {
      while (table.next()) {
        Concept concept = concepts.get(table.get("concept"));
        String lemma = table.get("lemma");
        if (concept == null || lemma.isEmpty()) {
          table.reject("no word or unknown concept: " + table.get("concept"));
          continue;
        }
        Pos written = Pos.parse(table.get("pos"));
        Pos pos = written == null ? concept.pos() : written;
        int order = orders.next(language, lemma, pos);
        int place = synonyms.next(language, concept.meaning());
        LexemeRecord.Builder lexeme =
            LexemeRecord.builder(language, lemma, pos)
                .reading(table.orNull("reading"))
                .romanization(table.orNull("romanization"))
                .sense(
                    SenseRecord.of("core:" + table.get("concept"), order)
                        .withEvidence(evidence(place)));
        if (table.orNull("ipa") != null) {
          String accent = language.equals(ENGLISH) ? "en-GB" : null;
          lexeme.pronunciation("/" + table.get("ipa") + "/", null, accent);
        }
        if (language.equals(ENGLISH) && place == 1) {
          describe(lexeme, concept);
        }
        sink.lexeme(lexeme.build());
      }
    }
  }

  /** Returns the evidence of the word at a place, from 1, among the words of a meaning. */
  static double evidence(int place) {
    return Math.max(MIN_EVIDENCE, 1 - LATER_WORD_STEP * (place - 1));
  }

  /** Adds the level and rank of a concept to its first English word. */
  private static void describe(LexemeRecord.Builder lexeme, Concept concept) {
    if (!concept.cefr().isEmpty()) {
      lexeme.proficiency("cefr:" + concept.cefr());
    }
    if (concept.rank() > 0) {
      lexeme.frequency(new FrequencyRecord(concept.rank(), -1, Double.NaN, "lexhub-core"));
    }
  }
}

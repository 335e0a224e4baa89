package org.lexhub.loader.source.catalogue;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.wordnet.WordNetKeys;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Format {@code concepticon}: the concept sets of Concepticon, from its data release ({@code
 * concepticon.tsv}) or its CLDF ({@code concepticon.csv}), and the alignment with WordNet 3.0 in
 * the list Borin-2015-1532 and the relations between sets ({@code conceptrelations.tsv}) if the
 * layer contains them. Retired sets are replaced by their successors.
 */
public final class ConcepticonSource implements SourceFormat {
  private static final String ALIGNMENT = "Borin-2015-1532.tsv";
  private static final String RELATIONS = "conceptrelations.tsv";

  /** The relation of a row of the alignment in which both sides have the same meaning. */
  private static final String SAME = "ss";

  /** The maximum number of replacements from a retired set to its current one. */
  private static final int MAX_REPLACEMENTS = 8;

  private final Map<String, String> replacements = new HashMap<>();
  private final Set<String> known = new HashSet<>();

  /** The names of the columns in the two releases. */
  private record Columns(
      String gloss, String field, String definition, String category, String replacement) {
    static final Columns RELEASE =
        new Columns(
            "GLOSS", "SEMANTICFIELD", "DEFINITION", "ONTOLOGICAL_CATEGORY", "REPLACEMENT_ID");
    static final Columns CLDF =
        new Columns(
            "Name", "Semantic_Field", "Description", "Ontological_Category", "Replacement_ID");
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    String release = FileNames.find(layer.files(), "concepticon.tsv");
    String cldf = FileNames.find(layer.files(), "concepticon.csv");
    if (release != null) {
      try (DelimitedTable table = DelimitedTable.tsv(layer, release, sink, "ID", "GLOSS")) {
        readSets(table, Columns.RELEASE, sink);
      }
    } else if (cldf != null) {
      try (DelimitedTable table = DelimitedTable.csv(layer, cldf, sink, "ID", "Name")) {
        readSets(table, Columns.CLDF, sink);
      }
    } else {
      throw new FileNotFoundException("this layer has no concepticon.tsv or concepticon.csv");
    }
    // Wordlists refer to retired sets, too.
    for (String retired : new TreeSet<>(replacements.keySet())) {
      String now = current(retired);
      if (now != null) {
        sink.sameMeaning("concepticon:" + retired, "concepticon:" + now);
      }
    }
    String alignment = FileNames.find(layer.files(), ALIGNMENT);
    if (alignment != null) {
      readAlignment(layer, alignment, sink);
    }
    String relations = FileNames.find(layer.files(), RELATIONS);
    if (relations != null) {
      readRelations(layer, relations, sink);
    }
  }

  private void readSets(DelimitedTable table, Columns columns, RecordSink sink) throws IOException {
    while (table.next()) {
      String id = table.get("ID");
      String replacement = table.get(columns.replacement());
      String gloss = table.orNull(columns.gloss());
      if (!id.matches("[0-9]{1,9}") || gloss == null) {
        table.reject("the concept set has no number or no gloss: " + id);
      } else if (!replacement.isEmpty()) {
        replacements.put(id, replacement);
      } else if (!id.equals("0")) {
        known.add(id);
        String category = table.orNull(columns.category());
        sink.concept(new ConceptRecord(id, gloss, table.orNull(columns.field()), category));
        String definition = table.orNull(columns.definition());
        String key = "concepticon:" + id;
        sink.meaning(new MeaningRecord(key, null, ConceptPos.of(category), id, definition));
        if (definition != null) {
          sink.definition(key, "eng", definition);
        }
      }
    }
  }

  /** Joins each concept set with the synset of its first row that has the same meaning. */
  private void readAlignment(Layer layer, String file, RecordSink sink) throws IOException {
    Set<String> aligned = new HashSet<>();
    try (DelimitedTable table =
        DelimitedTable.tsv(layer, file, sink, "CONCEPTICON_ID", "RELATION", "PWN_SYNSET")) {
      while (table.next()) {
        String id = current(table.get("CONCEPTICON_ID"));
        String synset = WordNetKeys.ofPosOffset(table.get("PWN_SYNSET"));
        if (synset == null) {
          table.reject("not a synset: " + table.get("PWN_SYNSET"));
        } else if (id != null && table.get("RELATION").equals(SAME) && aligned.add(id)) {
          sink.sameMeaning("concepticon:" + id, synset);
        }
      }
    }
  }

  /** Reads relations, which name the more general concept set, or the whole, first. */
  private void readRelations(Layer layer, String file, RecordSink sink) throws IOException {
    try (DelimitedTable table =
        DelimitedTable.tsv(layer, file, sink, "SOURCE", "RELATION", "TARGET")) {
      while (table.next()) {
        String source = current(table.get("SOURCE"));
        String target = current(table.get("TARGET"));
        if (source != null && target != null && !source.equals(target)) {
          RelationType type =
              switch (table.get("RELATION")) {
                case "narrower", "instanceof" -> RelationType.HYPONYM;
                case "broader" -> RelationType.HYPERNYM;
                case "partof" -> RelationType.PART_MERONYM;
                case "antonymof" -> RelationType.ANTONYM;
                case "similar" -> RelationType.SIMILAR;
                default -> RelationType.OTHER;
              };
          sink.relation("concepticon:" + source, type, "concepticon:" + target);
        }
      }
    }
  }

  /** Returns the current id of a concept set, or null if there is none. */
  private @Nullable String current(String id) {
    String now = id;
    for (int steps = 0; steps < MAX_REPLACEMENTS && replacements.containsKey(now); steps++) {
      now = replacements.get(now);
    }
    return known.contains(now) ? now : null;
  }
}

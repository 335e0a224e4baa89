package org.lexhub.loader.core;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The entries of the CLDF word lists in the pool by glottocode, read once for all languages. */
final class Wordlists {
  private static final List<String> FOLDERS =
      List.of("lexibank-wold", "lexibank-iecor", "lexibank-diacl");
  private static final List<String> COLUMNS =
      List.of("Form", "Value", "native_script", "original_script");

  /** A cell of words for a concept, with its gloss in Concepticon and its English name. */
  record Entry(String gloss, String english, String cell) {}

  private final Set<String> glottocodes;
  private final Map<String, List<Entry>> entries = new HashMap<>();

  private Wordlists(Set<String> glottocodes) {
    this.glottocodes = glottocodes;
  }

  /** Reads the entries of the given languages. */
  static Wordlists read(Path pool, Set<String> glottocodes) throws IOException {
    Wordlists lists = new Wordlists(glottocodes);
    for (String folder : FOLDERS) {
      lists.read(pool.resolve(folder).resolve("cldf"));
    }
    return lists;
  }

  List<Entry> of(String glottocode) {
    return entries.getOrDefault(glottocode, List.of());
  }

  private void read(Path cldf) throws IOException {
    Map<String, String> languages = new HashMap<>();
    rows(
        cldf,
        "languages.csv",
        row -> {
          if (glottocodes.contains(row.getField("Glottocode"))) {
            languages.put(row.getField("ID"), row.getField("Glottocode"));
          }
        });
    Map<String, Entry> concepts = new HashMap<>();
    rows(
        cldf,
        "parameters.csv",
        row ->
            concepts.put(
                row.getField("ID"),
                new Entry(row.getField("Concepticon_Gloss"), row.getField("Name"), "")));
    rows(
        cldf,
        "forms.csv",
        row -> {
          String glottocode = languages.get(row.getField("Language_ID"));
          Entry concept = concepts.get(row.getField("Parameter_ID"));
          if (glottocode != null && concept != null) {
            add(glottocode, concept, row);
          }
        });
  }

  private void add(String glottocode, Entry concept, NamedCsvRecord row) {
    List<Entry> list = entries.computeIfAbsent(glottocode, any -> new ArrayList<>());
    for (String column : COLUMNS) {
      String cell = row.findField(column).orElse("");
      if (!cell.isEmpty()) {
        list.add(new Entry(concept.gloss(), concept.english(), cell));
      }
    }
  }

  /** Passes every row of a comma-separated file with a header to a consumer. */
  static void rows(Path folder, String name, Consumer<NamedCsvRecord> row) throws IOException {
    PoolLayer file = PoolLayer.of(folder, name::equals);
    try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(file.reader(name))) {
      rows.forEach(row);
    }
  }
}

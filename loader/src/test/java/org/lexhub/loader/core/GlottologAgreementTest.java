package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Compares {@code languages.tsv} with Glottolog: codes, levels and parents exactly, coordinates
 * within two degrees if Glottolog has them.
 */
class GlottologAgreementTest {
  private static final double DEGREES = 2.0;

  private static void rows(String name, Consumer<NamedCsvRecord> row) throws IOException {
    Wordlists.rows(CoreFolder.pool().resolve("glottolog-cldf/cldf"), name, row);
  }

  /** The last languoid in the classification of each languoid in Glottolog, by glottocode. */
  private static Map<String, String> parents() throws IOException {
    Map<String, String> parents = new HashMap<>();
    rows(
        "values.csv",
        row -> {
          if (row.getField("Parameter_ID").equals("classification")) {
            String path = row.getField("Value");
            String last = path.substring(path.lastIndexOf('/') + 1);
            parents.put(row.getField("Language_ID"), last.equals("<NA>") ? "" : last);
          }
        });
    return parents;
  }

  @Test
  void saysWhatGlottologSays() throws IOException {
    Map<String, CoreLanguage> ours = CoreLanguage.all();
    Map<String, String> parents = parents();
    List<String> wrong = new ArrayList<>();
    int[] found = new int[1];
    rows(
        "languages.csv",
        row -> {
          CoreLanguage language = ours.get(row.getField("ID"));
          if (language != null) {
            found[0]++;
            compare(language, row, parents.getOrDefault(language.glottocode(), ""), wrong);
          }
        });
    assertThat(wrong).isEmpty();
    assertThat(found[0]).as("languages of ours in Glottolog").isEqualTo(ours.size());
  }

  private static void compare(
      CoreLanguage ours, NamedCsvRecord theirs, String parent, List<String> wrong) {
    differs(ours, "code", ours.iso639(), theirs.getField("ISO639P3code"), wrong);
    differs(ours, "level", ours.level(), theirs.getField("Level"), wrong);
    differs(ours, "parent", ours.parent(), parent, wrong);
    place(ours, "latitude", ours.latitude(), theirs.getField("Latitude"), wrong);
    place(ours, "longitude", ours.longitude(), theirs.getField("Longitude"), wrong);
  }

  private static void differs(
      CoreLanguage language, String what, String ours, String theirs, List<String> wrong) {
    if (!ours.equals(theirs)) {
      wrong.add(language + ": " + what + " \"" + ours + "\", Glottolog \"" + theirs + "\"");
    }
  }

  private static void place(
      CoreLanguage language, String what, String ours, String theirs, List<String> wrong) {
    boolean known = !theirs.isEmpty();
    if (known && Math.abs(Double.parseDouble(ours) - Double.parseDouble(theirs)) > DEGREES) {
      wrong.add(language + ": " + what + " " + ours + ", Glottolog " + theirs);
    }
  }
}

package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** A row of {@code languages.tsv}; missing values are empty. */
record CoreLanguage(
    String glottocode,
    String iso639,
    String name,
    String level,
    String parent,
    String latitude,
    String longitude,
    String speakers,
    String scripts,
    String status) {

  /** Reads all rows, by glottocode. */
  static Map<String, CoreLanguage> all() throws IOException {
    String header =
        "glottocode\tiso639_3\tname\tlevel\tparent_glottocode\tlatitude\tlongitude\tspeakers"
            + "\tscripts\tstatus";
    Map<String, CoreLanguage> all = new LinkedHashMap<>();
    for (String[] row : CoreFolder.rows("languages.tsv", header)) {
      CoreLanguage language =
          new CoreLanguage(
              row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9]);
      assertThat(all.put(row[0], language)).as("twice: %s", language).isNull();
    }
    return all;
  }

  @Override
  public String toString() {
    return glottocode + " " + name;
  }
}

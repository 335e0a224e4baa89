package org.lexhub.loader.source;

import java.util.stream.Stream;

/** The files of a core vocabulary that its other files need: no language, and some concepts. */
final class CoreFiles {
  private CoreFiles() {}

  /** Starts a vocabulary with rows of {@code concepts.tsv}. */
  static RecordedLayer with(String... concepts) {
    return new RecordedLayer()
        .file(
            "core/languages.tsv",
            "glottocode\tiso639_3\tname\tlevel\tparent_glottocode\tlatitude\tlongitude\tspeakers\tscripts\tstatus")
        .file(
            "core/concepts.tsv",
            lines(
                "id\tgloss\tsemantic_field\tontological_category\tpos\tdefinition\tsynset\tcefr\tfreq_rank",
                concepts));
  }

  /** Returns a header and the rows after it. */
  static String[] lines(String header, String... rows) {
    return Stream.concat(Stream.of(header), Stream.of(rows)).toArray(String[]::new);
  }
}

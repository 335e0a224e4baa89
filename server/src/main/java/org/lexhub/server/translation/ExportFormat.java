package org.lexhub.server.translation;

import java.util.List;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/** Writes the lines of an export. Each export has its own object. */
interface ExportFormat {
  /** The names of the formats, in the order of {@link Kind}. */
  Choices NAMES = Choices.of("tsv", "csv", "jsonl");

  /** The names of the columns in order. */
  List<String> COLUMNS =
      List.of("source_lemma", "target_lemma", "target_reading", "pos", "confidence");

  /** Writes the header, if the format has one. */
  void head(Utf8Buffer out);

  /** Writes the current line with its line end. */
  void line(TextColumn strings, PairLine line, Utf8Buffer out);

  /** The formats. */
  enum Kind {
    /** Tab-separated: backslash escapes for tab, line ends and backslash. */
    TSV("text/tab-separated-values; charset=utf-8"),
    /** Comma-separated as in RFC 4180, with line feeds as line ends. */
    CSV("text/csv; charset=utf-8; header=present"),
    /** One JSON object a line. */
    JSONL("application/x-ndjson");

    private static final Kind[] VALUES = values();

    private final String mediaType;

    Kind(String mediaType) {
      this.mediaType = mediaType;
    }

    /** Returns the kind at an index of {@link #NAMES}, the first for -1. */
    static Kind at(int index) {
      return VALUES[Math.max(0, index)];
    }

    String mediaType() {
      return mediaType;
    }

    ExportFormat format() {
      return switch (this) {
        case TSV -> new SeparatedLines('\t');
        case CSV -> new SeparatedLines(',');
        case JSONL -> new JsonLines();
      };
    }
  }
}

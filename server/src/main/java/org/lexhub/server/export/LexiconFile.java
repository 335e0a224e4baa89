package org.lexhub.server.export;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.StreamedResponse;

/** The formats of exports for other programs. */
public enum LexiconFile {
  /** {@link WordnetFormat}. */
  WN_LMF("application/xml", "xml", true, true),
  /** {@link OntolexFormat}. */
  ONTOLEX("text/turtle; charset=utf-8", "ttl", true, true),
  /** {@link TeiFormat}. */
  TEI("application/tei+xml", "xml", true, true),
  /** {@link StardictFormat}, in a zip archive. */
  STARDICT("application/zip", "zip", true, true),
  /** {@link YomitanFormat}. */
  YOMITAN("application/zip", "zip", true, true),
  /** {@link CsvFormat}. */
  CSV("text/csv; charset=utf-8; header=present", "csv", true, false),
  /** {@link SqliteExport}. */
  SQLITE("application/vnd.sqlite3", "sqlite", true, true);

  private final String wire = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final String mediaType;
  private final String extension;
  private final boolean ofLanguage;
  private final boolean ofPair;

  LexiconFile(String mediaType, String extension, boolean ofLanguage, boolean ofPair) {
    this.mediaType = mediaType;
    this.extension = extension;
    this.ofLanguage = ofLanguage;
    this.ofPair = ofPair;
  }

  /** Returns the name of the format in requests. */
  public String wire() {
    return wire;
  }

  /** Returns the media type. */
  public String mediaType() {
    return mediaType;
  }

  /** Returns the usual end of file names. */
  public String extension() {
    return extension;
  }

  /** Returns whether the file is built on disk before it is sent. */
  public boolean isBuilt() {
    return this == SQLITE;
  }

  /** Returns whether a file without words is valid: a table that has only its headings. */
  public boolean isTable() {
    return this == CSV || this == SQLITE;
  }

  /** Returns the names of the formats for a language, or for a pair of languages. */
  public static List<String> names(boolean pair) {
    return Arrays.stream(values())
        .filter(file -> pair ? file.ofPair : file.ofLanguage)
        .map(LexiconFile::wire)
        .toList();
  }

  /** Returns the format of a name for a language or for a pair, or null if there is none. */
  public static @Nullable LexiconFile find(String name, boolean pair) {
    for (LexiconFile file : values()) {
      if ((pair ? file.ofPair : file.ofLanguage) && file.wire.equalsIgnoreCase(name)) {
        return file;
      }
    }
    return null;
  }

  /** Returns an export without content, for requests of its headers. */
  public StreamedResponse empty(Runnable onClose) {
    return new TextExport(List.of(), onClose);
  }

  /**
   * Begins an export.
   *
   * @param onClose runs when the export ends
   */
  public StreamedResponse open(ExportScope scope, Runnable onClose) {
    Instant time = scope.store().snapshot().header().created();
    return switch (this) {
      case WN_LMF -> new TextExport(new WordnetFormat(scope).passes(), onClose);
      case ONTOLEX -> new TextExport(new OntolexFormat(scope).passes(), onClose);
      case TEI -> new TextExport(new TeiFormat(scope).passes(), onClose);
      case CSV -> new TextExport(new CsvFormat(scope).passes(), onClose);
      case STARDICT -> new ZipExport(new StardictFormat(scope).files(), time, onClose);
      case YOMITAN -> new ZipExport(new YomitanFormat(scope).files(), time, onClose);
      case SQLITE -> new SqliteExport(scope, onClose);
    };
  }
}

package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.Numbers;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * Format {@code glottolog}: the CLDF release of Glottolog ({@code languages.csv}, {@code
 * values.csv}, {@code names.csv}). The parent of a languoid is the last part of its {@code
 * classification} path; the level is a column since version 5.0 and a value before.
 */
public final class GlottologSource implements SourceFormat {
  /** The locale of names that have none. */
  private static final String UNDETERMINED = "und";

  private final Map<String, String> parents = new HashMap<>();
  private final Map<String, String> levels = new HashMap<>();
  private final Map<String, String> statuses = new HashMap<>();
  private final Map<String, String> codes = new HashMap<>();

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    readValues(layer, FileNames.require(layer.files(), "values.csv"), sink);
    readLanguages(layer, FileNames.require(layer.files(), "languages.csv"), sink);
    String names = FileNames.find(layer.files(), "names.csv");
    if (names != null) {
      readNames(layer, names, sink);
    }
  }

  private void readValues(Layer layer, String file, RecordSink sink) throws IOException {
    try (DelimitedTable table =
        DelimitedTable.csv(layer, file, sink, "Language_ID", "Parameter_ID", "Value", "Code_ID")) {
      while (table.next()) {
        String language = table.get("Language_ID");
        String value = table.get("Value");
        switch (table.get("Parameter_ID")) {
          case "classification" -> {
            if (!value.isEmpty() && !value.equals("<NA>")) {
              parents.put(language, value.substring(value.lastIndexOf('/') + 1));
            }
          }
          case "level" -> levels.put(language, value);
          case "aes" -> statuses.put(language, table.get("Code_ID"));
          default -> {}
        }
      }
    }
  }

  private void readLanguages(Layer layer, String file, RecordSink sink) throws IOException {
    try (DelimitedTable table = DelimitedTable.csv(layer, file, sink, "ID", "Name", "Glottocode")) {
      while (table.next()) {
        String id = table.get("ID");
        String glottocode = table.get("Glottocode").isEmpty() ? id : table.get("Glottocode");
        LanguageLevel level = level(table.has("Level") ? table.get("Level") : levels.get(id));
        if (!glottocode.matches("[a-z0-9]{4}[0-9]{4}") || level == null) {
          table.reject("no glottocode or no level: " + glottocode);
          continue;
        }
        String iso = table.orNull("ISO639P3code");
        if (iso != null) {
          codes.put(id, iso);
        }
        sink.language(
            LanguageRecord.builder(glottocode, iso)
                .name(table.orNull("Name"))
                .level(level)
                .parent(parents.get(id))
                .coordinates(
                    Numbers.real(table.get("Latitude")), Numbers.real(table.get("Longitude")))
                .status(status(statuses.get(id)))
                .build());
      }
    }
  }

  private void readNames(Layer layer, String file, RecordSink sink) throws IOException {
    try (DelimitedTable table = DelimitedTable.csv(layer, file, sink, "Language_ID", "Name")) {
      while (table.next()) {
        String language = table.get("Language_ID");
        String name = table.get("Name");
        if (name.isEmpty()) {
          table.reject("empty name of language " + language);
          continue;
        }
        String locale = table.get("lang");
        String own = codes.get(language);
        boolean isNative = own != null && own.equals(LocaleCodes.threeLetter(locale));
        sink.languageName(language, locale.isEmpty() ? UNDETERMINED : locale, name, isNative);
      }
    }
  }

  private static @Nullable LanguageLevel level(@Nullable String text) {
    return switch (text) {
      case "family" -> LanguageLevel.FAMILY;
      case "language" -> LanguageLevel.LANGUAGE;
      case "dialect" -> LanguageLevel.DIALECT;
      case null, default -> null;
    };
  }

  private static @Nullable EndangermentStatus status(@Nullable String code) {
    return switch (code) {
      case "aes-not_endangered" -> EndangermentStatus.NOT_ENDANGERED;
      case "aes-threatened" -> EndangermentStatus.THREATENED;
      case "aes-shifting" -> EndangermentStatus.SHIFTING;
      case "aes-moribund" -> EndangermentStatus.MORIBUND;
      case "aes-nearly_extinct" -> EndangermentStatus.NEARLY_EXTINCT;
      case "aes-extinct" -> EndangermentStatus.EXTINCT;
      case null, default -> null;
    };
  }
}

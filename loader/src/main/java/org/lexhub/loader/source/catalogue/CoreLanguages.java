package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Numbers;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** Reads the languages of the core vocabulary and their other codes. */
final class CoreLanguages {
  private CoreLanguages() {}

  /** Reads {@code languages.tsv} and {@code codes.tsv}, if the layer has them. */
  static void read(Layer layer, RecordSink sink) throws IOException {
    String languages = FileNames.find(layer.files(), "languages.tsv");
    if (languages != null) {
      sink.source(CoreCredits.LANGUAGES);
      readLanguages(layer, languages, sink);
      sink.source(null);
    }
    String codes = FileNames.find(layer.files(), "codes.tsv");
    if (codes != null) {
      readCodes(layer, codes, sink);
    }
  }

  private static void readLanguages(Layer layer, String file, RecordSink sink) throws IOException {
    try (DelimitedTable table =
        DelimitedTable.tsv(layer, file, sink, "glottocode", "iso639_3", "name", "level")) {
      while (table.next()) {
        String glottocode = table.orNull("glottocode");
        LanguageLevel level = code(LanguageLevel.values(), table.get("level"));
        if (glottocode == null || level == null) {
          table.reject("no glottocode or no level: " + glottocode + " " + table.get("level"));
          continue;
        }
        sink.language(
            LanguageRecord.builder(glottocode, table.orNull("iso639_3"))
                .name(table.orNull("name"))
                .level(level)
                .parent(table.orNull("parent_glottocode"))
                .coordinates(
                    Numbers.real(table.get("latitude")), Numbers.real(table.get("longitude")))
                .speakers(Numbers.whole(table.get("speakers")))
                .scripts(scripts(table.get("scripts")))
                .status(code(EndangermentStatus.values(), table.get("status")))
                .build());
      }
    }
  }

  private static void readCodes(Layer layer, String file, RecordSink sink) throws IOException {
    try (DelimitedTable table = DelimitedTable.tsv(layer, file, sink, "code", "glottocode")) {
      while (table.next()) {
        sink.languageCode(table.get("code"), table.get("glottocode"));
      }
    }
  }

  private static List<String> scripts(String text) {
    List<String> scripts = new ArrayList<>();
    for (String script : text.split("[, ]+", -1)) {
      if (!script.isEmpty()) {
        scripts.add(script);
      }
    }
    return scripts;
  }

  private static <E extends Enum<E>> @Nullable E code(E[] values, String code) {
    for (E value : values) {
      if (value.name().equalsIgnoreCase(code)) {
        return value;
      }
    }
    return null;
  }
}

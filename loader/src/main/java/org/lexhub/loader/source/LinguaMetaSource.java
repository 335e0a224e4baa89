package org.lexhub.loader.source;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.Source;
import org.lexhub.store.table.Status;

/**
 * Format {@code linguameta}: one JSON file per language with speakers, scripts, endangerment and
 * names in many languages. Macrolanguages without a glottocode give only their names.
 */
final class LinguaMetaSource implements Source {
  private static final String PLACEHOLDER = "xxxx";
  private static final Set<String> NO_LANGUAGES = Set.of("locales.json", "scripts.json");

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    Map<String, Status> statuses = statuses(layer, sink);
    boolean any = false;
    for (String file : layer.files().names()) {
      String folder = FileNames.folder(file);
      boolean wanted = file.endsWith(".json") && !NO_LANGUAGES.contains(FileNames.last(file));
      if (wanted && (folder.isEmpty() || folder.equals("data"))) {
        any = true;
        readFile(layer, file, statuses, sink);
      }
    }
    if (!any) {
      throw new IOException("there is no data/*.json in this layer");
    }
  }

  private static void readFile(
      Layer layer, String file, Map<String, Status> statuses, RecordSink sink) throws IOException {
    layer.progress().rows(1);
    Object parsed;
    try (InputStream in = layer.files().open(file)) {
      parsed = Json.parse(in.readAllBytes());
    } catch (FileNotFoundException e) {
      throw e;
    } catch (IOException e) {
      sink.reject(file, 0, String.valueOf(e.getMessage()));
      return;
    }
    if (parsed instanceof Map<?, ?> map) {
      language(file, map, statuses, sink);
    } else {
      sink.reject(file, 0, "not a JSON object");
    }
  }

  private static void language(
      String file, Map<?, ?> map, Map<String, Status> statuses, RecordSink sink) {
    String glottocode = Json.text(map, "glottocode");
    String iso = Json.text(map, "iso_639_3_code");
    String tag = Json.text(map, "bcp_47_code");
    String code = iso != null ? iso : glottocode != null ? glottocode : tag;
    if (code == null) {
      sink.reject(file, 0, "a language without any code");
      return;
    }
    String scope = Json.text(Json.map(map, "language_scope"), "scope");
    boolean macro = "MACROLANGUAGE".equals(scope);
    if (glottocode != null || (iso != null && !macro)) {
      sink.language(
          LanguageRecord.builder(glottocode, iso)
              .name(englishName(map))
              .speakers(speakers(map))
              .scripts(scripts(map))
              .status(statuses.get(tag == null ? code : tag))
              .build());
    }
    names(map, code, tag, sink);
  }

  private static @Nullable Long speakers(Map<?, ?> map) {
    Long total = Json.whole(map, "total_population");
    return total == null || total < 0 ? null : total;
  }

  private static @Nullable String englishName(Map<?, ?> map) {
    for (Map<?, ?> name : Json.maps(map, "name_data")) {
      if ("en".equals(Json.text(name, "bcp_47_code"))) {
        return Json.text(name, "name");
      }
    }
    return null;
  }

  /** Canonical scripts first; codes come in lower case and may be a placeholder. */
  private static List<String> scripts(Map<?, ?> map) {
    List<String> canonical = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (Map<?, ?> row : Json.maps(map, "language_script_locale")) {
      Map<?, ?> script = Json.map(row, "script");
      String code = Json.text(script, "iso_15924_code");
      if (code == null || !code.matches("[A-Za-z]{4}") || code.equalsIgnoreCase(PLACEHOLDER)) {
        continue;
      }
      String written =
          code.substring(0, 1).toUpperCase(Locale.ROOT)
              + code.substring(1).toLowerCase(Locale.ROOT);
      List<String> target = Boolean.TRUE.equals(script.get("is_canonical")) ? canonical : others;
      if (!canonical.contains(written) && !others.contains(written)) {
        target.add(written);
      }
    }
    canonical.addAll(others);
    return canonical;
  }

  private static void names(Map<?, ?> map, String code, @Nullable String tag, RecordSink sink) {
    Set<String> seen = new HashSet<>();
    for (Map<?, ?> name : Json.maps(map, "name_data")) {
      String text = Json.text(name, "name");
      String locale = Json.text(name, "bcp_47_code");
      if (text != null && locale != null && seen.add(locale + '\t' + text)) {
        sink.languageName(code, locale, text, locale.equals(tag));
      }
    }
  }

  /** Endangerment by tag; only the table beside the JSON files has it. */
  private static Map<String, Status> statuses(Layer layer, RecordSink sink) throws IOException {
    Map<String, Status> statuses = new HashMap<>();
    String file = FileNames.find(layer.files(), "linguameta.tsv");
    if (file == null) {
      return statuses;
    }
    try (Table table = Table.tsv(layer, file, sink, "bcp_47_code", "endangerment_status")) {
      while (table.next()) {
        Status status = status(table.get("endangerment_status"));
        if (status != null) {
          statuses.put(table.get("bcp_47_code"), status);
        }
      }
    }
    return statuses;
  }

  private static @Nullable Status status(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "not endangered" -> Status.NOT_ENDANGERED;
      case "vulnerable" -> Status.THREATENED;
      case "definitely endangered" -> Status.SHIFTING;
      case "severely endangered" -> Status.MORIBUND;
      case "critically endangered" -> Status.NEARLY_EXTINCT;
      case "extinct" -> Status.EXTINCT;
      default -> null;
    };
  }
}

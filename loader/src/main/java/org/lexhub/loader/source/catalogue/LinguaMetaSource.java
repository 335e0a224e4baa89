package org.lexhub.loader.source.catalogue;

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
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.store.table.vocabulary.EndangermentStatus;

/**
 * Format {@code linguameta}: one JSON file per language with speakers, scripts, endangerment and
 * names in many languages. Only the names of macrolanguages without a glottocode are read.
 *
 * <p>A number of speakers is impossible, and not read, if those of one country are {@value
 * #MAX_RATIO} times the largest language of that country in Unicode CLDR: some numbers belong to a
 * related language of another country.
 */
public final class LinguaMetaSource implements SourceFormat {
  private static final String PLACEHOLDER = "xxxx";
  private static final String CLDR = "CLDR";
  private static final long MAX_RATIO = 100;

  /** Files next to those of the languages. */
  private static final Set<String> OTHER_FILES = Set.of("locales.json", "scripts.json");

  /** The speakers of the largest language of each country in CLDR. */
  private final Map<String, Long> largest = new HashMap<>();

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    Map<String, EndangermentStatus> statuses = statuses(layer, sink);
    List<String> files = new ArrayList<>();
    for (String file : layer.files().names()) {
      String folder = FileNames.folder(file);
      boolean wanted = file.endsWith(".json") && !OTHER_FILES.contains(FileNames.last(file));
      if (wanted && (folder.isEmpty() || folder.equals("data"))) {
        files.add(file);
      }
    }
    if (files.isEmpty()) {
      throw new IOException("this layer has no data/*.json");
    }
    for (String file : files) {
      countSpeakers(parse(layer, file, NoRecords.SINK));
    }
    for (String file : files) {
      layer.progress().rows(1);
      Map<?, ?> map = parse(layer, file, sink);
      if (!map.isEmpty()) {
        language(file, map, statuses, sink);
      }
    }
  }

  /** Returns the content of a file, empty if it is not valid. */
  private static Map<?, ?> parse(Layer layer, String file, RecordSink sink) throws IOException {
    Object parsed;
    try (InputStream in = layer.files().open(file)) {
      parsed = JsonTree.parse(in.readAllBytes());
    } catch (FileNotFoundException e) {
      throw e;
    } catch (IOException e) {
      sink.reject(file, 0, String.valueOf(e.getMessage()));
      return Map.of();
    }
    if (parsed instanceof Map<?, ?> map) {
      return map;
    }
    sink.reject(file, 0, "not a JSON object");
    return Map.of();
  }

  private void countSpeakers(Map<?, ?> map) {
    for (Map<?, ?> row : JsonTree.maps(map, "language_script_locale")) {
      Map<?, ?> data = JsonTree.map(row, "speaker_data");
      Long number = JsonTree.whole(data, "number_of_speakers");
      String country = country(row);
      if (number != null && country != null && CLDR.equals(JsonTree.text(data, "source"))) {
        largest.merge(country, number, Math::max);
      }
    }
  }

  private static @Nullable String country(Map<?, ?> row) {
    return JsonTree.text(JsonTree.map(row, "locale"), "iso_3166_code");
  }

  private boolean isImpossible(Map<?, ?> map) {
    for (Map<?, ?> row : JsonTree.maps(map, "language_script_locale")) {
      Long number = JsonTree.whole(JsonTree.map(row, "speaker_data"), "number_of_speakers");
      Long most = largest.get(String.valueOf(country(row)));
      if (number != null && most != null && number > MAX_RATIO * most) {
        return true;
      }
    }
    return false;
  }

  private void language(
      String file, Map<?, ?> map, Map<String, EndangermentStatus> statuses, RecordSink sink) {
    String glottocode = JsonTree.text(map, "glottocode");
    String iso = JsonTree.text(map, "iso_639_3_code");
    String tag = JsonTree.text(map, "bcp_47_code");
    String code = iso != null ? iso : glottocode != null ? glottocode : tag;
    if (code == null) {
      sink.reject(file, 0, "the language has no code");
      return;
    }
    String scope = JsonTree.text(JsonTree.map(map, "language_scope"), "scope");
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

  private @Nullable Long speakers(Map<?, ?> map) {
    Long total = JsonTree.whole(map, "total_population");
    return total == null || total < 0 || isImpossible(map) ? null : total;
  }

  private static @Nullable String englishName(Map<?, ?> map) {
    for (Map<?, ?> name : JsonTree.maps(map, "name_data")) {
      if ("en".equals(JsonTree.text(name, "bcp_47_code"))) {
        return JsonTree.text(name, "name");
      }
    }
    return null;
  }

  /** Returns script codes such as {@code Latn}, canonical ones first, without the placeholder. */
  private static List<String> scripts(Map<?, ?> map) {
    List<String> canonical = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (Map<?, ?> row : JsonTree.maps(map, "language_script_locale")) {
      Map<?, ?> script = JsonTree.map(row, "script");
      String code = JsonTree.text(script, "iso_15924_code");
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
    for (Map<?, ?> name : JsonTree.maps(map, "name_data")) {
      String text = JsonTree.text(name, "name");
      String locale = JsonTree.text(name, "bcp_47_code");
      if (text != null && locale != null && seen.add(locale + '\t' + text)) {
        sink.languageName(code, locale, text, locale.equals(tag));
      }
    }
  }

  /** Returns the endangerment by language tag, which only the table next to the JSON files has. */
  private static Map<String, EndangermentStatus> statuses(Layer layer, RecordSink sink)
      throws IOException {
    Map<String, EndangermentStatus> statuses = new HashMap<>();
    String file = FileNames.find(layer.files(), "linguameta.tsv");
    if (file == null) {
      return statuses;
    }
    try (DelimitedTable table =
        DelimitedTable.tsv(layer, file, sink, "bcp_47_code", "endangerment_status")) {
      while (table.next()) {
        EndangermentStatus status = status(table.get("endangerment_status"));
        if (status != null) {
          statuses.put(table.get("bcp_47_code"), status);
        }
      }
    }
    return statuses;
  }

  private static @Nullable EndangermentStatus status(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "not endangered" -> EndangermentStatus.NOT_ENDANGERED;
      case "vulnerable" -> EndangermentStatus.THREATENED;
      case "definitely endangered" -> EndangermentStatus.SHIFTING;
      case "severely endangered" -> EndangermentStatus.MORIBUND;
      case "critically endangered" -> EndangermentStatus.NEARLY_EXTINCT;
      case "extinct" -> EndangermentStatus.EXTINCT;
      default -> null;
    };
  }
}

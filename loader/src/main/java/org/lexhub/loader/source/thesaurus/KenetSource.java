package org.lexhub.loader.source.thesaurus;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.loader.source.text.XmlFile;

/**
 * Format {@code kenet}: the Turkish wordnet KeNet in the XML of its authors, {@code
 * turkish_wordnet.xml}: synsets with words, sense numbers, definitions, examples and relations.
 * Links to synsets of Princeton WordNet 3.1 become interlingual meanings through {@code
 * ili-mapping.txt} with lines {@code ENG31-00001740-a->i1} beside it; without this file the synsets
 * are new meanings.
 */
public final class KenetSource extends NamedFilesSource {
  private static final String MAPPING = "ili-mapping.txt";

  /** Creates an importer. */
  public KenetSource() {
    super(Pattern.compile("turkish_wordnet\\.xml"), "turkish_wordnet.xml");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    XmlFile.read(layer, file, new KenetReader(layer, file, mapping(layer, sink), sink));
  }

  private static Map<String, String> mapping(Layer layer, RecordSink sink) throws IOException {
    Map<String, String> ili = new HashMap<>();
    String file = FileNames.find(layer.files(), MAPPING);
    if (file == null) {
      return ili;
    }
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        List<String> parts = List.of(line.strip().split("->", -1));
        if (parts.size() == 2 && parts.get(1).matches("i[0-9]{1,7}")) {
          ili.put(parts.get(0), "ili:" + parts.get(1));
        } else if (!line.isBlank()) {
          lines.reject("expected ENG31-00001740-a->i1: " + line);
        }
      }
    }
    return ili;
  }
}

package org.lexhub.loader.source.freedict;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.FileNames;

/**
 * Format {@code freedict}: FreeDict dictionaries in TEI, files {@code deu-por.tei}. Every
 * dictionary is a source of its own, named after layer and languages: {@code freedict-deu-por};
 * title, version, licence and authors come from its head, else from the layer. The external DTD is
 * never looked at.
 */
public final class FreeDictSource implements SourceFormat {
  private static final Pattern NAME = Pattern.compile("([a-z]{3})-([a-z]{3})\\.tei(\\.xml)?");

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    List<String> files = new ArrayList<>();
    for (String file : layer.files().names()) {
      if (NAME.matcher(FileNames.last(file)).matches()) {
        files.add(file);
      }
    }
    if (files.isEmpty()) {
      throw new IOException("there is no <from>-<to>.tei file in this layer");
    }
    for (String file : files) {
      Matcher languages = NAME.matcher(FileNames.last(file));
      if (languages.matches()) {
        String from = languages.group(1);
        String to = languages.group(2);
        String name = layer.source().name() + "-" + from + "-" + to;
        new FreeDictFile(layer, file, name, from, to, sink).read();
      }
    }
    sink.source(null);
  }
}

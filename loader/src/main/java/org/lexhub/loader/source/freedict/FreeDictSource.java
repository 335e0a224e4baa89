package org.lexhub.loader.source.freedict;

import java.io.IOException;
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DictionaryName;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.loader.source.text.XmlFile;

/**
 * Format {@code freedict}: FreeDict dictionaries in TEI, files such as {@code deu-por.tei}, in a
 * folder or in the archive that FreeDict publishes. Every dictionary is a separate source, named
 * after the layer and the languages: {@code freedict-deu-por}. Title, version, licence and authors
 * come from its header, or else from the layer. The option {@code without} of a layer lists
 * dictionaries to skip, such as {@code ara-eng}. Files of any size are streamed.
 */
public final class FreeDictSource extends NamedFilesSource {
  /** Creates an importer. */
  public FreeDictSource() {
    super(Pattern.compile("([a-z]{3})-([a-z]{3})\\.tei(\\.xml)?"), "<from>-<to>.tei");
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    super.read(layer, sink);
    sink.source(null);
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String from = name.group(1);
    String to = name.group(2);
    DictionaryName dictionary = DictionaryName.of(layer, from, to);
    String source = dictionary.source();
    boolean isSkipped =
        Arrays.asList(layer.option("without", "").split("[,\\s]+", -1)).contains(dictionary.pair());
    if (!isSkipped && sink.accepts(source)) {
      XmlFile.read(layer, file, new FreeDictFile(layer, file, source, from, to, sink));
    }
  }
}

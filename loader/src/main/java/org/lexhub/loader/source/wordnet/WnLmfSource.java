package org.lexhub.loader.source.wordnet;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.XmlFile;

/**
 * Format {@code wn-lmf}: wordnets in the XML format of the Global WordNet Association (WN-LMF 1.x),
 * such as the Open English Wordnet. A synset becomes the meaning {@code <source>:<synset id>}; if
 * it has an ILI, that is the same meaning as {@code ili:…}. Synset numbers of different wordnets
 * are never treated as equal.
 */
public final class WnLmfSource implements SourceFormat {

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    List<String> files =
        layer.files().names().stream()
            .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(".xml"))
            .toList();
    if (files.isEmpty()) {
      throw new IOException("this layer has no .xml file");
    }
    for (String file : files) {
      WnLmfReader reader = new WnLmfReader(layer, file, sink);
      XmlFile.read(layer, file, reader);
      reader.finish();
    }
    sink.source(null);
  }
}

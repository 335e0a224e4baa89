package org.lexhub.loader.source.wordnet;

import java.io.FileNotFoundException;
import java.io.IOException;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.XmlFile;

/**
 * Format {@code wngt}: the glosses of WordNet 3.0 with marked senses (Princeton WordNet Gloss
 * Corpus), in XML files such as {@code verb.xml}. Each definition and each example becomes a
 * sentence about its synset.
 */
public final class WngtSource implements SourceFormat {
  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    boolean any = false;
    for (String file : layer.files().names()) {
      if (file.endsWith(".xml")) {
        any = true;
        XmlFile.read(layer, file, new WngtReader(layer, file, sink));
      }
    }
    if (!any) {
      throw new FileNotFoundException("this layer has no .xml file with marked glosses");
    }
  }
}

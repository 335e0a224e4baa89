package org.lexhub.loader.source.wordnet;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;

/**
 * Format {@code wn-lmf}: wordnets in the Global WordNet Association's XML (WN-LMF 1.x), such as the
 * Open English Wordnet. A synset becomes the meaning {@code <source>:<synset id>}, which is the
 * same as {@code ili:…} where it has an ILI; synset numbers are never taken for those of another
 * wordnet.
 *
 * <p>The file is streamed; its external DTD and entities are never looked at.
 */
public final class WnLmfSource implements SourceFormat {

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    List<String> files =
        layer.files().names().stream()
            .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(".xml"))
            .toList();
    if (files.isEmpty()) {
      throw new IOException("there is no .xml file in this layer");
    }
    for (String file : files) {
      read(layer, file, sink);
    }
    sink.source(null);
  }

  private static void read(Layer layer, String file, RecordSink sink) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    try (InputStream in = layer.files().open(file)) {
      XMLStreamReader xml = factory.createXMLStreamReader(in);
      WnLmfReader reader = new WnLmfReader(layer, file, xml, sink);
      while (xml.hasNext()) {
        switch (xml.next()) {
          case XMLStreamReader.START_ELEMENT -> reader.start(xml.getLocalName());
          case XMLStreamReader.CHARACTERS -> reader.text(xml.getText());
          case XMLStreamReader.END_ELEMENT -> reader.end(xml.getLocalName());
          default -> {}
        }
      }
      reader.finish();
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
      throw new IOException(file + ":" + line + ": not valid XML: " + e.getMessage(), e);
    }
  }
}

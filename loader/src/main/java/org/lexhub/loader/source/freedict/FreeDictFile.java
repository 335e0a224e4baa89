package org.lexhub.loader.source.freedict;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;

/** One FreeDict file: its head says what source it is, its body has the entries. */
final class FreeDictFile {
  private final Layer layer;
  private final String file;
  private final String name;
  private final RecordSink sink;
  private final FreeDictHeader header = new FreeDictHeader();
  private final FreeDictReader reader;
  private boolean inHeader;
  private boolean announced;

  /**
   * Prepares a file.
   *
   * @param name of the source that it is
   */
  FreeDictFile(Layer layer, String file, String name, String from, String to, RecordSink sink) {
    this.layer = layer;
    this.file = file;
    this.name = name;
    this.sink = sink;
    reader = new FreeDictReader(from, to, sink);
  }

  void read() throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    try (InputStream in = layer.files().open(file)) {
      XMLStreamReader xml = factory.createXMLStreamReader(in);
      while (xml.hasNext()) {
        switch (xml.next()) {
          case XMLStreamReader.START_ELEMENT -> start(xml);
          case XMLStreamReader.CHARACTERS -> text(xml.getText());
          case XMLStreamReader.END_ELEMENT -> end(xml);
          default -> {}
        }
      }
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
      throw new IOException(file + ":" + line + ": not valid XML: " + e.getMessage(), e);
    }
  }

  private void start(XMLStreamReader xml) {
    String element = xml.getLocalName();
    inHeader |= element.equals("teiHeader");
    if (inHeader) {
      header.start(element, xml.getAttributeValue(null, "target"));
      return;
    }
    if (element.equals("entry") && !announced) {
      announced = true;
      sink.source(header.source(layer.source(), name));
    }
    reader.start(element, xml.getAttributeValue(null, "type"));
  }

  private void text(String characters) {
    if (inHeader) {
      header.text(characters);
    } else {
      reader.text(characters);
    }
  }

  private void end(XMLStreamReader xml) {
    String element = xml.getLocalName();
    if (inHeader) {
      header.end(element);
      inHeader = !element.equals("teiHeader");
    } else if (reader.end(element, file, xml.getLocation().getLineNumber())) {
      layer.progress().rows(1);
    }
  }
}

package org.lexhub.loader.source;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.Source;
import org.lexhub.loader.record.SourceRecord;

/**
 * Format {@code freedict}: FreeDict dictionaries in TEI, files {@code deu-por.tei}. A sense is a
 * meaning that its headword and its translations share; every dictionary is a source of its own.
 * The external DTD is never looked at.
 */
final class FreeDictSource implements Source {
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
      Matcher name = NAME.matcher(FileNames.last(file));
      if (name.matches()) {
        SourceRecord general = layer.source();
        String pair = name.group(1) + "-" + name.group(2);
        SourceRecord source =
            new SourceRecord(
                general.name() + "-" + pair,
                general.title() + " " + pair,
                general.version(),
                general.licence(),
                general.attribution(),
                general.url(),
                general.prior());
        sink.source(source);
        readFile(
            layer, file, new FreeDictReader(source.name(), name.group(1), name.group(2), sink));
      }
    }
    sink.source(null);
  }

  private static void readFile(Layer layer, String file, FreeDictReader reader) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    try (InputStream in = layer.files().open(file)) {
      XMLStreamReader xml = factory.createXMLStreamReader(in);
      while (xml.hasNext()) {
        switch (xml.next()) {
          case XMLStreamReader.START_ELEMENT ->
              reader.start(xml.getLocalName(), xml.getAttributeValue(null, "type"));
          case XMLStreamReader.CHARACTERS -> reader.text(xml.getText());
          case XMLStreamReader.END_ELEMENT -> {
            if (reader.end(xml.getLocalName(), file, xml.getLocation().getLineNumber())) {
              layer.progress().rows(1);
            }
          }
          default -> {}
        }
      }
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
      throw new IOException(file + ":" + line + ": not valid XML: " + e.getMessage(), e);
    }
  }
}

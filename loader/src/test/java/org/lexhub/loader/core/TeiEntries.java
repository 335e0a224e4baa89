package org.lexhub.loader.core;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads the headwords and translations of every entry of a TEI dictionary. */
final class TeiEntries {
  private TeiEntries() {}

  static void read(InputStream in, BiConsumer<List<String>, List<String>> entry)
      throws IOException {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(in);
      try {
        read(reader, entry);
      } finally {
        reader.close();
      }
    } catch (XMLStreamException e) {
      throw new IOException("not valid TEI: " + e.getMessage(), e);
    }
  }

  private static void read(XMLStreamReader reader, BiConsumer<List<String>, List<String>> entry)
      throws XMLStreamException {
    List<String> heads = new ArrayList<>();
    List<String> translations = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> text.setLength(0);
        case XMLStreamConstants.CHARACTERS -> text.append(reader.getText());
        case XMLStreamConstants.END_ELEMENT -> {
          switch (reader.getLocalName()) {
            case "orth" -> heads.add(text.toString());
            case "quote", "def" -> translations.add(text.toString());
            case "entry" -> {
              entry.accept(heads, translations);
              heads.clear();
              translations.clear();
            }
            default -> {}
          }
        }
        default -> {}
      }
    }
  }
}

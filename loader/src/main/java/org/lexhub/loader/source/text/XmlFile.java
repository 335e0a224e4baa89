package org.lexhub.loader.source.text;

import java.io.IOException;
import java.io.InputStream;
import java.util.MissingResourceException;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.lexhub.loader.record.Layer;

/** Streams the elements of an XML file. External DTDs and entities are never read. */
public final class XmlFile {
  private XmlFile() {}

  /** Receives the elements of a file in order. */
  public interface Handler {
    /** Receives the start of an element, with the reader positioned on it. */
    void start(XMLStreamReader xml) throws IOException;

    /** Receives character data. */
    void text(String characters);

    /** Receives the end of an element, with the reader positioned on it. */
    void end(XMLStreamReader xml);
  }

  /**
   * Reads a file of a layer.
   *
   * @throws IOException if it is not well-formed; the message names the file and line
   */
  public static void read(Layer layer, String file, Handler handler) throws IOException {
    XMLInputFactory factory = factory();
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    read(layer, file, factory, handler);
  }

  /**
   * Reads a file of a layer whose entities are codes: the text of a reference to one is its name
   * between an ampersand and a semicolon, whatever the file declares. Character data can come in
   * several parts.
   *
   * @throws IOException if it is not well-formed; the message names the file and line
   */
  public static void readWithEntityNames(Layer layer, String file, Handler handler)
      throws IOException {
    XMLInputFactory factory = factory();
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    read(layer, file, factory, handler);
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }

  private static void read(Layer layer, String file, XMLInputFactory factory, Handler handler)
      throws IOException {
    try (InputStream in = layer.files().open(file)) {
      XMLStreamReader xml = factory.createXMLStreamReader(in);
      while (xml.hasNext()) {
        switch (xml.next()) {
          case XMLStreamReader.START_ELEMENT -> handler.start(xml);
          case XMLStreamReader.CHARACTERS -> handler.text(xml.getText());
          case XMLStreamReader.ENTITY_REFERENCE -> handler.text("&" + xml.getLocalName() + ";");
          case XMLStreamReader.END_ELEMENT -> handler.end(xml);
          default -> {}
        }
      }
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
      throw new IOException(file + ":" + line + ": not valid XML: " + e.getMessage(), e);
    } catch (MissingResourceException e) {
      // The JDK's parser has no text for some errors of document type declarations.
      throw new IOException(file + ": not valid XML: " + e.getKey(), e);
    }
  }
}

package org.lexhub.loader.source.freedict;

import javax.xml.stream.XMLStreamReader;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DictionaryName;
import org.lexhub.loader.source.text.XmlFile;

/**
 * Reads one FreeDict file: its header describes the source, its body contains the entries. The two
 * directions of a pair of languages are one project, because many are each other's reversal.
 */
final class FreeDictFile implements XmlFile.Handler {
  private final Layer layer;
  private final String file;
  private final String name;
  private final String project;
  private final RecordSink sink;
  private final FreeDictHeader header = new FreeDictHeader();
  private final FreeDictReader reader;
  private boolean inHeader;
  private boolean announced;

  /**
   * Creates a reader for one file.
   *
   * @param name the name of its source
   * @param from the language of its headwords, ISO 639-3
   * @param to the language of its translations, ISO 639-3
   */
  FreeDictFile(Layer layer, String file, String name, String from, String to, RecordSink sink) {
    this.layer = layer;
    this.file = file;
    this.name = name;
    String pair = from.compareTo(to) < 0 ? from + "-" + to : to + "-" + from;
    project = DictionaryName.of(layer, from, to).project(pair);
    this.sink = sink;
    reader = new FreeDictReader(from, to, sink);
  }

  @Override
  public void start(XMLStreamReader xml) {
    String element = xml.getLocalName();
    inHeader |= element.equals("teiHeader");
    if (inHeader) {
      header.start(element, xml.getAttributeValue(null, "target"));
      return;
    }
    if (element.equals("entry") && !announced) {
      announced = true;
      sink.source(header.source(layer.source(), name).withProject(project));
    }
    reader.start(element, xml.getAttributeValue(null, "type"));
  }

  @Override
  public void text(String characters) {
    if (inHeader) {
      header.text(characters);
    } else {
      reader.text(characters);
    }
  }

  @Override
  public void end(XMLStreamReader xml) {
    String element = xml.getLocalName();
    if (inHeader) {
      header.end(element);
      inHeader = !element.equals("teiHeader");
    } else if (reader.end(element, file, xml.getLocation().getLineNumber())) {
      layer.progress().rows(1);
    }
  }
}

package org.lexhub.server.web.docs;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.lexhub.server.meta.FixedResponse;
import org.lexhub.server.web.Html;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** An SVG drawing that becomes part of a page, so that it takes the colours of the page. */
final class Drawing {
  private final Element root;

  private Drawing(Element root) {
    this.root = root;
  }

  /**
   * Reads {@code docs/NAME.svg}.
   *
   * @throws IllegalStateException if there is no such drawing, or if it is not well-formed
   */
  static Drawing load(String name) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      byte[] svg = FixedResponse.resource("docs/" + name + ".svg");
      return new Drawing(
          factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg)).getDocumentElement());
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new IllegalStateException("cannot read the drawing " + name, e);
    }
  }

  /** Writes the drawing into a frame that scrolls. */
  void write(Html html) {
    html.open("div", "class", "scroll", "tabindex", "0", "role", "group", "aria-label", "Drawing");
    write(html, root);
    html.close();
  }

  private static void write(Html html, Element element) {
    NamedNodeMap attributes = element.getAttributes();
    String[] all = new String[2 * attributes.getLength()];
    for (int i = 0; i < attributes.getLength(); i++) {
      all[2 * i] = attributes.item(i).getNodeName();
      all[2 * i + 1] = attributes.item(i).getNodeValue();
    }
    html.open(element.getTagName(), all);
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child) {
        write(html, child);
      } else if (node.getNodeType() == Node.TEXT_NODE && !node.getTextContent().isBlank()) {
        html.text(node.getTextContent());
      }
    }
    html.close();
  }
}

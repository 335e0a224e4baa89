package org.lexhub.server.web.docs;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.lexhub.server.meta.FixedResponse;
import org.lexhub.server.web.Html;

/** A document of the guide, rendered from Markdown by {@link MarkdownHtml} when it is loaded. */
final class GuideText {
  private final List<Heading> chapters = new ArrayList<>();
  private final String markup;

  private GuideText(Node document) {
    markup = MarkdownHtml.render(document);
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading && heading.getLevel() == 2) {
        chapters.add(heading);
      }
    }
  }

  /**
   * Reads {@code docs/NAME.md}.
   *
   * @throws IllegalStateException if the document, or an example or drawing in it, does not exist
   */
  static GuideText load(String name) {
    byte[] text = FixedResponse.resource("docs/" + name + ".md");
    return new GuideText(MarkdownHtml.parse(new String(text, StandardCharsets.UTF_8)));
  }

  /** Writes the list of chapters (headings of level 2) as links. */
  void writeContents(Html html) {
    html.open("ul");
    for (Heading chapter : chapters) {
      html.open("li").element("a", words(chapter), "href", "#" + anchor(chapter)).close();
    }
    html.close();
  }

  /** Writes the document. */
  void write(Html html) {
    html.rendered(markup);
  }

  /** Returns the id of a heading: its words in lower case with hyphens between them. */
  static String anchor(Heading heading) {
    return words(heading).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }

  private static String words(Heading heading) {
    StringBuilder words = new StringBuilder();
    for (Node node = heading.getFirstChild(); node != null; node = node.getNext()) {
      switch (node) {
        case Text text -> words.append(text.getLiteral());
        case Code code -> words.append(code.getLiteral());
        default -> {}
      }
    }
    return words.toString();
  }
}

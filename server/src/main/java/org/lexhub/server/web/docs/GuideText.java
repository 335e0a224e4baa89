package org.lexhub.server.web.docs;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.lexhub.server.meta.FixedResponse;
import org.lexhub.server.web.Html;

/** A text for people: Markdown whose fenced blocks may stand for an example or a drawing. */
final class GuideText {
  private final Node document;
  private final List<Heading> chapters = new ArrayList<>();

  private GuideText(Node document) {
    this.document = document;
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading && heading.getLevel() == 2) {
        chapters.add(heading);
      }
    }
  }

  /** Reads a text of the documentation by its name. */
  static GuideText load(String name) {
    Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
    byte[] text = FixedResponse.resource("docs/" + name + ".md");
    return new GuideText(parser.parse(new String(text, StandardCharsets.UTF_8)));
  }

  /** Writes the list of chapters, each a link. */
  void writeContents(Html html) {
    html.open("ul");
    for (Heading chapter : chapters) {
      html.open("li").element("a", words(chapter), "href", "#" + anchor(chapter)).close();
    }
    html.close();
  }

  /** Writes the text itself. */
  void write(Html html) {
    document.accept(new MarkdownHtml(html));
  }

  /** The id under which a heading is found: its words in lower case, with hyphens between them. */
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

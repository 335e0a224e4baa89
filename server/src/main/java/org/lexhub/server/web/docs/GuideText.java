package org.lexhub.server.web.docs;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;
import org.lexhub.server.meta.FixedResponse;
import org.lexhub.server.web.docs.DocsPage.Link;
import org.lexhub.server.web.docs.DocsPage.Links;

/** A document of the guide, rendered from Markdown by {@link MarkdownHtml} when it is loaded. */
final class GuideText {
  private static final TextContentRenderer PLAIN =
      TextContentRenderer.builder()
          .lineBreakRendering(LineBreakRendering.STRIP)
          .extensions(List.of(TablesExtension.create()))
          .build();

  private final List<Heading> chapters = new ArrayList<>();
  private final Node document;
  private final String markup;

  /** Receives the sections of a document. */
  @FunctionalInterface
  interface SectionVisitor {
    /** Takes the heading of a section, its anchor and the words below it. */
    void section(String title, String anchor, String words);
  }

  private GuideText(Node document) {
    this.document = document;
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

  /** Returns links to the chapters (headings of level 2). */
  Links contents() {
    List<Link> links =
        chapters.stream().map(chapter -> new Link(words(chapter), anchor(chapter))).toList();
    return new Links("On this page", links);
  }

  /**
   * Returns the document as HTML.
   *
   * @param origin the origin of this server as the client sees it, which the examples use
   */
  String markup(String origin) {
    return SetUp.withOrigin(markup, origin);
  }

  /** Visits every section; a section begins at a heading and ends before the next one. */
  void sections(SectionVisitor visitor) {
    Heading heading = null;
    StringBuilder words = new StringBuilder();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading next) {
        if (heading != null) {
          visitor.section(words(heading), anchor(heading), words.toString());
        }
        heading = next;
        words.setLength(0);
      } else if (!(node instanceof FencedCodeBlock block) || !MarkdownHtml.isNamed(block)) {
        words.append(PLAIN.render(node).replaceAll("\\s*\\|\\s*", " ")).append(' ');
      }
    }
    if (heading != null) {
      visitor.section(words(heading), anchor(heading), words.toString());
    }
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

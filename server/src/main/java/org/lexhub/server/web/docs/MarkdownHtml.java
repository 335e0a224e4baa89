package org.lexhub.server.web.docs;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.html.HtmlWriter;
import org.lexhub.server.meta.FixedResponse;
import org.lexhub.server.web.JteCodeGenerated;
import org.lexhub.server.web.PageTemplate;

/**
 * Parses Markdown with tables and renders it as HTML by commonmark. The renderer escapes text and
 * raw HTML and drops addresses of unknown schemes. The fenced blocks {@code example TASK}, {@code
 * drawing NAME} and {@code setup} become an example, a drawing and the {@link SetUp} lines;
 * headings link to themselves, tables get a frame that scrolls, other code blocks a button that
 * copies them.
 */
final class MarkdownHtml {
  private static final String TABLE_FRAME =
      "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">";
  private static final String DRAWING_FRAME =
      "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Drawing\">";
  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();

  // The first renderer of a node type wins: this one precedes that of the extension.
  private static final HtmlRenderer RENDERER =
      HtmlRenderer.builder()
          .escapeHtml(true)
          .sanitizeUrls(true)
          .nodeRendererFactory(Blocks::new)
          .extensions(TABLES)
          .attributeProviderFactory(context -> MarkdownHtml::setAttributes)
          .build();

  private MarkdownHtml() {}

  /** Returns the document of a Markdown text. */
  static Node parse(String markdown) {
    return PARSER.parse(markdown);
  }

  /** Returns whether a fenced block names an example, a drawing or the set-up lines. */
  static boolean isNamed(FencedCodeBlock block) {
    return Set.of("example", "drawing", "setup").contains(block.getInfo().split(" ", 2)[0]);
  }

  /**
   * Returns the HTML of a document.
   *
   * @throws IllegalStateException if a fenced block names an example or drawing that does not exist
   */
  static String render(Node document) {
    return RENDERER.render(document);
  }

  private static void setAttributes(Node node, String tag, Map<String, String> attributes) {
    switch (tag) {
      case "th" -> attributes.put("scope", "col");
      // The documents are the server's own: search engines can follow their links.
      case "a" -> attributes.remove("rel");
      default -> {
        if (node instanceof Heading heading) {
          attributes.put("id", GuideText.anchor(heading));
        }
      }
    }
  }

  /** Renders fenced blocks and the frames of tables. One object for each document. */
  private static final class Blocks implements NodeRenderer {
    private final HtmlNodeRendererContext context;
    private final HtmlWriter writer;
    private int codeBlocks;

    Blocks(HtmlNodeRendererContext context) {
      this.context = context;
      writer = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(FencedCodeBlock.class, TableBlock.class, Heading.class);
    }

    @Override
    public void render(Node node) {
      if (node instanceof FencedCodeBlock block) {
        writer.raw(fenced(block));
      } else if (node instanceof Heading heading) {
        heading(heading);
      } else {
        table(node);
      }
      writer.line();
    }

    private void heading(Heading heading) {
      String tag = "h" + heading.getLevel();
      writer.tag(tag, context.extendAttributes(heading, tag, Map.of()));
      boolean linked = heading.getLevel() > 1;
      if (linked) {
        writer.tag("a", anchorTo(heading));
      }
      for (Node part = heading.getFirstChild(); part != null; part = part.getNext()) {
        context.render(part);
      }
      writer.raw(linked ? "</a></" + tag + ">" : "</" + tag + ">");
    }

    /** Returns the attributes of the link of a heading to itself, in a fixed order. */
    private static Map<String, String> anchorTo(Heading heading) {
      Map<String, String> attributes = new LinkedHashMap<>();
      attributes.put("class", "anchor");
      attributes.put("href", "#" + GuideText.anchor(heading));
      return attributes;
    }

    private String fenced(FencedCodeBlock block) {
      String[] info = block.getInfo().split(" ", 2);
      return switch (info[0]) {
        case "example" -> PageTemplate.text(JteExampleGenerated::render, Example.load(info[1]));
        case "setup" -> PageTemplate.text(JteSetUpGenerated::render, SetUp.ORIGIN);
        case "drawing" -> drawing(info[1]);
        default -> {
          String id = "code-" + codeBlocks++;
          yield PageTemplate.text(
              (out, interceptor, text) -> JteCodeGenerated.render(out, interceptor, id, text),
              block.getLiteral().strip());
        }
      };
    }

    /** Returns a drawing of the guide as part of the page, so that it takes the page's colours. */
    private static String drawing(String name) {
      byte[] svg = FixedResponse.resource("docs/" + name + ".svg");
      return DRAWING_FRAME + new String(svg, StandardCharsets.UTF_8).strip() + "</div>";
    }

    private void table(Node table) {
      writer.raw(TABLE_FRAME);
      writer.tag("table", context.extendAttributes(table, "table", Map.of()));
      for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
        context.render(part);
      }
      writer.raw("</table></div>");
    }
  }
}

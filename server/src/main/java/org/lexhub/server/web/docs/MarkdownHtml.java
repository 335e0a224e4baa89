package org.lexhub.server.web.docs;

import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;

/** Writes Markdown through {@link Html}, which escapes; raw HTML in it is left out. */
final class MarkdownHtml extends AbstractVisitor {
  private final Html html;
  private int blocks;

  MarkdownHtml(Html html) {
    this.html = html;
  }

  private void element(Node node, String name, String... attributes) {
    html.open(name, attributes);
    visitChildren(node);
    html.close();
  }

  @Override
  public void visit(Heading heading) {
    element(heading, "h" + heading.getLevel(), "id", GuideText.anchor(heading));
  }

  @Override
  public void visit(Paragraph paragraph) {
    if (paragraph.getParent() instanceof ListItem) {
      visitChildren(paragraph);
    } else {
      element(paragraph, "p");
    }
  }

  @Override
  public void visit(BulletList list) {
    element(list, "ul");
  }

  @Override
  public void visit(OrderedList list) {
    element(list, "ol");
  }

  @Override
  public void visit(ListItem item) {
    element(item, "li");
  }

  @Override
  public void visit(Emphasis emphasis) {
    element(emphasis, "em");
  }

  @Override
  public void visit(StrongEmphasis emphasis) {
    element(emphasis, "strong");
  }

  @Override
  public void visit(Link link) {
    element(link, "a", "href", link.getDestination());
  }

  @Override
  public void visit(Code code) {
    html.element("code", code.getLiteral());
  }

  @Override
  public void visit(Text text) {
    html.text(text.getLiteral());
  }

  @Override
  public void visit(SoftLineBreak lineBreak) {
    html.text("\n");
  }

  @Override
  public void visit(FencedCodeBlock block) {
    String[] info = block.getInfo().split(" ", 2);
    switch (info[0]) {
      case "example" -> Examples.write(html, info[1]);
      case "drawing" -> drawing(info[1]);
      default -> Widgets.code(html, "code-" + blocks++, block.getLiteral().strip());
    }
  }

  private void drawing(String name) {
    html.open("div", "class", "scroll", "tabindex", "0", "role", "group", "aria-label", "Drawing");
    Drawing.load(name).write(html);
    html.close();
  }

  @Override
  public void visit(CustomBlock block) {
    if (block instanceof TableBlock) {
      html.open("div", "class", "scroll", "tabindex", "0", "role", "group", "aria-label", "Table");
      element(block, "table");
      html.close();
    } else {
      visitChildren(block);
    }
  }

  @Override
  public void visit(CustomNode node) {
    switch (node) {
      case TableHead head -> element(head, "thead");
      case TableBody body -> element(body, "tbody");
      case TableRow row -> element(row, "tr");
      case TableCell cell when cell.isHeader() -> element(cell, "th", "scope", "col");
      case TableCell cell -> element(cell, "td");
      default -> visitChildren(node);
    }
  }
}

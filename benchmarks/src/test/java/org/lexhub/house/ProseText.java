package org.lexhub.house;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * The prose of a document: its paragraphs, headings and table cells without code and addresses.
 *
 * @param place where a block begins, for people
 * @param text the words, with {@link #CODE} in place of code
 */
record ProseText(String place, String text) {
  /** The noun that takes the place of code, so that sentences keep their grammar. */
  static final String CODE = "Foo";

  private static final Parser MARKDOWN =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();
  private static final Pattern PLURAL =
      Pattern.compile("\\{\\d, plural,(?: [=\\w]+ \\{[^{}]*})*? other \\{([^{}]*)}}");
  private static final Pattern DESCRIPTION =
      Pattern.compile("\"(?:summary|description)\": (\"(?:[^\"\\\\]|\\\\.)*\")");

  /** Returns the blocks of a file; its extension decides how it is read. */
  static List<ProseText> of(Path file) throws IOException {
    String name = file.toString();
    if (name.endsWith(".md")) {
      return ofMarkdown(Files.readString(file));
    }
    if (name.endsWith(".properties")) {
      return ofProperties(file);
    }
    if (name.endsWith(".json")) {
      return ofDescriptions(Files.readString(file));
    }
    throw new IllegalArgumentException(
        file + ": only .md, .properties and .json files can be checked");
  }

  /** Returns the paragraphs, headings and table cells of a Markdown document. */
  static List<ProseText> ofMarkdown(String markdown) {
    List<ProseText> blocks = new ArrayList<>();
    MARKDOWN
        .parse(markdown)
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Paragraph paragraph) {
                add(paragraph);
              }

              @Override
              public void visit(Heading heading) {
                add(heading);
              }

              @Override
              public void visit(CustomNode node) {
                if (node instanceof TableCell) {
                  add(node);
                } else {
                  visitChildren(node);
                }
              }

              private void add(Node block) {
                blocks.add(new ProseText("line " + lineOf(block), inline(block)));
              }
            });
    return blocks;
  }

  /** Returns the line of a block, or of its first part or the block around it that has one. */
  private static int lineOf(Node block) {
    Node child = block.getFirstChild();
    if (block.getSourceSpans().isEmpty() && child != null && !child.getSourceSpans().isEmpty()) {
      return lineOf(child);
    }
    Node node = block;
    while (node.getSourceSpans().isEmpty() && node.getParent() != null) {
      node = node.getParent();
    }
    return node.getSourceSpans().isEmpty()
        ? 0
        : node.getSourceSpans().getFirst().getLineIndex() + 1;
  }

  private static String inline(Node block) {
    StringBuilder words = new StringBuilder();
    block.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            words.append(CODE);
          }

          @Override
          public void visit(SoftLineBreak line) {
            words.append(' ');
          }

          @Override
          public void visit(HardLineBreak line) {
            words.append(' ');
          }
        });
    return words.toString();
  }

  private static List<ProseText> ofProperties(Path file) throws IOException {
    Properties values = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      values.load(in);
    }
    TreeMap<String, String> sorted = new TreeMap<>();
    values.forEach((key, value) ->
        sorted.put(key.toString(), plain(value.toString()).replaceAll("<[^>]*>|\\{[^}]*}", CODE)));
    return sorted.entrySet().stream()
        .filter(entry -> entry.getValue().chars().anyMatch(Character::isLetter))
        .map(entry -> new ProseText(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** Returns a message of ICU MessageFormat with the texts of its plurals for other numbers. */
  private static String plain(String message) {
    String text = message.replaceAll("\\{\\d}", CODE);
    return PLURAL.matcher(text).replaceAll(found -> found.group(1).replace("#", "7"));
  }

  /** Returns the different summaries and descriptions of an OpenAPI document, in plain text. */
  private static List<ProseText> ofDescriptions(String json) {
    Map<String, ProseText> byText = new LinkedHashMap<>();
    DESCRIPTION
        .matcher(json)
        .results()
        .map(found -> description(json, found))
        .forEach(block -> byText.putIfAbsent(block.text(), block));
    return List.copyOf(byText.values());
  }

  private static ProseText description(String json, MatchResult found) {
    long line = json.substring(0, found.start()).lines().count();
    String text = found.group(1).substring(1, found.group(1).length() - 1);
    String plain = text.replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
    return new ProseText("line " + line, plain.replaceAll("`[^`]*`", CODE));
  }
}

package org.lexhub.server.web.text;

import com.ibm.icu.text.MessagePattern;
import gg.jte.Content;
import gg.jte.html.HtmlContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A message in the syntax of ICU MessageFormat, compiled: text, values ({@code {0}}) and plurals
 * ({@code {0, plural, one {…} other {…}}}).
 */
final class Message {
  private final String pattern;
  private final List<Part> parts;

  /** A part of a message. */
  private sealed interface Part permits Literal, Slot, Choice {}

  private record Literal(String text) implements Part {}

  private record Slot(int index) implements Part {}

  /** One of several messages, by the plural category of a number, or by the number itself. */
  private record Choice(int index, Map<String, List<Part>> cases) implements Part {}

  /**
   * Compiles a message.
   *
   * @throws IllegalArgumentException if the syntax is wrong, or of a kind that pages do not use
   */
  Message(String pattern) {
    this.pattern = pattern;
    if (pattern.indexOf('{') < 0) {
      parts = List.of(new Literal(pattern));
      return;
    }
    MessagePattern parsed =
        new MessagePattern(MessagePattern.ApostropheMode.DOUBLE_OPTIONAL).parse(pattern);
    parts = compiled(parsed, 0, -1);
  }

  /** Compiles the message that starts at a part, whose {@code #} is the value of an index. */
  private static List<Part> compiled(MessagePattern parsed, int start, int number) {
    List<Part> parts = new ArrayList<>();
    StringBuilder literal = new StringBuilder();
    int done = parsed.getPart(start).getLimit();
    int limit = parsed.getLimitPartIndex(start);
    for (int i = start + 1; i <= limit; i++) {
      MessagePattern.Part part = parsed.getPart(i);
      literal.append(parsed.getPatternString(), done, part.getIndex());
      done = part.getLimit();
      switch (part.getType()) {
        case REPLACE_NUMBER -> add(parts, literal, new Slot(number));
        case ARG_START -> {
          add(parts, literal, argument(parsed, i));
          i = parsed.getLimitPartIndex(i);
          done = parsed.getPart(i).getLimit();
        }
        default -> {}
      }
    }
    if (!literal.isEmpty()) {
      parts.add(new Literal(literal.toString()));
    }
    return List.copyOf(parts);
  }

  private static void add(List<Part> parts, StringBuilder literal, Part part) {
    if (!literal.isEmpty()) {
      parts.add(new Literal(literal.toString()));
      literal.setLength(0);
    }
    parts.add(part);
  }

  private static Part argument(MessagePattern parsed, int start) {
    MessagePattern.Part name = parsed.getPart(start + 1);
    if (name.getType() != MessagePattern.Part.Type.ARG_NUMBER) {
      throw new IllegalArgumentException(
          "a value has a name, not a number: " + parsed.getPatternString());
    }
    int index = name.getValue();
    return switch (parsed.getPart(start).getArgType()) {
      case NONE -> new Slot(index);
      case PLURAL -> new Choice(index, cases(parsed, start, index));
      default ->
          throw new IllegalArgumentException(
              "a value is neither plain nor a plural: " + parsed.getPatternString());
    };
  }

  private static Map<String, List<Part>> cases(MessagePattern parsed, int start, int index) {
    Map<String, List<Part>> cases = new HashMap<>();
    int limit = parsed.getLimitPartIndex(start);
    String selector = "";
    for (int i = start + 2; i < limit; i++) {
      MessagePattern.Part part = parsed.getPart(i);
      if (part.getType() == MessagePattern.Part.Type.ARG_SELECTOR) {
        selector = parsed.getSubstring(part);
      } else if (part.getType() == MessagePattern.Part.Type.MSG_START) {
        cases.put(selector, compiled(parsed, i, index));
        i = parsed.getLimitPartIndex(i);
      }
    }
    return Map.copyOf(cases);
  }

  /** Returns the message as the translator wrote it. */
  String pattern() {
    return pattern;
  }

  /**
   * Returns the text with values: numbers in the format of the language, others as they are.
   *
   * @throws IndexOutOfBoundsException if a value is missing
   */
  String text(LocaleFormats formats, Object... values) {
    if (parts.size() == 1 && parts.getFirst() instanceof Literal literal) {
      return literal.text();
    }
    StringBuilder text = new StringBuilder(pattern.length() + 16);
    append(parts, formats, values, text);
    return text.toString();
  }

  private static void append(
      List<Part> parts, LocaleFormats formats, Object[] values, StringBuilder text) {
    for (Part part : parts) {
      switch (part) {
        case Literal literal -> text.append(literal.text());
        case Slot slot -> text.append(shown(formats, values[slot.index()]));
        case Choice choice -> append(chosen(choice, formats, values), formats, values, text);
      }
    }
  }

  /** Returns the text as content of a template; values can be content too, such as links. */
  Content content(LocaleFormats formats, Object... values) {
    return (HtmlContent) out -> write(parts, formats, values, out);
  }

  private static void write(
      List<Part> parts,
      LocaleFormats formats,
      Object[] values,
      gg.jte.html.HtmlTemplateOutput out) {
    for (Part part : parts) {
      switch (part) {
        case Literal literal -> out.writeUserContent(literal.text());
        case Slot slot -> {
          if (values[slot.index()] instanceof Content content) {
            out.writeUserContent(content);
          } else {
            out.writeUserContent(shown(formats, values[slot.index()]));
          }
        }
        case Choice choice -> write(chosen(choice, formats, values), formats, values, out);
      }
    }
  }

  private static String shown(LocaleFormats formats, Object value) {
    return value instanceof Number number ? formats.number(number.longValue()) : value.toString();
  }

  private static List<Part> chosen(Choice choice, LocaleFormats formats, Object[] values) {
    long number = ((Number) values[choice.index()]).longValue();
    List<Part> exact = choice.cases().get("=" + number);
    List<Part> found = exact != null ? exact : choice.cases().get(formats.plural(number));
    return found != null ? found : Objects.requireNonNull(choice.cases().get("other"));
  }
}

package org.lexhub.loader.source.dictd;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An entry of GCIDE, read from its text. The head is a headword, its respelling between
 * backslashes, pronunciations, part of speech, inflected forms and etymology in brackets, and a
 * subject field. Paragraphs follow: senses, numbered if there are several; quotations, which are
 * indented further, with their authors; notes, synonyms and phrases. Marks such as {@code [1913
 * Webster]} name who wrote a paragraph.
 *
 * <pre>
 * Dogcart \\Dog"cart`\\, n.
 *    A light one-horse carriage, commonly two-wheeled, patterned
 *    after a cart.
 *    [1913 Webster]
 * </pre>
 */
final class GcideEntry {
  private static final Pattern WRITER =
      Pattern.compile("\\s*\\[(?:[^\\[\\]]*(?:Webster|PJC|WordNet|Century)[^\\[\\]]*)]\\s*");
  private static final Pattern HEAD = Pattern.compile("(?s)([^\\\\]+?)\\s*\\\\([^\\\\]*)\\\\(.*)");
  private static final Pattern NUMBER = Pattern.compile("(?s)(\\d{1,3})\\.\\s+(.*)");
  private static final Pattern AUTHOR = Pattern.compile("\\s*--\\s?[\\p{Lu}\\d][^-]*$");
  private static final Pattern POS =
      Pattern.compile("(?:^|[,)]\\s*)((?:[a-z]+\\.\\s?(?:&\\s)?){1,4})");
  private static final Pattern FORM = Pattern.compile("([a-z][a-z&. ]*?)\\.?\\s*\\{([^{}]+)}");
  private static final int QUOTED = 9;
  private static final int PLAIN = 3;

  private final String headword;
  private final String pos;
  private final @Nullable String etymology;
  private final List<Form> forms;
  private final List<Sense> senses = new ArrayList<>();
  private final List<String> synonyms = new ArrayList<>();

  /** An inflected form and the abbreviation before it, such as {@code imp. & p. p.}. */
  record Form(String spelling, String label) {}

  /** A sense, with labels in brackets, and its quotations. */
  record Sense(String definition, List<String> quotations) {}

  private GcideEntry(String headword, String pos, @Nullable String etymology, List<Form> forms) {
    this.headword = headword;
    this.pos = pos;
    this.etymology = etymology;
    this.forms = forms;
  }

  /** Reads the text of an entry; returns null if it has no head. */
  static @Nullable GcideEntry of(String text) {
    List<String> lines = text.lines().dropWhile(String::isBlank).toList();
    StringBuilder head = new StringBuilder();
    int at = 0;
    while (at < lines.size() && (at == 0 || isOpen(head))) {
      head.append(at == 0 ? "" : " ").append(lines.get(at++).strip());
    }
    Matcher parts = HEAD.matcher(head);
    if (!parts.matches()) {
      return null;
    }
    String rest = withoutLetters(parts.group(3));
    Matcher pos = POS.matcher(rest);
    String bracket = bracket(rest);
    List<Form> forms = new ArrayList<>();
    Matcher form = FORM.matcher(rest);
    boolean isHistory = !bracket.isEmpty() && !bracket.matches("(?s)(imp|p\\. ?p|compar|pl)\\b.*");
    while (form.find() && (!isHistory || form.start() < rest.indexOf('['))) {
      forms.add(new Form(GcideText.plain(form.group(2)), form.group(1).strip()));
    }
    GcideEntry entry =
        new GcideEntry(
            GcideText.plain(parts.group(1)),
            pos.find() ? pos.group(1).strip() : "",
            isHistory ? GcideText.plain(bracket) : null,
            forms);
    String field = rest.matches("(?s).*\\([A-Z][A-Za-z. &,]+\\)\\s*") ? lastBrackets(rest) : "";
    entry.paragraphs(lines.subList(at, lines.size()), field);
    return entry;
  }

  /** Returns whether a head goes on in the next line. */
  private static boolean isOpen(CharSequence head) {
    int depth = 0;
    int bars = 0;
    for (int i = 0; i < head.length(); i++) {
      char c = head.charAt(i);
      depth += c == '[' || c == '(' ? 1 : c == ']' || c == ')' ? -1 : 0;
      bars += c == '\\' ? 1 : 0;
    }
    return depth > 0 || bars == 1;
  }

  /** Returns a text without pronunciations, which have letters in brackets. */
  private static String withoutLetters(String text) {
    return text.replaceFirst("^\\s*\\((?:[^()\\[\\]]|\\[[^\\[\\]]*])*\\)", "");
  }

  /** Returns the first text in brackets that is no letter. */
  private static String bracket(String text) {
    int start = text.indexOf('[');
    int depth = 0;
    for (int i = Math.max(0, start); i < text.length() && start >= 0; i++) {
      depth += text.charAt(i) == '[' ? 1 : text.charAt(i) == ']' ? -1 : 0;
      if (depth == 0) {
        return text.substring(start + 1, i);
      }
    }
    return "";
  }

  private static String lastBrackets(String text) {
    return text.substring(text.lastIndexOf('(')).strip() + " ";
  }

  private void paragraphs(List<String> lines, String field) {
    List<String> paragraph = new ArrayList<>();
    for (String line : lines) {
      if (line.isBlank()) {
        paragraph(paragraph, field);
        paragraph.clear();
      } else {
        paragraph.add(line);
      }
    }
    paragraph(paragraph, field);
  }

  private void paragraph(List<String> lines, String field) {
    if (lines.isEmpty()) {
      return;
    }
    int indent = lines.get(0).length() - lines.get(0).stripLeading().length();
    String joined = String.join(" ", lines.stream().map(String::strip).toList());
    String text = WRITER.matcher(joined).replaceAll(" ").strip();
    Matcher number = NUMBER.matcher(text);
    if (text.isEmpty() || text.startsWith("Note:") || text.startsWith("{")) {
      return;
    }
    if (text.startsWith("Syn:")) {
      synonyms(text.substring(4));
    } else if (indent >= QUOTED) {
      quotation(text);
    } else if (indent == PLAIN && number.matches()) {
      senses.add(new Sense(GcideText.plain(field + number.group(2)), new ArrayList<>()));
    } else if (senses.isEmpty()) {
      senses.add(new Sense(GcideText.plain(field + text), new ArrayList<>()));
    }
  }

  private void quotation(String text) {
    String quotation = GcideText.plain(AUTHOR.matcher(text).replaceFirst(""));
    if (!senses.isEmpty() && !quotation.isEmpty()) {
      senses.getLast().quotations().add(quotation);
    }
  }

  private void synonyms(String text) {
    String list = text.split("\\.(?:\\s|$)|\\bSee\\b|--", 2)[0];
    for (String each : list.split("[;,]", -1)) {
      String word = GcideText.plain(each).replaceFirst("^(?i)to ", "");
      if (!word.isEmpty() && word.indexOf(' ', word.indexOf(' ') + 1) < 0) {
        synonyms.add(word);
      }
    }
  }

  /** Returns the headword as written: most of them have a capital. */
  String headword() {
    return headword;
  }

  /** Returns the abbreviation of the part of speech, such as {@code v. t.}; may be empty. */
  String pos() {
    return pos;
  }

  @Nullable String etymology() {
    return etymology;
  }

  List<Form> forms() {
    return forms;
  }

  List<Sense> senses() {
    return senses;
  }

  List<String> synonyms() {
    return synonyms;
  }
}

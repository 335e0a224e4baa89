package org.lexhub.server.web.docs;

import static org.lexhub.server.web.docs.ApiDescription.list;
import static org.lexhub.server.web.docs.ApiDescription.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.lexhub.server.web.docs.ApiDescription.Operation;

/** The sections of all pages of the documentation, and a search over them. */
final class DocsIndex {
  private static final int MAX_RESULTS = 30;
  private static final int MAX_EXCERPT = 180;
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}_]+");

  private final List<Section> sections = new ArrayList<>();

  /**
   * A part of a page with a heading.
   *
   * @param chapter the title of the page
   * @param title the heading
   * @param address the path and the fragment
   * @param text the words below the heading, separated by blanks
   */
  record Section(String chapter, String title, String address, String text) {
    /** Returns the text around the first word of a query. */
    String excerpt(String query) {
      String lower = text.toLowerCase(Locale.ROOT);
      int at = lower.length() == text.length() ? lower.indexOf(words(query).getFirst()) : 0;
      int start = Math.max(0, at - MAX_EXCERPT / 3);
      start = start == 0 ? 0 : text.indexOf(' ', start) + 1;
      int end = Math.min(text.length(), start + MAX_EXCERPT);
      int blank = end == text.length() ? end : text.lastIndexOf(' ', end);
      end = blank > start ? blank : end;
      return (start > 0 ? "… " : "")
          + text.substring(start, end)
          + (end < text.length() ? " …" : "");
    }

    private boolean contains(String word) {
      return (title + ' ' + text).toLowerCase(Locale.ROOT).contains(word);
    }

    private long titleMatches(List<String> words) {
      String lower = title.toLowerCase(Locale.ROOT);
      return words.stream().filter(lower::contains).count();
    }
  }

  /** Adds the sections of a document. */
  void add(DocsChapter chapter, GuideText text) {
    text.sections((title, anchor, words) ->
        sections.add(
            new Section(chapter.title(), title, chapter.path() + "#" + anchor, words.strip())));
  }

  /** Adds a section for each operation of the API. */
  void add(ApiDescription api) {
    for (Operation operation : api.operations()) {
      StringBuilder words = new StringBuilder(operation.summary()).append(". ");
      words.append(text(operation.node().get("description")));
      for (Object node : list(operation.node().get("parameters"))) {
        Map<?, ?> parameter = api.resolved(node);
        words.append(' ').append(text(parameter.get("name"))).append(": ");
        words.append(text(parameter.get("description")));
      }
      sections.add(
          new Section(
              DocsChapter.REFERENCE.title(),
              operation.method() + " " + operation.path(),
              DocsChapter.REFERENCE.path() + "#" + operation.id(),
              words.toString().replace("`", "").strip()));
    }
  }

  /**
   * Returns the sections that contain every word of the query or a word that contains it, those
   * with more words in the heading first; nothing for a query without words.
   */
  List<Section> search(String query) {
    List<String> words = words(query);
    if (words.isEmpty()) {
      return List.of();
    }
    return sections.stream()
        .filter(section -> words.stream().allMatch(section::contains))
        .sorted(Comparator.comparingLong((Section section) -> -section.titleMatches(words)))
        .limit(MAX_RESULTS)
        .toList();
  }

  private static List<String> words(String query) {
    return BETWEEN_WORDS
        .splitAsStream(query.toLowerCase(Locale.ROOT))
        .filter(word -> !word.isEmpty())
        .toList();
  }
}

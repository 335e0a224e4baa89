package org.lexhub.server.translation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.MatchKind;

/**
 * The error for a text without a lexeme in its language. Its message suggests alternatives: the
 * longest part of a phrase that has an entry, a word with a similar spelling, and the languages
 * that have the text.
 */
final class WordNotFound {
  private static final int MAX_LANGUAGES = 5;
  private static final int MAX_WORDS = 24;
  private static final int MAX_LETTERS = 48;
  private static final int MAX_PART_PIECES = 6;
  private static final int MAX_HITS = 20;

  private final Store store;
  private final LanguageSet source;
  private final LexemeHits hits = new LexemeHits();

  private WordNotFound(Store store, LanguageSet source) {
    this.store = store;
    this.source = source;
  }

  /**
   * Returns the error for a request.
   *
   * @param source the source language, or the members of a macrolanguage
   */
  static ApiError of(Store store, TranslateRequest request, LanguageSet source) {
    String advice = new WordNotFound(store, source).advice(request.normalText());
    return ApiError.wordNotFound(request.text(), request.source().text(0), advice);
  }

  private String advice(String text) {
    StringBuilder advice = new StringBuilder();
    if (source.count() > 0) {
      String part = longestPart(text);
      String near = part == null || part.length() < 3 ? nearest(text) : null;
      if (near != null) {
        advice.append(" Did you mean '").append(near).append("'?");
      } else if (part != null) {
        advice.append(" Its longest part that is an entry: '").append(part).append("'.");
      }
    }
    List<String> languages = languages(text);
    if (!languages.isEmpty()) {
      advice.append(" It is a word of ").append(String.join(", ", languages)).append('.');
    }
    return advice.toString();
  }

  /** Returns the languages that have a text, by descending number of speakers. */
  private List<String> languages(String text) {
    LanguageSet all = new LanguageSet();
    all.setAll();
    find(text, all);
    LanguageTable languages = store.languages();
    Set<Integer> found = new LinkedHashSet<>();
    for (int i = 0; i < hits.size(); i++) {
      int language = store.lexemes().language(hits.lexeme(i));
      if (languages.iso639(language) != 0) {
        found.add(language);
      }
    }
    return found.stream()
        .sorted(Comparator.comparingLong(languages::speakers).reversed())
        .limit(MAX_LANGUAGES)
        .map(language -> LanguageCodes.unpack(languages.iso639(language)))
        .toList();
  }

  /** Returns a lemma with a similar spelling or with one or two more letters, or null. */
  private @Nullable String nearest(String text) {
    int length = text.codePointCount(0, text.length());
    if (length > MAX_LETTERS) {
      return null;
    }
    LexemeQuery query = new LexemeQuery();
    query.setText(text);
    query.fuzzy = true;
    query.limit = MAX_HITS;
    query.languages().clear();
    for (int i = 0; i < source.count(); i++) {
      query.languages().add(source.get(i));
    }
    store.lexemeSearch().search(query, hits);
    for (int i = 0; i < hits.size(); i++) {
      String lemma = lemma(hits.lexeme(i));
      boolean close = lemma.codePointCount(0, lemma.length()) <= length + 2;
      if (close && (hits.match(i) == MatchKind.FUZZY || hits.match(i) == MatchKind.PREFIX)) {
        return lemma;
      }
    }
    store.lexemeSearch().guess(query, hits);
    return hits.size() == 0 ? null : lemma(hits.lexeme(0));
  }

  /** Returns the longest part of a phrase that has an entry: words, or letters without blanks. */
  private @Nullable String longestPart(String text) {
    List<String> pieces = pieces(text);
    String between = text.strip().contains(" ") ? " " : "";
    int all = pieces.size();
    for (int size = Math.min(MAX_PART_PIECES, all - 1); size > 0; size--) {
      String best = null;
      for (int from = 0; from + size <= all; from++) {
        String part = String.join(between, pieces.subList(from, from + size));
        if ((best == null || part.length() > best.length()) && isEntry(part)) {
          best = part;
        }
      }
      if (best != null) {
        return best;
      }
    }
    return null;
  }

  private static List<String> pieces(String text) {
    List<String> pieces = new ArrayList<>();
    if (text.contains(" ")) {
      for (String word : text.split("\\s+", -1)) {
        String bare = word.replaceAll("^[\\p{P}\\p{S}]+|[\\p{P}\\p{S}]+$", "");
        if (!bare.isEmpty() && pieces.size() < MAX_WORDS) {
          pieces.add(bare);
        }
      }
    } else if (text.codePoints().anyMatch(WordNotFound::isWrittenWithoutBlanks)) {
      text.codePoints().limit(MAX_LETTERS).forEach(c -> pieces.add(Character.toString(c)));
    }
    return pieces;
  }

  private static boolean isWrittenWithoutBlanks(int codePoint) {
    return switch (Character.UnicodeScript.of(codePoint)) {
      case HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR -> true;
      default -> false;
    };
  }

  private boolean isEntry(String text) {
    find(text, source);
    return hits.size() > 0;
  }

  private void find(String text, LanguageSet languages) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    store.lexemeSearch().find(utf8, utf8.length, languages, hits);
  }

  private String lemma(int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }
}

package org.lexhub.server.translation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.store.table.LanguageCodes;

/**
 * A checked request to analyze a text.
 *
 * @param text the text as it was sent, to which all positions refer
 * @param source the language of the text
 * @param targets the distinct target languages in order; null for no translations
 * @param limit the maximum number of translations of a word for each target language
 * @param minConfidenceBasisPoints the minimum confidence of a translation
 */
record AnalyzeRequest(
    String text,
    LanguageChoice source,
    @Nullable LanguageChoice targets,
    int limit,
    int minConfidenceBasisPoints) {
  private static final int MAX_TEXT_LENGTH = 2000;
  private static final int MAX_TARGETS = 5;
  private static final int DEFAULT_LIMIT = 3;
  private static final int MAX_LIMIT = 20;

  private static final List<String> NAMES =
      List.of(
          TranslateRequest.TEXT,
          TranslateRequest.SOURCE_LANG,
          TranslateRequest.TARGET_LANG,
          TranslateRequest.LIMIT,
          TranslateRequest.MIN_CONFIDENCE);

  /**
   * Reads a body.
   *
   * @throws ApiError 400 if it is no JSON or not a valid request
   */
  static AnalyzeRequest read(byte[] body, LanguageCodes codes) {
    RequestMembers members = RequestMembers.of(TranslateRequest.parse(body), NAMES);
    String text = members.required(TranslateRequest.TEXT);
    int length = text.codePointCount(0, text.length());
    if (length > MAX_TEXT_LENGTH) {
      throw ApiError.invalid(
          TranslateRequest.TEXT,
          "must have at most " + MAX_TEXT_LENGTH + " characters; it has " + length);
    }
    LanguageChoice source = new LanguageChoice();
    source.read(
        TranslateRequest.SOURCE_LANG,
        members.required(TranslateRequest.SOURCE_LANG).strip(),
        codes);
    return new AnalyzeRequest(
        text,
        source,
        targets(members, codes),
        members.integer(TranslateRequest.LIMIT, DEFAULT_LIMIT, 1, MAX_LIMIT),
        members.basisPoints(TranslateRequest.MIN_CONFIDENCE));
  }

  private static @Nullable LanguageChoice targets(RequestMembers members, LanguageCodes codes) {
    String list = members.raw(TranslateRequest.TARGET_LANG);
    if (list == null) {
      return null;
    }
    LanguageChoice targets = new LanguageChoice();
    targets.readList(TranslateRequest.TARGET_LANG, list, codes);
    if (targets.count() > MAX_TARGETS) {
      throw ApiError.invalid(
          TranslateRequest.TARGET_LANG,
          "must name at most " + MAX_TARGETS + " languages; it names " + targets.count());
    }
    return targets.count() == 0 ? null : targets;
  }

  /** Returns the request to translate one of its words; nothing if it has no targets. */
  TranslateRequest ofWord(String word, String context) {
    return new TranslateRequest(
        word,
        word,
        source,
        targets == null ? new LanguageChoice() : targets,
        limit,
        "",
        context,
        null,
        minConfidenceBasisPoints,
        false,
        null);
  }
}

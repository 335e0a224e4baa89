package org.lexhub.server.translation;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonDocument;
import org.lexhub.server.json.JsonFault;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * A checked request to translate.
 *
 * @param text the word or phrase as it was sent
 * @param normalText the stripped text in normalization form C
 * @param source the source language
 * @param targets the distinct target languages in order
 * @param limit the maximum number of translations for each target language
 * @param hint words that name the sense; empty for none
 * @param context the text around the word; empty for none
 * @param pos the part of speech of the word; null if the context decides
 * @param minConfidenceBasisPoints the minimum confidence of a translation
 * @param explain whether each translation has the parts of its confidence
 * @param accuracy how much time the choice of a sense can take; null for the default
 */
record TranslateRequest(
    String text,
    String normalText,
    LanguageChoice source,
    LanguageChoice targets,
    int limit,
    String hint,
    String context,
    @Nullable Pos pos,
    int minConfidenceBasisPoints,
    boolean explain,
    @Nullable Accuracy accuracy) {
  private static final int MAX_DEPTH = 8;
  private static final int DEFAULT_LIMIT = 5;
  private static final int MAX_LIMIT = 100;
  private static final int MAX_TEXT_LENGTH = 256;
  private static final int MAX_CONTEXT_LENGTH = 2000;
  private static final int MAX_TARGETS = 50;

  // A request beyond one of these is done by a worker; see isLong.
  private static final int MAX_QUICK_HINT_LENGTH = 48;
  private static final int MAX_QUICK_TARGETS = 5;
  private static final int MAX_QUICK_EXPLAINED = 20;

  static final String TEXT = "text";
  static final String SOURCE_LANG = "source_lang";
  static final String TARGET_LANG = "target_lang";
  static final String LIMIT = "limit";
  static final String SENSE_HINT = "sense_hint";
  static final String CONTEXT = "context";
  static final String POS = "pos";
  static final String MIN_CONFIDENCE = "min_confidence";
  static final String EXPLAIN = "explain";
  static final String ACCURACY = "accuracy";

  private static final List<String> PARTS_OF_SPEECH =
      Arrays.stream(Pos.values()).map(Pos::code).toList();

  /** The names of the members of a request. */
  static final List<String> NAMES =
      List.of(
          TEXT,
          SOURCE_LANG,
          TARGET_LANG,
          LIMIT,
          SENSE_HINT,
          CONTEXT,
          POS,
          MIN_CONFIDENCE,
          EXPLAIN,
          ACCURACY);

  /**
   * Reads a body.
   *
   * @throws ApiError 400 if it is no JSON or not a valid request
   */
  static TranslateRequest read(byte[] body, LanguageCodes codes) {
    return read(RequestMembers.of(parse(body), NAMES), codes);
  }

  /**
   * Reads the members of one request.
   *
   * @throws ApiError 400 if they are not a valid request
   */
  static TranslateRequest read(RequestMembers members, LanguageCodes codes) {
    String text = members.required(TEXT);
    return new TranslateRequest(
        text,
        RequestMembers.normal(TEXT, text, MAX_TEXT_LENGTH),
        source(members.required(SOURCE_LANG), codes),
        targets(members.required(TARGET_LANG), codes),
        limit(members),
        members.optional(SENSE_HINT, MAX_TEXT_LENGTH),
        members.optional(CONTEXT, MAX_CONTEXT_LENGTH),
        pos(members),
        members.basisPoints(MIN_CONFIDENCE),
        members.flag(EXPLAIN),
        Accuracy.read(members, ACCURACY));
  }

  /** Returns whether the request can take longer than tens of microseconds. */
  boolean isLong() {
    return !context.isEmpty()
        || hint.length() > MAX_QUICK_HINT_LENGTH
        || targets.count() > MAX_QUICK_TARGETS
        || (explain && limit > MAX_QUICK_EXPLAINED);
  }

  /**
   * Checks the members that are defaults for the items of a batch.
   *
   * @throws ApiError 400 if one of them is not valid
   */
  static void checkDefaults(RequestMembers members, LanguageCodes codes) {
    if (members.value(SOURCE_LANG) != null) {
      source(members.required(SOURCE_LANG), codes);
    }
    if (members.value(TARGET_LANG) != null) {
      targets(members.required(TARGET_LANG), codes);
    }
    limit(members);
    members.optional(CONTEXT, MAX_CONTEXT_LENGTH);
    pos(members);
    members.basisPoints(MIN_CONFIDENCE);
    members.flag(EXPLAIN);
    Accuracy.read(members, ACCURACY);
  }

  private static int limit(RequestMembers members) {
    return members.integer(LIMIT, DEFAULT_LIMIT, 1, MAX_LIMIT);
  }

  private static @Nullable Pos pos(RequestMembers members) {
    String text = members.raw(POS);
    if (text == null || text.isBlank()) {
      return null;
    }
    Pos pos = Pos.parse(text.strip());
    if (pos == null) {
      throw ApiError.notAllowed(POS, text, PARTS_OF_SPEECH);
    }
    return pos;
  }

  /**
   * Parses a body.
   *
   * @throws ApiError 400 if it is not valid JSON
   */
  static Object parse(byte[] body) {
    try {
      return JsonDocument.parse(withoutMark(body), MAX_DEPTH);
    } catch (JsonFault fault) {
      throw ApiError.invalidJson("The body is not valid JSON: " + fault.what() + ".");
    }
  }

  /** Returns a body without the byte order mark that some clients write before UTF-8. */
  private static byte[] withoutMark(byte[] body) {
    boolean marked =
        body.length >= 3
            && body[0] == (byte) 0xEF
            && body[1] == (byte) 0xBB
            && body[2] == (byte) 0xBF;
    return marked ? Arrays.copyOfRange(body, 3, body.length) : body;
  }

  private static LanguageChoice source(String code, LanguageCodes codes) {
    LanguageChoice source = new LanguageChoice();
    source.read(SOURCE_LANG, code.strip(), codes);
    return source;
  }

  private static LanguageChoice targets(String list, LanguageCodes codes) {
    LanguageChoice targets = new LanguageChoice();
    targets.readList(TARGET_LANG, list, codes);
    if (targets.count() == 0) {
      throw ApiError.missing(TARGET_LANG);
    }
    if (targets.count() > MAX_TARGETS) {
      throw ApiError.invalid(
          TARGET_LANG,
          "must name at most " + MAX_TARGETS + " languages; it names " + targets.count());
    }
    return targets;
  }
}

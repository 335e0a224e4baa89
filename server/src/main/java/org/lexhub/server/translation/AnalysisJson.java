package org.lexhub.server.translation;

import java.util.List;
import org.lexhub.server.analysis.TextSpan;
import org.lexhub.server.analysis.TextToken;
import org.lexhub.server.analysis.WordContexts;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Looks up the words of a text in their contexts and writes them. */
final class AnalysisJson {
  private static final JsonName TOKENS = JsonName.of("tokens");
  private static final JsonName START = JsonName.of("start");
  private static final JsonName END = JsonName.of("end");
  private static final JsonName START_CODE_POINT = JsonName.of("start_code_point");
  private static final JsonName END_CODE_POINT = JsonName.of("end_code_point");
  private static final JsonName PARTS = JsonName.of("parts");
  private static final JsonName WORDS = JsonName.of("words");
  private static final JsonName UNITS = JsonName.of("units");
  private static final JsonName UNKNOWN = JsonName.of("unknown");

  private final Store store;
  private final AnalyzeRequest request;
  private final Translation translation;
  private final JsonOut json;
  private final TranslateQuery query = new TranslateQuery();
  private final String text;

  /** The number of code points before each UTF-16 unit of the text. */
  private final int[] codePoints;

  /**
   * Creates the writer.
   *
   * @param translation reused for the words
   */
  AnalysisJson(Store store, AnalyzeRequest request, Translation translation, JsonOut json) {
    this.store = store;
    this.request = request;
    this.translation = translation;
    this.json = json;
    text = request.text();
    codePoints = new int[text.length() + 1];
    for (int i = 1; i <= text.length(); i++) {
      codePoints[i] = codePoints[i - 1] + (Character.isLowSurrogate(text.charAt(i - 1)) ? 0 : 1);
    }
  }

  /** Writes the response. */
  void write(List<TextToken> tokens, int words, int units) {
    String language = request.source().text(0);
    WordContexts contexts = new WordContexts(text, language);
    json.beginObject().name(MemberNames.LANGUAGE).string(language);
    json.name(TOKENS).beginArray();
    int unknown = 0;
    for (TextToken token : tokens) {
      json.beginObject();
      place(token);
      query.clear();
      TranslateRequest word = request.ofWord(token.lookUp(), contexts.at(token.start()));
      TranslateResponse response = TranslateResponse.of(store, word, query, translation);
      if (response == null) {
        unknown++;
      } else {
        response.writeWord(json, request.targets() != null);
      }
      json.endObject();
    }
    json.endArray().name(MemberNames.META).beginObject();
    json.name(WORDS).number(words).name(TOKENS).number(tokens.size());
    json.name(UNKNOWN).number(unknown).name(UNITS).number(units);
    json.endObject().endObject();
  }

  private void place(TextToken token) {
    StringBuilder spelling = new StringBuilder();
    for (TextSpan part : token.parts()) {
      spelling.append(spelling.isEmpty() ? "" : " ").append(part.in(text));
    }
    json.name(MemberNames.TEXT).string(spelling.toString());
    positions(token.start(), token.end());
    if (token.parts().size() > 1) {
      json.name(PARTS).beginArray();
      for (TextSpan part : token.parts()) {
        json.beginObject();
        positions(part.start(), part.end());
        json.endObject();
      }
      json.endArray();
    }
  }

  private void positions(int start, int end) {
    json.name(START).number(start).name(END).number(end);
    json.name(START_CODE_POINT).number(codePoints[start]);
    json.name(END_CODE_POINT).number(codePoints[end]);
  }
}

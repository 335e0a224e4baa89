package org.lexhub.server.translation;

import io.undertow.util.Headers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.export.Bcp47Tags;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.Handler;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * {@code POST /libretranslate/translate}: translates words and short phrases in the form of
 * LibreTranslate, for its clients. A text that is not in the dictionary is returned as it is, as
 * machine translation does. The key is in the header, as everywhere, or in the member {@code
 * api_key}.
 */
public final class LibreTranslate implements Endpoint {
  private static final String AUTO = "auto";
  private static final int CERTAIN = 100;

  private final Handler guarded;

  /**
   * Creates the endpoint.
   *
   * @param keyed adds the guards of requests that need a key in front of a handler
   */
  public LibreTranslate(UnaryOperator<Handler> keyed) {
    guarded = keyed.apply(LibreTranslate::translate);
  }

  @Override
  public void answer(Call call) {
    LibreRequest request = LibreRequest.read(call.body());
    var headers = call.exchange().getRequestHeaders();
    if (!headers.contains(Headers.AUTHORIZATION) && isPrintable(request.key())) {
      headers.put(Headers.AUTHORIZATION, "Bearer " + request.key());
    }
    guarded.handle(call);
  }

  private static boolean isPrintable(String key) {
    return !key.isEmpty() && key.chars().allMatch(c -> c > ' ' && c < 0x7f);
  }

  private static void translate(Call call) {
    call.noStore();
    LibreRequest request = LibreRequest.read(call.body());
    Store store = call.store();
    LanguageChoice targets = new LanguageChoice();
    targets.read("target", request.target(), store.codes());
    List<Answer> answers = new ArrayList<>();
    for (String text : request.texts()) {
      answers.add(one(store, request, targets, text, Workspace.of(call).translation));
    }
    write(request, answers, call.json());
  }

  /**
   * A translation.
   *
   * @param words the translations, the best first; the text itself if there is none
   * @param detected the code of the detected language, or null if the request names it
   */
  private record Answer(List<String> words, @Nullable String detected) {}

  private static Answer one(
      Store store,
      LibreRequest request,
      LanguageChoice targets,
      String text,
      Translation translation) {
    LanguageChoice source = new LanguageChoice();
    String code = request.source().equals(AUTO) ? detect(store, text) : request.source();
    String detected = request.source().equals(AUTO) ? code : null;
    List<String> words = new ArrayList<>();
    if (code != null) {
      source.read("source", code, store.codes());
      TranslateQuery query = new TranslateQuery();
      query.setText(RequestMembers.normal("q", text, Integer.MAX_VALUE));
      query.setLimit(request.alternatives() + 1);
      source.fill(query.source(), store.codes());
      new TargetLanguages(targets, store.codes(), query);
      store.translator().translate(query, translation);
      for (int i = 0; i < translation.size() && words.size() <= request.alternatives(); i++) {
        if (!translation.itemNear(i)) {
          int lemma = store.lexemes().lemma(translation.itemLexeme(i));
          words.add(store.strings().get(lemma));
        }
      }
    }
    return new Answer(words.isEmpty() ? List.of(text) : words, detected);
  }

  /** Returns the code of the language of the best word with a spelling, or null. */
  private static @Nullable String detect(Store store, String text) {
    LanguageSet all = new LanguageSet();
    all.setAll();
    byte[] utf8 =
        RequestMembers.normal("q", text, Integer.MAX_VALUE).getBytes(StandardCharsets.UTF_8);
    LexemeHits hits = new LexemeHits();
    store.lexemeSearch().find(utf8, utf8.length, all, hits);
    if (hits.size() == 0) {
      return null;
    }
    return new Bcp47Tags(store).of(store.lexemes().language(hits.lexeme(0)));
  }

  private static void write(LibreRequest request, List<Answer> answers, JsonOut json) {
    json.beginObject();
    if (request.source().equals(AUTO)) {
      json.name("detectedLanguage");
      begin(request, json);
      for (Answer answer : answers) {
        json.beginObject().name("confidence").number(answer.detected() == null ? 0 : CERTAIN);
        json.name("language").string(answer.detected() == null ? AUTO : answer.detected());
        json.endObject();
      }
      end(request, json);
    }
    json.name("translatedText");
    begin(request, json);
    answers.forEach(answer -> json.string(answer.words().getFirst()));
    end(request, json);
    if (request.alternatives() > 0) {
      json.name("alternatives");
      begin(request, json);
      for (Answer answer : answers) {
        json.beginArray();
        answer.words().subList(1, answer.words().size()).forEach(json::string);
        json.endArray();
      }
      end(request, json);
    }
    json.endObject();
  }

  private static void begin(LibreRequest request, JsonOut json) {
    if (!request.single()) {
      json.beginArray();
    }
  }

  private static void end(LibreRequest request, JsonOut json) {
    if (!request.single()) {
      json.endArray();
    }
  }
}

package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.lexeme.MeaningWordsJson;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.HypernymPath;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * {@code GET /v1/meanings/{a}/path/{b}}: the shortest path between two meanings over broader ones,
 * their lowest common subsumer and their similarity. Words are in English unless {@code lang} names
 * other languages.
 */
public final class GetHypernymPath implements Endpoint {
  private static final ParamSet PARAMETERS = ParamSet.NONE.lists(Param.LANG);

  /** The maximum number of languages of an answer on an I/O thread. */
  private static final int MAX_LANGUAGES_AT_ONCE = 3;

  private static final JsonName FROM = JsonName.of("from");
  private static final JsonName TO = JsonName.of("to");
  private static final JsonName DISTANCE = JsonName.of("distance");
  private static final JsonName SIMILARITY = JsonName.of("similarity");
  private static final JsonName WU_PALMER = JsonName.of("wu_palmer");
  private static final JsonName PATH = JsonName.of("path");
  private static final JsonName COMMON = JsonName.of("common");
  private static final JsonName DEPTH = JsonName.of("depth");
  private static final JsonName RELATION = JsonName.of("relation");
  private static final JsonName WARNING = JsonName.of("warning");

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    LanguageOrder languages = languages(call);
    int from = MeaningPath.outerMeaning(call);
    int to = MeaningPath.meaning(call);
    HypernymPath path = Workspace.of(call).hypernymPath;
    path.find(store.meanings(), from, to);
    JsonOut json = call.json();
    json.beginObject();
    json.name(FROM).number(store.meanings().id(from));
    json.name(TO).number(store.meanings().id(to));
    json.name(DISTANCE);
    if (path.size() == 0) {
      json.nullValue();
    } else {
      json.number(path.size() - 1);
    }
    json.name(SIMILARITY).beginObject();
    json.name(WU_PALMER).basisPoints(path.wuPalmerBasisPoints());
    json.name(PATH).basisPoints(path.pathBasisPoints()).endObject();
    common(json, store, path);
    write(call, path, languages);
    if (path.size() == 0) {
      json.name(WARNING).string("No meaning is broader than both.");
    }
    json.endObject();
  }

  private static LanguageOrder languages(Call call) {
    LanguageChoice choice = Workspace.of(call).choice;
    choice.readList(call.parameters(), Param.LANG, call.store().codes());
    LanguageOrder languages = Workspace.of(call).languageOrder;
    languages.clear();
    if (choice.count() == 0) {
      ListMeaningRelations.addHubLanguage(call.store(), languages);
    } else {
      choice.order(languages, call.store().codes());
    }
    if (languages.count() > MAX_LANGUAGES_AT_ONCE) {
      call.needWorker();
    }
    return languages;
  }

  private static void common(JsonOut json, Store store, HypernymPath path) {
    json.name(COMMON);
    if (path.size() == 0) {
      json.nullValue();
      return;
    }
    json.beginObject();
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(path.meaning(path.top())));
    json.name(DEPTH).number(path.depth());
    json.endObject();
  }

  private static void write(Call call, HypernymPath path, LanguageOrder languages) {
    JsonOut json = call.json();
    MeaningWordsJson words =
        new MeaningWordsJson(json, call.store(), Workspace.of(call).senseRuns, languages);
    json.name(PATH).beginArray();
    for (int i = 0; i < path.size(); i++) {
      json.beginObject();
      if (i > 0) {
        json.name(RELATION).ascii(RelationType.at(path.type(i)).code());
      }
      words.members(path.meaning(i));
      json.endObject();
    }
    json.endArray();
  }
}

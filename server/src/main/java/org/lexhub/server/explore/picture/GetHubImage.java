package org.lexhub.server.explore.picture;

import java.util.List;
import org.lexhub.server.explore.Hub;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.meaning.MeaningPath;
import org.lexhub.store.Store;

/**
 * {@code GET /word/{id}/hub.png} and {@code GET /meaning/{id}/hub.png}: the words of a meaning as a
 * picture. Of a word, it is the meaning of its first sense.
 */
public final class GetHubImage implements Endpoint {
  private final PictureCache cache;
  private final boolean ofWord;

  /**
   * Creates the endpoint.
   *
   * @param ofWord whether the ID in the path is that of a lexeme, not of a meaning
   */
  public GetHubImage(PictureCache cache, boolean ofWord) {
    this.cache = cache;
    this.ofWord = ofWord;
  }

  @Override
  public ParamSet parameters() {
    return ParamSet.FREE;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    if (ofWord) {
      long id = call.valueAsId();
      int lexeme = id < 0 ? -1 : store.lexemes().ordinal(id);
      if (lexeme < 0) {
        throw ApiError.notFound("Word", call.value());
      }
      cache.write(call, "word " + lexeme, () -> ofWord(store, lexeme));
    } else {
      int meaning = MeaningPath.meaning(call);
      cache.write(call, "meaning " + meaning, () -> ofMeaning(store, meaning));
    }
  }

  private static Canvas ofWord(Store store, int lexeme) {
    List<String> center = HubImage.spellings(store, lexeme);
    if (store.lexemes().senseCount(lexeme) == 0) {
      return HubImage.draw(store, null, lexeme, center, "");
    }
    int sense = store.lexemes().firstSense(lexeme);
    Hub hub = Hub.of(store, store.senses().meaning(sense));
    return HubImage.draw(store, hub, lexeme, center, WordLabels.gloss(store, sense));
  }

  private static Canvas ofMeaning(Store store, int meaning) {
    String label = MeaningLabel.of(store, meaning);
    String gloss = MeaningLabel.gloss(store, meaning);
    return HubImage.draw(
        store, Hub.of(store, meaning), -1, List.of(label), label.equals(gloss) ? "" : gloss);
  }
}

package org.lexhub.server.explore.meaning;

import org.lexhub.server.explore.Hub;
import org.lexhub.server.explore.picture.PictureCache;
import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.meaning.MeaningPath;
import org.lexhub.store.Store;

/**
 * {@code GET /meaning/{id}/map.png}: the word map of a meaning as a picture; {@code ?colour=letter}
 * colours the words by their first letter.
 */
public final class GetWordMapImage implements Endpoint {
  private final PictureCache cache;

  /** Keeps pictures in a cache. */
  public GetWordMapImage(PictureCache cache) {
    this.cache = cache;
  }

  @Override
  public ParamSet parameters() {
    return ParamSet.FREE;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int meaning = MeaningPath.meaning(call);
    WordMap.Colour colour = WordMapPage.colour(call);
    cache.write(
        call,
        "map " + meaning + " " + colour,
        () -> {
          WordMap map = WordMap.of(store, Hub.of(store, meaning), colour);
          return WordMapImage.draw(store, map, MeaningLabel.of(store, meaning));
        });
  }
}

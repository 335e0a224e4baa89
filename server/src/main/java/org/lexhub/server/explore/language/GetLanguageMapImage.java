package org.lexhub.server.explore.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.meaning.WorldCanvas;
import org.lexhub.server.explore.picture.Canvas;
import org.lexhub.server.explore.picture.PictureCache;
import org.lexhub.server.explore.picture.PictureColours;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;

/**
 * {@code GET /languages/map.png}: the languages of the world, or of {@code ?family=GLOTTOCODE}, as
 * a picture in the colours of the largest families; for browsers without scripts.
 */
public final class GetLanguageMapImage implements Endpoint {
  private static final int MAX_GROUPS = 11;
  private static final double DOT = 2.4;

  private final PictureCache cache;

  /** Keeps pictures in a cache. */
  public GetLanguageMapImage(PictureCache cache) {
    this.cache = cache;
  }

  @Override
  public ParamSet parameters() {
    return ParamSet.FREE;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int family = store.codes().glottocode(Fields.ofQuery(call).text("family"));
    cache.write(call, "languages " + family, () -> draw(store, family));
  }

  private static Canvas draw(Store store, int family) {
    LanguageTable languages = store.languages();
    List<Integer> shown = new ArrayList<>();
    for (int row = 0; row < languages.size(); row++) {
      if (LanguagePoints.isShown(store, row)
          && (family < 0 || row == family || languages.isWithin(row, family))) {
        shown.add(row);
      }
    }
    List<Integer> groups = largest(store, shown, family);
    WorldCanvas world = new WorldCanvas();
    for (int row : shown) {
      int rank = groups.indexOf(group(store, row, family));
      int colour = PictureColours.group(rank < 0 ? MAX_GROUPS : rank);
      world.place(languages.latitude(row), languages.longitude(row), DOT, colour);
    }
    world.label(
        family < 0 ? "Languages of the world" : WordLabels.language(store, family),
        groups.stream().map(row -> WordLabels.language(store, row)).toList());
    return world.canvas();
  }

  /** Returns the groups with the most languages, the largest first. */
  private static List<Integer> largest(Store store, List<Integer> shown, int family) {
    Map<Integer, Integer> sizes = new HashMap<>();
    shown.forEach(row -> sizes.merge(group(store, row, family), 1, Integer::sum));
    return sizes.entrySet().stream()
        .sorted(
            Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(MAX_GROUPS)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns the family of a language, or its branch of the family that is shown. */
  private static int group(Store store, int row, int family) {
    LanguageTable languages = store.languages();
    if (family < 0) {
      int own = languages.family(row);
      return own < 0 ? row : own;
    }
    int branch = row;
    for (int parent = languages.parent(branch);
        parent >= 0 && parent != family;
        parent = languages.parent(branch)) {
      branch = parent;
    }
    return branch;
  }
}

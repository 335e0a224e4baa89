package org.lexhub.server.explore.meaning;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.picture.Canvas;
import org.lexhub.server.explore.picture.PictureColours;
import org.lexhub.server.explore.picture.PictureText;
import org.lexhub.store.Store;

/** A {@link WordMap} as a picture. */
final class WordMapImage {
  private static final double DOT = 3.4;
  private static final double LETTERS = 62 * WorldCanvas.SCALE * 1.08;

  private final Store store;
  private final WorldCanvas world = new WorldCanvas();

  private WordMapImage(Store store) {
    this.store = store;
  }

  /**
   * Draws a map.
   *
   * @param title the meaning that the map is of
   */
  static Canvas draw(Store store, WordMap map, String title) {
    WordMapImage image = new WordMapImage(store);
    for (WordMap.Place place : map.places().reversed()) {
      image.world.dot(place.x(), place.y(), DOT, PictureColours.group(place.group()));
    }
    for (WordMap.Place place : map.places()) {
      if (place.label().isShown()) {
        image.label(place);
      }
    }
    image.world.label("How the world says “" + title + "”", map.groups());
    return image.world.canvas();
  }

  private void label(WordMap.Place place) {
    PictureText text = text(place.lexeme());
    if (text == null) {
      return;
    }
    WordMap.Box box = place.label();
    double room = box.width() * WorldCanvas.SCALE;
    double size = Math.min(LETTERS, room / text.width(1));
    double left = WorldCanvas.x(box.left());
    double start = box.end() ? left + room - text.width(size) : left;
    double baseline = WorldCanvas.y(box.top() + WordMap.LINE * 0.74);
    world.canvas().fill(text.path(size, start, baseline), PictureColours.group(place.group()));
  }

  private @Nullable PictureText text(int lexeme) {
    PictureText text = PictureText.of(WordLabels.lemma(store, lexeme));
    int romanization = store.lexemes().romanization(lexeme);
    return text == null && romanization >= 0
        ? PictureText.of(store.strings().get(romanization))
        : text;
  }
}

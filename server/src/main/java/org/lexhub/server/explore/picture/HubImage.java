package org.lexhub.server.explore.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.Hub;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.store.Store;

/**
 * A hub as a picture of 1200 × 630 pixels, the size that previews of links have: the word in the
 * middle, around it the best words of the most spoken languages in the colours of their families. A
 * word whose letters cannot be drawn is shown by its reading or romanization, or not at all.
 */
final class HubImage {
  static final int WIDTH = 1200;
  static final int HEIGHT = 630;

  private static final int MAX_WORDS = 14;
  private static final double CENTRE_X = 600;
  private static final double CENTRE_Y = 288;
  private static final double MAX_PITCH = 78;
  private static final double COLUMN = 262;
  private static final double BOW = 62;
  private static final double ROOM = 318;
  private static final double WORD_SIZE = 37;
  private static final double MIN_WORD_SIZE = 19;
  private static final double NAME_SIZE = 19;
  private static final double CENTRE_ROOM = 300;
  private static final double CENTRE_SIZE = 66;
  private static final double GLOSS_SIZE = 22;
  private static final double GLOSS_TOP = 486;
  private static final double GLOSS_ROOM = 296;
  private static final int MAX_GLOSS_LINES = 3;

  private final Store store;
  private final Canvas canvas = new Canvas(WIDTH, HEIGHT, PictureColours.PAPER);

  private HubImage(Store store) {
    this.store = store;
  }

  /** A word that can be drawn. */
  private record Shown(PictureText text, Hub.Word word, int family) {}

  /**
   * Draws a hub.
   *
   * @param hub the words around the middle, or null for none
   * @param here the lexeme whose language is left out, -1 for none
   * @param center the spellings of the word in the middle; the first one that can be drawn is shown
   */
  static Canvas draw(Store store, @Nullable Hub hub, int here, List<String> center, String gloss) {
    HubImage image = new HubImage(store);
    List<Shown> words = hub == null ? List.of() : image.chosen(hub, here);
    int right = (words.size() + 1) / 2;
    PictureText title = title(center);
    double size = Math.min(CENTRE_SIZE, CENTRE_ROOM / title.width(1));
    double half = Math.max(75, title.width(size) / 2 + 42);
    image.column(words.subList(0, right), 1, half);
    image.column(words.subList(right, words.size()), -1, half);
    image.middle(title, size, half, gloss);
    image.footer(hub);
    return image.canvas;
  }

  private static PictureText title(List<String> center) {
    for (String spelling : center) {
      PictureText text = PictureText.of(spelling);
      if (text != null) {
        return text;
      }
    }
    return PictureText.lenient(center.getLast());
  }

  /** Returns the best words of the most spoken languages, grouped by family. */
  private List<Shown> chosen(Hub hub, int here) {
    int home = here < 0 ? -1 : store.lexemes().language(here);
    List<Hub.Family> families = hub.families();
    List<Shown> candidates = new ArrayList<>();
    for (int family = 0; family < families.size(); family++) {
      for (Hub.Word word : families.get(family).words()) {
        if (word.place() == 0 && word.language() != home) {
          PictureText text = text(word.lexeme());
          if (text != null) {
            candidates.add(new Shown(text, word, family));
          }
        }
      }
    }
    candidates.sort(Comparator.comparingInt(shown -> shown.word().rank()));
    List<Shown> best =
        new ArrayList<>(candidates.subList(0, Math.min(MAX_WORDS, candidates.size())));
    best.sort(
        Comparator.comparingInt(Shown::family).thenComparingInt(shown -> shown.word().rank()));
    return best;
  }

  private @Nullable PictureText text(int lexeme) {
    for (String spelling : spellings(store, lexeme)) {
      PictureText text = PictureText.of(spelling);
      if (text != null && ROOM / text.width(1) >= MIN_WORD_SIZE) {
        return text;
      }
    }
    return null;
  }

  /** Returns the lemma of a lexeme and its romanization and reading, if any. */
  static List<String> spellings(Store store, int lexeme) {
    List<String> spellings = new ArrayList<>();
    spellings.add(WordLabels.lemma(store, lexeme));
    for (int other :
        new int[] {store.lexemes().romanization(lexeme), store.lexemes().reading(lexeme)}) {
      if (other >= 0) {
        spellings.add(store.strings().get(other));
      }
    }
    return spellings;
  }

  /**
   * Draws a column of words with lines from the middle.
   *
   * @param side 1 for right, -1 for left
   * @param half half the width of the shape in the middle
   */
  private void column(List<Shown> words, int side, double half) {
    double pitch = Math.min(MAX_PITCH, 7 * MAX_PITCH / Math.max(1, words.size()));
    for (int i = 0; i < words.size(); i++) {
      Shown shown = words.get(i);
      int colour = PictureColours.group(shown.family());
      double y = CENTRE_Y + (i - (words.size() - 1) / 2.0) * pitch;
      double lean = (y - CENTRE_Y) / (4 * MAX_PITCH);
      double edge = CENTRE_X + side * (COLUMN - BOW * lean * lean);
      Path line = new Path();
      line.bentLine(CENTRE_X + side * half * 0.8, CENTRE_Y, edge - side * 10, y, 2.6);
      canvas.fill(line, colour, 0.55);
      double size = Math.min(WORD_SIZE, ROOM / shown.text().width(1));
      write(shown.text(), size, edge, y + 6, side, colour);
      String language = WordLabels.language(store, shown.word().language());
      write(PictureText.lenient(language), NAME_SIZE, edge, y + 31, side, PictureColours.SOFT);
    }
  }

  /** Writes a text from or up to a point. */
  private void write(
      PictureText text, double size, double edge, double baseline, int side, int colour) {
    double x = side > 0 ? edge : edge - text.width(size);
    canvas.fill(text.path(size, x, baseline), colour);
  }

  private void middle(PictureText title, double size, double half, String gloss) {
    Path halo = new Path();
    halo.pill(CENTRE_X, CENTRE_Y, 2 * half + 14, 134);
    canvas.fill(halo, PictureColours.PAPER);
    Path pill = new Path();
    pill.pill(CENTRE_X, CENTRE_Y, 2 * half, 120);
    canvas.fill(pill, PictureColours.ACCENT);
    centred(title, size, CENTRE_Y + size * 0.33, PictureColours.ON_ACCENT);
    double y = GLOSS_TOP;
    for (PictureText line : lines(gloss)) {
      centred(line, GLOSS_SIZE, y, PictureColours.SOFT);
      y += GLOSS_SIZE * 1.4;
    }
  }

  private void centred(PictureText text, double size, double baseline, int colour) {
    canvas.fill(text.path(size, CENTRE_X - text.width(size) / 2, baseline), colour);
  }

  /** Breaks a gloss into lines that fit between the columns; none if it cannot be drawn. */
  private static List<PictureText> lines(String gloss) {
    List<PictureText> lines = new ArrayList<>();
    if (PictureText.of(gloss) == null) {
      return lines;
    }
    String line = "";
    for (String word : gloss.strip().split("\\s+", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (PictureText.lenient(longer).width(GLOSS_SIZE) <= GLOSS_ROOM || line.isEmpty()) {
        line = longer;
        continue;
      }
      if (lines.size() == MAX_GLOSS_LINES - 1) {
        lines.add(PictureText.lenient(line + " …"));
        return lines;
      }
      lines.add(PictureText.lenient(line));
      line = word;
    }
    lines.add(PictureText.lenient(line));
    return lines;
  }

  private void footer(@Nullable Hub hub) {
    double baseline = HEIGHT - 26;
    write(PictureText.lenient("Lexhub"), 30, 44, baseline, 1, PictureColours.ACCENT);
    if (hub != null) {
      String count =
          DisplayFormats.count(hub.words(), "word", "words")
              + " in "
              + DisplayFormats.count(hub.languages(), "language", "languages");
      write(PictureText.lenient(count), 22, WIDTH - 44, baseline, -1, PictureColours.SOFT);
    }
  }
}

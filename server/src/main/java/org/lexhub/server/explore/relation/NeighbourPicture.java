package org.lexhub.server.explore.relation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Draws what lies around a meaning as SVG: broader meanings and wholes above it, opposites, similar
 * and narrower meanings and parts below, each in a box that leads to its page. The style sheet
 * {@code map.css} colours it; the picture is as wide as a small phone and grows with the page.
 */
public final class NeighbourPicture {
  private static final int WIDTH = 360;
  private static final int MARGIN = 6;
  private static final int BOX_HEIGHT = 26;
  private static final int ROW_GAP = 8;
  private static final int GROUP_GAP = 22;
  private static final int LABEL_HEIGHT = 16;
  private static final int BASELINE = 17;
  private static final double LETTER_WIDTH = 7.3;
  private static final int PADDING = 10;
  private static final int MAX_LETTERS = 22;

  /** The maximum number of boxes of a group. */
  private static final int MAX_BOXES = 8;

  private static final int MIN_NEIGHBOURS = 2;

  /** The kinds of neighbours from the top to the bottom of the picture. */
  private enum Group {
    WHOLE("whole", "part of"),
    BROADER("broader", "broader"),
    /** The meaning itself. */
    CENTRE("centre", ""),
    OPPOSITE("opposite", "opposite"),
    SIMILAR("similar", "similar"),
    NARROWER("narrower", "narrower"),
    PART("part", "has part"),
    EFFECT("effect", "causes or entails");

    private final String style;
    private final String label;

    Group(String style, String label) {
      this.style = style;
      this.label = label;
    }

    private static @Nullable Group of(RelationType type) {
      return switch (type) {
        case HYPERNYM, INSTANCE_HYPERNYM -> BROADER;
        case HYPONYM, INSTANCE_HYPONYM -> NARROWER;
        case PART_HOLONYM, MEMBER_HOLONYM, SUBSTANCE_HOLONYM -> WHOLE;
        case PART_MERONYM, MEMBER_MERONYM, SUBSTANCE_MERONYM -> PART;
        case ANTONYM -> OPPOSITE;
        case SIMILAR, ALSO, VERB_GROUP -> SIMILAR;
        case CAUSE, ENTAILMENT -> EFFECT;
        default -> null;
      };
    }
  }

  /** A box at a place; {@code meaning} is -1 for the note of those that are left out. */
  private record Box(int meaning, String text, Group group, double x, double y, double width) {
    double middle() {
      return x + width / 2;
    }
  }

  private final Store store;
  private final Map<Group, Set<Integer>> groups = new EnumMap<>(Group.class);
  private final List<Box> boxes = new ArrayList<>();
  private final Map<Group, Double> labels = new EnumMap<>(Group.class);
  private double bottom = MARGIN;

  private NeighbourPicture(Store store) {
    this.store = store;
  }

  /** Writes the section of the page of a meaning; nothing if it has few neighbours. */
  public static void write(Html html, Store store, int meaning) {
    NeighbourPicture picture = new NeighbourPicture(store);
    picture.collect(meaning);
    int neighbours = picture.groups.values().stream().mapToInt(Set::size).sum() - 1;
    if (neighbours < MIN_NEIGHBOURS) {
      return;
    }
    picture.place();
    html.open("section", "id", "around").element("h2", "Around this meaning");
    picture.draw(html, MeaningLabel.of(store, meaning));
    html.close();
  }

  private void collect(int meaning) {
    MeaningTable meanings = store.meanings();
    groups.put(Group.CENTRE, Set.of(meaning));
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      Group group = Group.of(RelationType.at(meanings.relationType(i)));
      if (group != null && meanings.relationMeaning(i) != meaning) {
        groups
            .computeIfAbsent(group, none -> new LinkedHashSet<>())
            .add(meanings.relationMeaning(i));
      }
    }
  }

  private void place() {
    groups.forEach((group, meanings) -> {
      if (!boxes.isEmpty()) {
        bottom += GROUP_GAP;
      }
      if (!group.label.isEmpty()) {
        bottom += LABEL_HEIGHT;
        labels.put(group, bottom - ROW_GAP / 2.0);
      }
      List<Box> row = new ArrayList<>();
      int left = MAX_BOXES;
      for (int meaning : meanings) {
        if (left-- == 0) {
          break;
        }
        add(row, meaning, shortened(MeaningLabel.of(store, meaning)), group);
      }
      if (meanings.size() > MAX_BOXES) {
        add(row, -1, "and " + (meanings.size() - MAX_BOXES) + " more", group);
      }
      end(row);
      bottom -= ROW_GAP;
    });
    bottom += MARGIN;
  }

  private static String shortened(String label) {
    int length = label.codePointCount(0, label.length());
    return length <= MAX_LETTERS
        ? label
        : label.substring(0, label.offsetByCodePoints(0, MAX_LETTERS - 1)).strip() + "…";
  }

  /** Adds a box to a row, or starts the next row. */
  private void add(List<Box> row, int meaning, String text, Group group) {
    double width = text.codePointCount(0, text.length()) * LETTER_WIDTH + 2 * PADDING;
    if (!row.isEmpty() && rowEnd(row) + ROW_GAP + width > WIDTH - MARGIN) {
      end(row);
    }
    double x = row.isEmpty() ? MARGIN : rowEnd(row) + ROW_GAP;
    row.add(new Box(meaning, text, group, x, bottom, width));
  }

  private static double rowEnd(List<Box> row) {
    Box last = row.get(row.size() - 1);
    return last.x() + last.width();
  }

  /** Centres a row and ends it. */
  private void end(List<Box> row) {
    double shift = (WIDTH - MARGIN - rowEnd(row)) / 2;
    for (Box box : row) {
      boxes.add(
          new Box(box.meaning(), box.text(), box.group(), box.x() + shift, box.y(), box.width()));
    }
    row.clear();
    bottom += BOX_HEIGHT + ROW_GAP;
  }

  private void draw(Html html, String title) {
    html.open(
        "svg",
        "class",
        "around",
        "viewBox",
        "0 0 " + WIDTH + " " + number(bottom),
        "xmlns",
        "http://www.w3.org/2000/svg",
        "role",
        "group",
        "aria-label",
        "Meanings around " + title);
    Box centre =
        boxes.stream().filter(box -> box.group() == Group.CENTRE).findFirst().orElseThrow();
    boxes.stream()
        .filter(box -> box.group() != Group.CENTRE)
        .forEach(box -> line(html, centre, box));
    labels.forEach((group, y) -> label(html, group, y));
    boxes.forEach(box -> box(html, box));
    html.close();
  }

  private static void line(Html html, Box centre, Box box) {
    boolean above = box.y() < centre.y();
    double from = above ? centre.y() : centre.y() + BOX_HEIGHT;
    double to = above ? box.y() + BOX_HEIGHT : box.y();
    double bend = (from + to) / 2;
    String path =
        "M%s %sC%s %s %s %s %s %s"
            .formatted(
                number(centre.middle()),
                number(from),
                number(centre.middle()),
                number(bend),
                number(box.middle()),
                number(bend),
                number(box.middle()),
                number(to));
    html.element("path", "", "class", box.group().style, "d", path);
  }

  private static void label(Html html, Group group, double y) {
    html.element(
        "text", group.label, "class", "kind", "x", Integer.toString(MARGIN), "y", number(y));
  }

  private void box(Html html, Box box) {
    boolean link = box.meaning() >= 0 && box.group() != Group.CENTRE;
    html.open(
        link ? "a" : "g",
        "class",
        "box " + box.group().style,
        "href",
        link ? MeaningLabel.address(store, box.meaning()) : null);
    if (link) {
      html.element("title", box.text() + ": " + MeaningLabel.gloss(store, box.meaning()));
    }
    html.element(
        "rect",
        "",
        "x",
        number(box.x()),
        "y",
        number(box.y()),
        "width",
        number(box.width()),
        "height",
        Integer.toString(BOX_HEIGHT),
        "rx",
        "6");
    html.element(
        "text",
        box.text(),
        "x",
        number(box.middle()),
        "y",
        number(box.y() + BASELINE),
        "text-anchor",
        "middle");
    html.close();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}

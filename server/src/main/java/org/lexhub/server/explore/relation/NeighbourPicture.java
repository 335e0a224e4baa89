package org.lexhub.server.explore.relation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Places what lies around a meaning: broader meanings and wholes above it, opposites, similar and
 * narrower meanings and parts below, each in a box that leads to its page. The template draws it as
 * SVG, coloured by the style sheet {@code map.css}; it is as wide as a small phone and grows with
 * the page.
 */
public final class NeighbourPicture {
  static final int WIDTH = 360;
  static final int MARGIN = 6;
  static final int BOX_HEIGHT = 26;
  private static final int ROW_GAP = 8;
  private static final int GROUP_GAP = 22;
  private static final int LABEL_HEIGHT = 16;
  private static final double LETTER_WIDTH = 7.3;
  private static final int PADDING = 10;
  private static final int MAX_LETTERS = 22;

  /** The maximum number of boxes of a group. */
  private static final int MAX_BOXES = 8;

  private static final int MIN_NEIGHBOURS = 2;

  /** The kinds of neighbours from the top to the bottom of the picture. */
  enum Group {
    WHOLE("whole"),
    BROADER("broader"),
    /** The meaning itself. */
    CENTRE("centre"),
    OPPOSITE("opposite"),
    SIMILAR("similar"),
    NARROWER("narrower"),
    PART("part"),
    EFFECT("effect");

    final String style;

    Group(String style) {
      this.style = style;
    }

    String label() {
      return Texts.text("around." + style);
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

  /**
   * A box at a place.
   *
   * @param link the page to which it leads, or null
   */
  record Box(@Nullable Neighbour link, String text, Group group, double x, double y, double width) {
    double middle() {
      return x + width / 2;
    }
  }

  final String title;
  final List<Box> boxes = new ArrayList<>();
  final Map<Group, Double> labels = new EnumMap<>(Group.class);
  double bottom = MARGIN;
  private final Store store;
  private final Map<Group, Set<Integer>> groups = new EnumMap<>(Group.class);

  private NeighbourPicture(Store store, int meaning) {
    this.store = store;
    title = MeaningLabel.of(store, meaning);
    collect(meaning);
    place();
  }

  /** Returns the picture of a meaning, null if it has few neighbours. */
  public static @Nullable NeighbourPicture of(Store store, int meaning) {
    NeighbourPicture picture = new NeighbourPicture(store, meaning);
    int neighbours = picture.groups.values().stream().mapToInt(Set::size).sum() - 1;
    return neighbours < MIN_NEIGHBOURS ? null : picture;
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
      if (group != Group.CENTRE) {
        bottom += LABEL_HEIGHT;
        labels.put(group, bottom - ROW_GAP / 2.0);
      }
      List<Box> row = new ArrayList<>();
      int left = MAX_BOXES;
      for (int meaning : meanings) {
        if (left-- == 0) {
          break;
        }
        Neighbour to = Neighbour.meaning(store, meaning);
        add(row, group == Group.CENTRE ? null : to, shortened(to.label()), group);
      }
      if (meanings.size() > MAX_BOXES) {
        add(row, null, Texts.text("related.more", meanings.size() - MAX_BOXES), group);
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
  private void add(List<Box> row, @Nullable Neighbour link, String text, Group group) {
    double width = text.codePointCount(0, text.length()) * LETTER_WIDTH + 2 * PADDING;
    if (!row.isEmpty() && rowEnd(row) + ROW_GAP + width > WIDTH - MARGIN) {
      end(row);
    }
    double x = row.isEmpty() ? MARGIN : rowEnd(row) + ROW_GAP;
    row.add(new Box(link, text, group, x, bottom, width));
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
          new Box(box.link(), box.text(), box.group(), box.x() + shift, box.y(), box.width()));
    }
    row.clear();
    bottom += BOX_HEIGHT + ROW_GAP;
  }

  /** Returns the curve from the centre to a box as the attribute {@code d} of a path. */
  String curve(Box box) {
    Box centre =
        boxes.stream().filter(each -> each.group() == Group.CENTRE).findFirst().orElseThrow();
    boolean above = box.y() < centre.y();
    double from = above ? centre.y() : centre.y() + BOX_HEIGHT;
    double to = above ? box.y() + BOX_HEIGHT : box.y();
    double bend = (from + to) / 2;
    return String.format(
        Locale.ROOT,
        "M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f",
        centre.middle(),
        from,
        centre.middle(),
        bend,
        box.middle(),
        bend,
        box.middle(),
        to);
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}

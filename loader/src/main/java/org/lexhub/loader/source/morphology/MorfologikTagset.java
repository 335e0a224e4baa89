package org.lexhub.loader.source.morphology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.Resource;
import org.lexhub.store.table.vocabulary.Pos;

/** Interprets the tags of the dictionary of one language, as {@code morfologik-tags.tsv} says. */
final class MorfologikTagset {
  private static final Pattern PARTS = Pattern.compile("[:+. -]+");
  private static final List<String[]> ROWS =
      Resource.rows(MorfologikTagset.class, "morfologik-tags.tsv", 4);

  /**
   * What a tag says of a form.
   *
   * @param pos the part of speech of its lemma, null if unknown
   * @param features words such as {@code plural}
   */
  record Analysis(@Nullable Pos pos, List<String> features) {
    Analysis {
      features = List.copyOf(features);
    }
  }

  /** The features of the characters of tags from a position. */
  private record Position(char head, int at, Map<String, List<String>> codes) {}

  private final Map<String, @Nullable Pos> parts = new HashMap<>();
  private final List<Pattern> skipped = new ArrayList<>();
  private final Map<String, List<String>> ofTag = new HashMap<>();
  private final Map<String, List<String>> ofPart = new HashMap<>();
  private final Map<String, Position> positions = new LinkedHashMap<>();
  private @Nullable String cut;
  private @Nullable Pattern end;

  private MorfologikTagset(String name) {
    for (String[] row : ROWS) {
      if (row[0].equals(name)) {
        add(row[1], row[2], row[3]);
      }
    }
  }

  /**
   * Returns the tagset of a language.
   *
   * @param language ISO 639-3
   * @return null if no tagset is known; then forms have no features
   */
  static @Nullable MorfologikTagset of(String language) {
    for (String[] row : ROWS) {
      if (row[1].equals("language") && row[2].equals(language)) {
        return new MorfologikTagset(row[0]);
      }
    }
    return null;
  }

  private void add(String kind, String code, String words) {
    List<String> features = List.of(words.split(" ", -1));
    switch (kind) {
      case "language" -> {}
      case "pos" -> parts.put(code, Pos.of(words));
      case "skip" -> skipped.add(Pattern.compile(code));
      case "cut" -> cut = code;
      case "end" -> end = Pattern.compile("(?:" + code + ")$");
      case "tag" -> ofTag.put(code, features);
      case "part" -> ofPart.put(code, features);
      default ->
          positions
              .computeIfAbsent(
                  kind,
                  any ->
                      new Position(
                          kind.charAt(0), Integer.parseInt(kind.substring(1)), new HashMap<>()))
              .codes()
              .put(code, features);
    }
  }

  /** Returns what a tag says, or null if its forms are left out. */
  @Nullable Analysis analyse(String written) {
    for (Pattern each : skipped) {
      if (each.matcher(written).matches()) {
        return null;
      }
    }
    int stop = cut == null ? -1 : written.indexOf(cut);
    String tag = stop < 0 ? written : written.substring(0, stop);
    tag = end == null ? tag : end.matcher(tag).replaceFirst("");
    Set<String> features = new LinkedHashSet<>(ofTag.getOrDefault(tag, List.of()));
    if (!ofPart.isEmpty()) {
      for (String part : PARTS.split(tag, -1)) {
        features.addAll(ofPart.getOrDefault(part, List.of()));
      }
    }
    for (Position each : positions.values()) {
      if (!tag.isEmpty() && tag.charAt(0) == each.head()) {
        features.addAll(at(tag, each));
      }
    }
    return new Analysis(pos(tag), List.copyOf(features));
  }

  private static List<String> at(String tag, Position position) {
    for (int length = Math.min(2, tag.length() - position.at()); length > 0; length--) {
      String code = tag.substring(position.at(), position.at() + length);
      List<String> features = position.codes().get(code);
      if (features != null) {
        return features;
      }
    }
    return List.of();
  }

  private @Nullable Pos pos(String tag) {
    for (int length = tag.length(); length > 0; length--) {
      Pos pos = parts.get(tag.substring(0, length));
      if (pos != null) {
        return pos;
      }
    }
    return null;
  }
}

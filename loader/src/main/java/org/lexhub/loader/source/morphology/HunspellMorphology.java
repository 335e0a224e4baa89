package org.lexhub.loader.source.morphology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.morphology.MorfologikTagset.Analysis;
import org.lexhub.loader.source.text.Resource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Interprets the morphological fields of dictionaries of Hunspell and the flags of those without
 * fields, as {@code hunspell-tags.tsv} says: {@code po:} is the part of speech of a stem, {@code
 * is:} what a suffix expresses.
 */
final class HunspellMorphology {
  private static final List<String[]> ROWS =
      Resource.rows(HunspellMorphology.class, "hunspell-tags.tsv", 4);

  /** Instead of the part of speech of a flag that stems of several parts of speech have. */
  private static final String ANY_POS = "-";

  private static final String POS = "po:";
  private static final String INFLECTION = "is:";

  private final Map<String, Pos> ofField = new HashMap<>();
  private final Map<String, Pos> ofFlag = new HashMap<>();
  private final Set<String> inflecting = new HashSet<>();
  private final Map<String, List<String>> features = new HashMap<>();
  private final List<String> skipped = new ArrayList<>();
  private final Map<Key, Analysis> known = new HashMap<>();

  private record Key(String flag, List<String> stem, List<String> suffix) {}

  private HunspellMorphology(String language) {
    for (String[] row : ROWS) {
      if (row[0].equals(language)) {
        switch (row[1]) {
          case "po" -> ofField.put(row[2], Pos.of(row[3]));
          case "skip" -> skipped.add(row[2]);
          case "flag" -> addFlag(row[2], row[3]);
          default -> features.put(row[2], List.of(row[3].split(" ", -1)));
        }
      }
    }
  }

  private void addFlag(String flag, String pos) {
    inflecting.add(flag);
    if (!pos.equals(ANY_POS)) {
      ofFlag.put(flag, Pos.of(pos));
    }
  }

  /**
   * Returns the morphology of a language; without rows for it, forms have neither part of speech
   * nor features.
   *
   * @param language ISO 639-3
   */
  static HunspellMorphology of(String language) {
    return new HunspellMorphology(language);
  }

  /** Returns whether a flag inflects: all do if the language has no list of them. */
  boolean has(String flag) {
    return inflecting.isEmpty() || inflecting.contains(flag);
  }

  /** Returns whether the fields of a suffix are none of those whose forms are left out. */
  boolean isWanted(List<String> suffix) {
    return suffix.stream().noneMatch(field -> skipped.stream().anyMatch(field::startsWith));
  }

  /** Returns whether the fields of a stem that names its lemma make it an inflected form. */
  boolean isInflection(List<String> fields) {
    return fields.stream().anyMatch(each -> each.startsWith(INFLECTION))
        && fields.stream().noneMatch(each -> each.startsWith("ds:"));
  }

  /**
   * Returns what the form of a stem is.
   *
   * @param flag the flag of the suffix, empty for none
   * @param stem the fields of the stem
   * @param suffix the fields of the suffix
   */
  Analysis analysis(String flag, List<String> stem, List<String> suffix) {
    return known.computeIfAbsent(new Key(flag, stem, suffix), this::analysis);
  }

  private Analysis analysis(Key key) {
    Set<String> words = new LinkedHashSet<>();
    List<String> fields = new ArrayList<>(key.stem());
    fields.addAll(key.suffix());
    for (String field : fields) {
      if (field.startsWith(INFLECTION)) {
        words.addAll(features(field.substring(INFLECTION.length())));
      }
    }
    return new Analysis(pos(key.flag(), key.stem()), List.copyOf(words));
  }

  /** Returns the features of a value, or of its parts between underlines. */
  private List<String> features(String value) {
    List<String> known = features.get(value);
    if (known != null) {
      return known;
    }
    List<String> all = new ArrayList<>();
    for (String part : value.split("_", -1)) {
      all.addAll(features.getOrDefault(part, List.of()));
    }
    return all;
  }

  private @Nullable Pos pos(String flag, List<String> stem) {
    for (String field : stem) {
      if (field.startsWith(POS)) {
        Pos pos = ofField.get(field.substring(POS.length()));
        if (pos != null) {
          return pos;
        }
      }
    }
    return ofFlag.get(flag);
  }
}

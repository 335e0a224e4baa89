package org.lexhub.loader.source.japanese;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ExampleRecord;

/** An entry of JMdict while it is collected: spellings, readings and senses. */
final class JmdictEntry {
  /** Marks of spellings and readings that are irregular, rare, outdated or for search only. */
  private static final Set<String> UNUSUAL =
      Set.of("iK", "io", "oK", "rK", "sK", "ik", "ok", "rk", "sk", "uK");

  /** A spelling with kanji. */
  record Spelling(String text, List<String> marks) {
    Spelling {
      marks = List.copyOf(marks);
    }

    boolean isUsual() {
      return marks.stream().noneMatch(UNUSUAL::contains);
    }
  }

  /**
   * A reading in kana.
   *
   * @param only the spellings to which it belongs; empty for all
   * @param noKanji whether it is another spelling, not a reading of the others
   */
  record Reading(String text, List<String> marks, List<String> only, boolean noKanji) {
    Reading {
      marks = List.copyOf(marks);
      only = List.copyOf(only);
    }

    boolean isUsual() {
      return marks.stream().noneMatch(UNUSUAL::contains);
    }

    boolean belongsTo(String spelling) {
      return !noKanji && (only.isEmpty() || only.contains(spelling));
    }
  }

  /**
   * A gloss in a language.
   *
   * @param isLiteral whether it explains and is no translation
   */
  record Gloss(String language, String text, boolean isLiteral) {}

  /** A sense, or a translation of a name. */
  static final class Sense {
    final List<String> pos = new ArrayList<>();
    final List<String> misc = new ArrayList<>();
    final List<String> fields = new ArrayList<>();
    final List<String> only = new ArrayList<>();
    final List<Gloss> glosses = new ArrayList<>();
    final List<ExampleRecord> examples = new ArrayList<>();
    final List<String> antonyms = new ArrayList<>();
    final List<String> references = new ArrayList<>();
    String remark = "";
    boolean isName;

    /** Returns the languages of the glosses in order. */
    Set<String> languages() {
      Set<String> languages = new LinkedHashSet<>();
      glosses.forEach(gloss -> languages.add(gloss.language()));
      return languages;
    }
  }

  final List<Spelling> spellings = new ArrayList<>();
  final List<Reading> readings = new ArrayList<>();
  final List<Sense> senses = new ArrayList<>();

  /**
   * Starts a sense; one of a word has the parts of speech of the one before until it names some.
   */
  Sense newSense(boolean isWord) {
    Sense sense = new Sense();
    sense.isName = !isWord;
    senses.add(sense);
    return sense;
  }

  boolean hasSpelling() {
    spellings.removeIf(each -> each.text().isEmpty());
    readings.removeIf(each -> each.text().isEmpty());
    return !readings.isEmpty();
  }

  /** Returns the usual spelling with kanji, or null if there is none. */
  @Nullable String kanji() {
    for (Spelling spelling : spellings) {
      if (spelling.isUsual()) {
        return spelling.text();
      }
    }
    return spellings.isEmpty() ? null : spellings.get(0).text();
  }

  /** Returns the usual reading of a spelling; the first one if none belongs to it. */
  String reading(@Nullable String spelling) {
    for (Reading reading : readings) {
      if (reading.isUsual() && (spelling == null || reading.belongsTo(spelling))) {
        return reading.text();
      }
    }
    for (Reading reading : readings) {
      if (spelling == null || reading.belongsTo(spelling)) {
        return reading.text();
      }
    }
    return readings.get(0).text();
  }
}

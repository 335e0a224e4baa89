package org.lexhub.loader.source;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.Pos;

/** Takes the elements of one FreeDict file in order and hands over records, entry by entry. */
final class FreeDictReader {
  /** Evidence of a translation where the entry has one sense, and where it has more. */
  private static final double ONE_SENSE = 1.0;

  private static final double MANY_SENSES = 0.8;

  private final String source;
  private final String from;
  private final String to;
  private final RecordSink sink;
  private final StringBuilder text = new StringBuilder();

  private final List<String> headwords = new ArrayList<>();
  private final Set<String> pronunciations = new LinkedHashSet<>();
  private final List<Set<String>> senses = new ArrayList<>();
  private @Nullable Pos pos;
  private boolean inEntry;
  private boolean inTranslation;
  private int senseDepth;

  FreeDictReader(String source, String from, String to, RecordSink sink) {
    this.source = source;
    this.from = from;
    this.to = to;
    this.sink = sink;
  }

  void text(String characters) {
    text.append(characters);
  }

  void start(String element, @Nullable String type) {
    text.setLength(0);
    switch (element) {
      case "entry" -> {
        headwords.clear();
        pronunciations.clear();
        senses.clear();
        pos = null;
        senseDepth = 0;
        inEntry = true;
      }
      case "sense" -> {
        senseDepth++;
        senses.add(new LinkedHashSet<>());
      }
      case "cit" -> inTranslation = type == null || type.startsWith("trans");
      default -> {}
    }
  }

  /** Takes the end of an element; true where it was an entry. */
  boolean end(String element, String file, int line) {
    String value = text.toString().replaceAll("\\s+", " ").strip();
    text.setLength(0);
    switch (element) {
      case "orth" -> add(headwords, value);
      case "pron" -> {
        if (!value.isEmpty() && senseDepth == 0) {
          pronunciations.add(value);
        }
      }
      case "pos" -> {
        if (senseDepth == 0 && pos == null && !value.isEmpty()) {
          pos = Pos.parse(value);
        }
      }
      case "quote" -> {
        if (inTranslation) {
          translation(value);
        }
      }
      case "def" -> definition(value);
      case "cit" -> inTranslation = false;
      case "sense" -> senseDepth--;
      case "entry" -> {
        write(file, line);
        inEntry = false;
        return true;
      }
      default -> {}
    }
    return false;
  }

  private void add(List<String> list, String value) {
    if (inEntry && senseDepth == 0 && !value.isEmpty() && !list.contains(value)) {
      list.add(value);
    }
  }

  private void translation(String value) {
    if (inEntry && !value.isEmpty() && value.length() <= 200) {
      if (senses.isEmpty()) {
        senses.add(new LinkedHashSet<>());
      }
      senses.get(senses.size() - 1).add(value);
    }
  }

  /** Some dictionaries list their translations in {@code def}; long ones explain instead. */
  private void definition(String value) {
    for (String part : value.split("[,;]", -1)) {
      String word = part.strip();
      if (!word.isEmpty() && word.split(" ", -1).length <= 3) {
        translation(word);
      }
    }
  }

  private void write(String file, int line) {
    senses.removeIf(Set::isEmpty);
    if (headwords.isEmpty()) {
      sink.reject(file, line, "an entry without headword");
      return;
    }
    Pos part = pos == null ? Pos.OTHER : pos;
    String word = headwords.get(0);
    double evidence = senses.size() == 1 ? ONE_SENSE : MANY_SENSES;
    LexemeRecord.Builder lexeme = LexemeRecord.builder(from, word, part);
    for (String pronunciation : pronunciations) {
      lexeme.pronunciation(
          pronunciation.startsWith("/") || pronunciation.startsWith("[")
              ? pronunciation
              : "/" + pronunciation + "/",
          null);
    }
    for (int i = 1; i < headwords.size(); i++) {
      lexeme.form(headwords.get(i), List.of("alternative"));
    }
    for (int i = 0; i < senses.size(); i++) {
      String key = source + ":" + word + ":" + part.code() + ":" + String.join("|", senses.get(i));
      String gloss = to.equals("eng") ? String.join(", ", senses.get(i)) : null;
      sink.meaning(new MeaningRecord(key, null, part, null, gloss));
      lexeme.sense(SenseRecord.of(key, i + 1));
      for (String translation : senses.get(i)) {
        SenseRecord link = SenseRecord.of(key).withEvidence(evidence);
        sink.lexeme(LexemeRecord.of(to, translation, part, link));
      }
    }
    if (!senses.isEmpty()) {
      sink.lexeme(lexeme.build());
    }
  }
}

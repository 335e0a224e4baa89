package org.lexhub.loader.source.freedict;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.Brackets;
import org.lexhub.loader.source.text.GlossText;
import org.lexhub.loader.source.text.WrittenWord;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Turns the elements of one FreeDict file into entries, one per sense. Splits an element with
 * several translations, removes remarks in brackets and writes a word with optional letters in two
 * spellings. A text of more than {@value #MAX_WORDS} words is an explanation, not a translation,
 * and is ignored.
 */
final class FreeDictReader {
  private static final int MAX_WORDS = 4;
  private static final int MAX_DEFINITION_WORDS = 3;
  private static final Pattern VERB = Pattern.compile("v\\.?(i|t|ti|tr|intr|r|1)?|irrv|cop");

  private final String from;
  private final String to;
  private final RecordSink sink;
  private final StringBuilder text = new StringBuilder();

  private final Set<String> headwords = new LinkedHashSet<>();
  private final Set<String> pronunciations = new LinkedHashSet<>();
  private final List<Set<String>> senses = new ArrayList<>();
  private @Nullable Pos pos;
  private boolean inEntry;
  private boolean inTranslation;
  private int senseDepth;

  FreeDictReader(String from, String to, RecordSink sink) {
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

  /** Receives the end of an element; returns true if it was an entry. */
  boolean end(String element, String file, int line) {
    String value = text.toString().replaceAll("\\s+", " ").strip();
    text.setLength(0);
    switch (element) {
      case "orth" -> {
        if (inEntry && senseDepth == 0) {
          headwords.addAll(words(value, from, MAX_WORDS, true));
        }
      }
      case "pron" -> {
        if (!value.isEmpty() && senseDepth == 0) {
          pronunciations.add(value);
        }
      }
      case "pos" -> {
        if (senseDepth == 0 && pos == null && !value.isEmpty()) {
          pos = pos(value);
        }
      }
      case "quote" -> {
        if (inTranslation) {
          translations(value, MAX_WORDS);
        }
      }
      case "def" -> translations(value, MAX_DEFINITION_WORDS);
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

  private static @Nullable Pos pos(String value) {
    String lower = value.toLowerCase(Locale.ROOT);
    return VERB.matcher(lower).matches() ? Pos.VERB : Pos.parse(lower);
  }

  private void translations(String value, int maxWords) {
    if (inEntry) {
      if (senses.isEmpty()) {
        senses.add(new LinkedHashSet<>());
      }
      senses.get(senses.size() - 1).addAll(words(value, to, maxWords, false));
    }
  }

  /**
   * Returns the words of a text that can be entries. Commas in a headword separate words only if
   * all parts are lower-case words without blanks.
   */
  private static List<String> words(String text, String language, int maxWords, boolean headword) {
    List<String> words = new ArrayList<>();
    for (String spelling : WrittenWord.spellings(Brackets.withoutHalves(text))) {
      List<String> parts = GlossText.parts(spelling);
      boolean whole = headword && !WrittenWord.isList(parts);
      for (String part : whole ? List.of(String.join(",", parts)) : parts) {
        String word = GlossText.headword(part, language);
        boolean isAffix = word.startsWith("-") || word.endsWith("-");
        if (!word.isEmpty() && !isAffix && GlossText.words(word) <= maxWords) {
          words.add(word);
        }
      }
    }
    return words;
  }

  private void write(String file, int line) {
    senses.removeIf(Set::isEmpty);
    if (headwords.isEmpty()) {
      sink.reject(file, line, "this entry has no headword");
      return;
    }
    if (senses.isEmpty()) {
      return;
    }
    List<String> spelled = List.copyOf(headwords);
    String word = spelled.get(0);
    for (Set<String> sense : senses) {
      sink.entry(new EntryRecord(from, word, pos, to, List.copyOf(sense)));
    }
    LexemeRecord.Builder lexeme = LexemeRecord.builder(from, word, Pos.OTHER);
    for (String pronunciation : pronunciations) {
      boolean enclosed = pronunciation.startsWith("/") || pronunciation.startsWith("[");
      lexeme.pronunciation(enclosed ? pronunciation : "/" + pronunciation + "/", null);
    }
    for (String other : spelled.subList(1, spelled.size())) {
      lexeme.form(other, List.of("alternative"));
    }
    if (!pronunciations.isEmpty() || spelled.size() > 1) {
      sink.annotate(lexeme.build(), pos);
    }
  }
}

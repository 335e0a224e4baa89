package org.lexhub.loader.source.freedict;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.text.EntryLabels;
import org.lexhub.loader.source.text.EntryWords;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** The parts of one entry of a FreeDict dictionary while it is read. */
final class FreeDictEntry {
  private static final int MAX_EXAMPLES = 5;

  final Set<String> headwords = new LinkedHashSet<>();

  /** The spellings in kana of a Japanese headword. */
  final Set<String> readings = new LinkedHashSet<>();

  final Set<String> pronunciations = new LinkedHashSet<>();

  /** The inflected forms, and the features of each. */
  final Map<String, List<String>> forms = new LinkedHashMap<>();

  private final List<Sense> senses = new ArrayList<>();
  private final Map<String, String> genders = new LinkedHashMap<>();
  @Nullable Pos pos;
  String gender = "";

  /** Whether the headword is a plural. */
  boolean isPlural;

  /** The headword to which the entry refers first, empty if none. */
  String reference = "";

  /** The words to which the entry relates its headword. */
  private final Map<RelationType, Set<String>> related = new EnumMap<>(RelationType.class);

  private static final class Sense {
    final Set<String> translations = new LinkedHashSet<>();
    final Set<String> explanations = new LinkedHashSet<>();
    final List<ExampleRecord> examples = new ArrayList<>();
    @Nullable Register register;
    @Nullable String domain;
  }

  void clear() {
    headwords.clear();
    readings.clear();
    pronunciations.clear();
    forms.clear();
    senses.clear();
    genders.clear();
    pos = null;
    gender = "";
    isPlural = false;
    reference = "";
    related.clear();
  }

  /** Adds a related word of the language of the headword. */
  void related(RelationType type, String word) {
    if (!word.isEmpty()) {
      related.computeIfAbsent(type, key -> new LinkedHashSet<>()).add(word);
    }
  }

  void addSense() {
    senses.add(new Sense());
  }

  private Sense sense() {
    if (senses.isEmpty()) {
      addSense();
    }
    return senses.getLast();
  }

  /** Adds translations; a text without any is an explanation of the sense. */
  void translation(String text, String language, int maxWords) {
    List<String> words = EntryWords.translations(text, language, maxWords);
    sense().translations.addAll(words);
    if (words.isEmpty()) {
      sense().explanations.add(text);
    }
  }

  /** Sets the gender of the translation that was added last. */
  void translationGender(String label) {
    Set<String> translations = sense().translations;
    if (!translations.isEmpty()) {
      String last = List.copyOf(translations).getLast();
      genders.putIfAbsent(last, label);
    }
  }

  void example(String text, @Nullable String translation) {
    if (!text.isEmpty() && sense().examples.size() < MAX_EXAMPLES) {
      sense().examples.add(new ExampleRecord(text, translation));
    }
  }

  /** Sets the register or the subject field of the current sense, where the label names one. */
  void label(String text, boolean isDomain) {
    Register register = EntryLabels.register(text);
    if (register != null) {
      sense().register = register;
    } else if (isDomain && !text.isEmpty()) {
      sense().domain = EntryLabels.domain(text);
    }
  }

  /**
   * Passes the entry on. A plural that refers to its singular, and that has neither part of speech
   * nor gender, is a form of it.
   *
   * @return false if it has no headword
   */
  boolean write(String from, String to, RecordSink sink) {
    List<String> spelled = List.copyOf(headwords.isEmpty() ? readings : headwords);
    if (spelled.isEmpty()) {
      return false;
    }
    String word = spelled.getFirst();
    if (isPlural && pos == null && gender.isEmpty() && !reference.isEmpty()) {
      LexemeRecord.Builder singular = LexemeRecord.builder(from, reference, Pos.OTHER);
      sink.annotate(singular.form(word, List.of("plural")).build(), Pos.NOUN);
      return true;
    }
    related.forEach((type, words) -> {
      for (String other : words) {
        sink.wordRelation(WordRelationRecord.of(from, word, pos, type, other));
      }
    });
    boolean any = false;
    for (Sense sense : senses) {
      if (!sense.translations.isEmpty()) {
        any = true;
        List<String> translations = List.copyOf(sense.translations);
        sink.entry(new EntryRecord(from, word, pos, to, translations, detail(sense, word, to)));
      }
    }
    if (any) {
      annotate(spelled, from, sink);
      genders.forEach((noun, label) -> {
        LexemeRecord.Builder lexeme = LexemeRecord.builder(to, noun, Pos.OTHER);
        if (EntryLabels.gender(lexeme, label)) {
          sink.annotate(lexeme.build(), Pos.NOUN);
        }
      });
    }
    return true;
  }

  private static EntryDetail detail(Sense sense, String word, String to) {
    List<TextRecord> definitions = new ArrayList<>();
    for (String text : sense.explanations) {
      String explanation = EntryWords.explanation(text, word, to);
      if (!explanation.isEmpty()) {
        definitions.add(new TextRecord(to, explanation));
      }
    }
    return new EntryDetail(sense.register, sense.domain, definitions, sense.examples);
  }

  private void annotate(List<String> spelled, String from, RecordSink sink) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(from, spelled.getFirst(), Pos.OTHER);
    boolean isNoun = pos == Pos.NOUN || pos == Pos.NAME || pos == null;
    boolean any = isNoun && EntryLabels.gender(lexeme, gender);
    if (!headwords.isEmpty() && !readings.isEmpty()) {
      lexeme.reading(List.copyOf(readings).getFirst());
      any = true;
    }
    for (String pronunciation : pronunciations) {
      boolean enclosed = pronunciation.startsWith("/") || pronunciation.startsWith("[");
      lexeme.pronunciation(enclosed ? pronunciation : "/" + pronunciation + "/", null);
    }
    for (String other : spelled.subList(1, spelled.size())) {
      lexeme.form(other, List.of("alternative"));
    }
    forms.forEach(lexeme::form);
    if (any || !pronunciations.isEmpty() || spelled.size() > 1 || !forms.isEmpty()) {
      sink.annotate(lexeme.build(), pos);
    }
  }
}

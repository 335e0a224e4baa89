package org.lexhub.loader.source.freedict;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.Blanks;
import org.lexhub.loader.source.text.EntryLabels;
import org.lexhub.loader.source.text.EntryWords;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Turns the elements of one FreeDict file into entries, one per sense. Translations, registers,
 * subject fields and examples belong to the sense that contains them, gender and part of speech to
 * the headword or, inside a translation, to the translation. A text of more than {@value
 * EntryWords#MAX_WORDS} words is not a translation but an explanation.
 */
final class FreeDictReader {
  private static final int MAX_DEFINITION_WORDS = 3;

  /** Elements that mark a part of a text. */
  private static final Set<String> INLINE = Set.of("hi", "emph", "foreign", "mentioned");

  private final String from;
  private final String to;
  private final RecordSink sink;
  private final StringBuilder text = new StringBuilder();
  private final FreeDictEntry entry = new FreeDictEntry();

  /** The types of the open {@code form} and {@code cit} elements. */
  private final Deque<String> forms = new ArrayDeque<>();

  private final Deque<String> citations = new ArrayDeque<>();
  private String type = "";
  private String example = "";
  private @Nullable String exampleTranslation;
  private boolean inReference;
  private @Nullable RelationType relation;
  private boolean inEntry;
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
    if (INLINE.contains(element)) {
      return;
    }
    text.setLength(0);
    this.type = type == null ? "" : type;
    switch (element) {
      case "entry" -> {
        entry.clear();
        forms.clear();
        citations.clear();
        senseDepth = 0;
        inEntry = true;
      }
      case "sense" -> {
        senseDepth++;
        entry.addSense();
      }
      case "xr" -> {
        inReference = this.type.equals("see");
        relation = relation(this.type);
      }
      case "form" -> forms.push(this.type);
      case "cit" -> {
        citations.push(type == null || type.startsWith("trans") ? "trans" : type);
        if (citations.size() == 1) {
          example = "";
          exampleTranslation = null;
        }
      }
      default -> {}
    }
  }

  /** Receives the end of an element; returns true if it was an entry. */
  boolean end(String element, String file, int line) {
    if (INLINE.contains(element)) {
      return false;
    }
    String value = Blanks.single(text.toString());
    text.setLength(0);
    if (!inEntry) {
      return false;
    }
    switch (element) {
      case "orth" -> orth(value);
      case "pron" -> {
        if (!value.isEmpty() && senseDepth == 0) {
          entry.pronunciations.add(value);
        }
      }
      case "pos", "gramGrp", "gen" -> grammar(element, value);
      case "number" -> {
        boolean isOfHeadword = citations.isEmpty() && !forms.contains("infl");
        entry.isPlural |= isOfHeadword && value.startsWith("pl");
      }
      case "ref" -> reference(value);
      case "xr" -> {
        inReference = false;
        relation = null;
      }
      case "usg", "note", "lbl" -> label(element, value);
      case "quote" -> quote(value);
      case "def" -> {
        if (citations.isEmpty() && !value.isEmpty()) {
          entry.translation(value, to, MAX_DEFINITION_WORDS);
        }
      }
      case "cit" -> endCitation();
      case "form" -> forms.pollFirst();
      case "sense" -> senseDepth--;
      case "entry" -> {
        inEntry = false;
        if (!entry.write(from, to, sink)) {
          sink.reject(file, line, "this entry has no headword");
        }
        return true;
      }
      default -> {}
    }
    if (!element.equals("orth")) {
      type = "";
    }
    return false;
  }

  private void orth(String value) {
    String form = forms.isEmpty() ? "" : forms.peekFirst();
    String spelling = type;
    type = "";
    if (senseDepth > 0 || value.isEmpty() || !citations.isEmpty()) {
      return;
    }
    List<String> words = EntryWords.headwords(value, from);
    switch (form) {
      case "r_ele" -> entry.readings.addAll(words);
      case "infl", "abbrev" ->
          words.forEach(word ->
              entry.forms.putIfAbsent(word, features(form.equals("infl") ? spelling : form)));
      default -> {
        if (features(spelling).isEmpty()) {
          entry.headwords.addAll(words);
        } else {
          words.forEach(word -> entry.forms.putIfAbsent(word, features(spelling)));
        }
      }
    }
  }

  private static List<String> features(String type) {
    return switch (type) {
      case "pl", "plur", "plural" -> List.of("plural");
      case "sg" -> List.of("singular");
      case "dual" -> List.of("dual");
      case "pp", "pastp" -> List.of("past", "participle");
      case "inf" -> List.of("infinitive");
      case "sup" -> List.of("supine");
      case "perf" -> List.of("perfect");
      case "abbrev" -> List.of("abbreviation");
      default -> List.of();
    };
  }

  private void reference(String value) {
    if (inReference && entry.reference.isEmpty() && citations.isEmpty()) {
      entry.reference = value;
    }
    if (relation != null && citations.isEmpty()) {
      entry.related(relation, value);
    }
  }

  /** Returns the relation of a type of cross-references, or null if it states none. */
  private static @Nullable RelationType relation(String type) {
    return switch (type) {
      case "syn" -> RelationType.SYNONYM;
      case "ant" -> RelationType.ANTONYM;
      case "der" -> RelationType.DERIVATION;
      default -> null;
    };
  }

  private void grammar(String element, String value) {
    boolean isOfForm = forms.contains("infl");
    if (value.isEmpty() || isOfForm) {
      return;
    }
    boolean isGender = element.equals("gen");
    if (!citations.isEmpty()) {
      if (isGender && citations.size() == 1) {
        entry.translationGender(value);
      }
    } else if (isGender) {
      entry.gender = entry.gender.isEmpty() ? value : entry.gender;
    } else if (entry.pos == null) {
      entry.pos = EntryLabels.pos(value);
    }
  }

  private void label(String element, String value) {
    if (senseDepth == 0 || !citations.isEmpty()) {
      return;
    }
    if (element.equals("note") && type.equals("pos")) {
      entry.pos = entry.pos == null ? EntryLabels.pos(value) : entry.pos;
    } else if (!element.equals("lbl")) {
      entry.label(value, element.equals("usg") && type.equals("dom"));
    }
  }

  private void quote(String value) {
    if (citations.isEmpty() || value.isEmpty()) {
      return;
    }
    String outer = citations.peekLast();
    if (outer.equals("example")) {
      if (citations.size() == 1) {
        example = example.isEmpty() ? value : example;
      } else if (to.equals("eng") && exampleTranslation == null) {
        exampleTranslation = value;
      }
    } else if (outer.equals("trans") && citations.size() == 1) {
      entry.translation(value, to, EntryWords.MAX_WORDS);
    }
  }

  private void endCitation() {
    String closed = citations.pollFirst();
    if (citations.isEmpty() && "example".equals(closed)) {
      entry.example(example, exampleTranslation);
    }
  }
}

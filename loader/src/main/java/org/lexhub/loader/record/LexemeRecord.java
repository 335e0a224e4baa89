package org.lexhub.loader.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * A dictionary entry as one source has it.
 *
 * @param languageCode any code that {@link RecordSink} accepts
 * @param lemma the headword; it is normalized to NFC and trimmed when it is staged
 * @param texts the attributes that are texts, where the source has them
 * @param numbers the attributes that are numbers or words, by their number, where the source has
 *     them
 * @param proficiencies levels such as {@code cefr:a1}
 * @param senses its links to meanings, in the order of the source
 */
public record LexemeRecord(
    String languageCode,
    String lemma,
    Pos pos,
    Map<LexemeAttribute, String> texts,
    Map<LexemeAttribute, Integer> numbers,
    List<PronunciationRecord> pronunciations,
    List<FormRecord> forms,
    @Nullable FrequencyRecord frequency,
    List<String> proficiencies,
    List<SenseRecord> senses) {

  public LexemeRecord {
    texts = ordered(texts);
    numbers = ordered(numbers);
    pronunciations = List.copyOf(pronunciations);
    forms = List.copyOf(forms);
    proficiencies = List.copyOf(proficiencies);
    senses = List.copyOf(senses);
  }

  /** Copies attributes in the order of their names, which is the same in every run. */
  private static <V> Map<LexemeAttribute, V> ordered(Map<LexemeAttribute, V> attributes) {
    if (attributes.size() < 2) {
      return Map.copyOf(attributes);
    }
    Map<LexemeAttribute, V> copy = new TreeMap<>(Comparator.comparing(LexemeAttribute::member));
    copy.putAll(attributes);
    return Collections.unmodifiableMap(copy);
  }

  /** Returns an attribute that is a text, null where the source has none. */
  public @Nullable String text(LexemeAttribute attribute) {
    return texts.get(attribute);
  }

  /**
   * Returns an attribute that is a number or the number of a word, -1 where the source has none.
   */
  public int number(LexemeAttribute attribute) {
    return numbers.getOrDefault(attribute, -1);
  }

  /** Returns how the lemma is read, for example in kana. */
  public @Nullable String reading() {
    return text(LexemeColumn.READING.attribute());
  }

  /** Returns the spelling of the lemma in Latin letters. */
  public @Nullable String romanization() {
    return text(LexemeColumn.ROMANIZATION.attribute());
  }

  /** Returns where the word comes from, as running text. */
  public @Nullable String etymology() {
    return text(LexemeColumn.ETYMOLOGY.attribute());
  }

  /** Starts an entry. */
  public static Builder builder(String languageCode, String lemma, Pos pos) {
    return new Builder(languageCode, lemma, pos);
  }

  /** Returns an entry with one sense and nothing else, the most frequent kind. */
  public static LexemeRecord of(String languageCode, String lemma, Pos pos, SenseRecord sense) {
    return new LexemeRecord(
        languageCode,
        lemma,
        pos,
        Map.of(),
        Map.of(),
        List.of(),
        List.of(),
        null,
        List.of(),
        List.of(sense));
  }

  /** Collects the parts of an entry. */
  public static final class Builder {
    private final String languageCode;
    private final String lemma;
    private final Pos pos;
    private Map<LexemeAttribute, String> texts = Map.of();
    private Map<LexemeAttribute, Integer> numbers = Map.of();
    private final List<PronunciationRecord> pronunciations = new ArrayList<>();
    private final List<FormRecord> forms = new ArrayList<>();
    private @Nullable FrequencyRecord frequency;
    private final List<String> proficiencies = new ArrayList<>();
    private final List<SenseRecord> senses = new ArrayList<>();

    private Builder(String languageCode, String lemma, Pos pos) {
      this.languageCode = languageCode;
      this.lemma = lemma;
      this.pos = pos;
    }

    /**
     * Sets an attribute that is a text.
     *
     * @param value the text, null for none
     * @throws IllegalArgumentException if the attribute is no text
     */
    @CanIgnoreReturnValue
    public Builder text(LexemeAttribute attribute, @Nullable String value) {
      if (!attribute.isText()) {
        throw new IllegalArgumentException(attribute + " is no text");
      }
      if (value != null) {
        if (texts.isEmpty()) {
          texts = new HashMap<>();
        }
        texts.put(attribute, value);
      } else if (!texts.isEmpty()) {
        texts.remove(attribute);
      }
      return this;
    }

    /**
     * Sets an attribute that is a number or a word.
     *
     * @param value the number, or the number of the word; -1 for none
     * @throws IllegalArgumentException if the attribute is a text, or has no such value
     */
    @CanIgnoreReturnValue
    public Builder number(LexemeAttribute attribute, int value) {
      if (attribute.isText() || (value != -1 && !attribute.allows(value))) {
        throw new IllegalArgumentException(attribute + " cannot be the number " + value);
      }
      if (value >= 0) {
        if (numbers.isEmpty()) {
          numbers = new HashMap<>();
        }
        numbers.put(attribute, value);
      } else if (!numbers.isEmpty()) {
        numbers.remove(attribute);
      }
      return this;
    }

    /** Sets how the lemma is read, for example in kana. */
    @CanIgnoreReturnValue
    public Builder reading(@Nullable String value) {
      return text(LexemeColumn.READING.attribute(), value);
    }

    /** Sets the spelling of the lemma in Latin letters. */
    @CanIgnoreReturnValue
    public Builder romanization(@Nullable String value) {
      return text(LexemeColumn.ROMANIZATION.attribute(), value);
    }

    /** Sets where the word comes from, as running text. */
    @CanIgnoreReturnValue
    public Builder etymology(@Nullable String value) {
      return text(LexemeColumn.ETYMOLOGY.attribute(), value);
    }

    /** Sets the gender of a noun. */
    @CanIgnoreReturnValue
    public Builder gender(@Nullable Gender value) {
      return number(LexemeColumn.GENDER.attribute(), value == null ? -1 : value.number());
    }

    /** Sets the measure words that count the noun, the usual one first; none for an empty list. */
    @CanIgnoreReturnValue
    public Builder classifiers(List<String> values) {
      String joined = values.isEmpty() ? null : String.join(", ", values);
      return text(LexemeColumn.CLASSIFIERS.attribute(), joined);
    }

    /** Adds a pronunciation. */
    @CanIgnoreReturnValue
    public Builder pronunciation(String ipa, @Nullable String audioUrl) {
      return pronunciation(ipa, audioUrl, null);
    }

    /** Adds a pronunciation with its accent, a BCP 47 tag such as {@code en-GB}. */
    @CanIgnoreReturnValue
    public Builder pronunciation(String ipa, @Nullable String audioUrl, @Nullable String accent) {
      pronunciations.add(new PronunciationRecord(ipa, audioUrl, accent));
      return this;
    }

    /** Adds an inflected form. */
    @CanIgnoreReturnValue
    public Builder form(String form, List<String> features) {
      forms.add(new FormRecord(form, features));
      return this;
    }

    /** Sets the frequency. */
    @CanIgnoreReturnValue
    public Builder frequency(@Nullable FrequencyRecord value) {
      frequency = value;
      return this;
    }

    /** Adds a proficiency level such as {@code cefr:a1}. */
    @CanIgnoreReturnValue
    public Builder proficiency(String level) {
      proficiencies.add(level);
      return this;
    }

    /** Adds a sense. */
    @CanIgnoreReturnValue
    public Builder sense(SenseRecord sense) {
      senses.add(sense);
      return this;
    }

    /** Returns the entry. */
    public LexemeRecord build() {
      return new LexemeRecord(
          languageCode,
          lemma,
          pos,
          texts,
          numbers,
          pronunciations,
          forms,
          frequency,
          proficiencies,
          senses);
    }
  }
}

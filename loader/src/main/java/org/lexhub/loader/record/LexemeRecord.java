package org.lexhub.loader.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * A dictionary entry as one source has it.
 *
 * @param languageCode any code that {@link RecordSink} takes
 * @param lemma headword; it is put into NFC and trimmed when merged
 * @param proficiencies levels such as {@code cefr:a1}
 * @param senses its links to meanings, in the source's order
 */
public record LexemeRecord(
    String languageCode,
    String lemma,
    Pos pos,
    @Nullable String reading,
    @Nullable String romanization,
    @Nullable String etymology,
    List<PronunciationRecord> pronunciations,
    List<FormRecord> forms,
    @Nullable FrequencyRecord frequency,
    List<String> proficiencies,
    List<SenseRecord> senses) {

  public LexemeRecord {
    pronunciations = List.copyOf(pronunciations);
    forms = List.copyOf(forms);
    proficiencies = List.copyOf(proficiencies);
    senses = List.copyOf(senses);
  }

  /** Starts an entry. */
  public static Builder builder(String languageCode, String lemma, Pos pos) {
    return new Builder(languageCode, lemma, pos);
  }

  /** An entry with a single bare sense, the commonest kind. */
  public static LexemeRecord of(String languageCode, String lemma, Pos pos, SenseRecord sense) {
    return new LexemeRecord(
        languageCode,
        lemma,
        pos,
        null,
        null,
        null,
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
    private @Nullable String reading;
    private @Nullable String romanization;
    private @Nullable String etymology;
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

    /** How it is read, for example in kana. */
    @CanIgnoreReturnValue
    public Builder reading(@Nullable String value) {
      reading = value;
      return this;
    }

    /** Its spelling in Latin letters. */
    @CanIgnoreReturnValue
    public Builder romanization(@Nullable String value) {
      romanization = value;
      return this;
    }

    /** Where the word comes from, as running text. */
    @CanIgnoreReturnValue
    public Builder etymology(@Nullable String value) {
      etymology = value;
      return this;
    }

    /** One more pronunciation. */
    @CanIgnoreReturnValue
    public Builder pronunciation(String ipa, @Nullable String audioUrl) {
      pronunciations.add(new PronunciationRecord(ipa, audioUrl));
      return this;
    }

    /** One more inflected form. */
    @CanIgnoreReturnValue
    public Builder form(String form, List<String> features) {
      forms.add(new FormRecord(form, features));
      return this;
    }

    /** Its frequency. */
    @CanIgnoreReturnValue
    public Builder frequency(@Nullable FrequencyRecord value) {
      frequency = value;
      return this;
    }

    /** One more level such as {@code cefr:a1}. */
    @CanIgnoreReturnValue
    public Builder proficiency(String level) {
      proficiencies.add(level);
      return this;
    }

    /** One more sense. */
    @CanIgnoreReturnValue
    public Builder sense(SenseRecord sense) {
      senses.add(sense);
      return this;
    }

    /** The entry. */
    public LexemeRecord build() {
      return new LexemeRecord(
          languageCode,
          lemma,
          pos,
          reading,
          romanization,
          etymology,
          pronunciations,
          forms,
          frequency,
          proficiencies,
          senses);
    }
  }
}

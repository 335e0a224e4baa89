package org.lexhub.loader.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * The fields of a language, family or dialect in one source, {@code null} if the source does not
 * have them. A record has a glottocode or an ISO 639-3 code, or both.
 *
 * @param parentGlottocode the glottocode of the parent, {@code null} at the top or if unknown
 * @param latitude degrees north
 * @param longitude degrees east
 * @param speakers the approximate number of speakers
 * @param scripts ISO 15924 codes such as {@code Latn}, the usual one first; empty if unknown
 */
public record LanguageRecord(
    @Nullable String glottocode,
    @Nullable String iso639_3,
    @Nullable String name,
    @Nullable LanguageLevel level,
    @Nullable String parentGlottocode,
    @Nullable Double latitude,
    @Nullable Double longitude,
    @Nullable Long speakers,
    @Nullable EndangermentStatus status,
    List<String> scripts) {

  public LanguageRecord {
    if (glottocode == null && iso639_3 == null) {
      throw new IllegalArgumentException("a language needs a glottocode or an ISO 639-3 code");
    }
    scripts = List.copyOf(scripts);
  }

  /** Starts a record with at least one of the two codes. */
  public static Builder builder(@Nullable String glottocode, @Nullable String iso639_3) {
    return new Builder(glottocode, iso639_3);
  }

  /** Collects the fields of a source. */
  public static final class Builder {
    private final @Nullable String glottocode;
    private final @Nullable String iso639_3;
    private @Nullable String name;
    private @Nullable LanguageLevel level;
    private @Nullable String parentGlottocode;
    private @Nullable Double latitude;
    private @Nullable Double longitude;
    private @Nullable Long speakers;
    private @Nullable EndangermentStatus status;
    private List<String> scripts = List.of();

    private Builder(@Nullable String glottocode, @Nullable String iso639_3) {
      this.glottocode = glottocode;
      this.iso639_3 = iso639_3;
    }

    /** Sets the English name. */
    @CanIgnoreReturnValue
    public Builder name(@Nullable String value) {
      name = value;
      return this;
    }

    /** Sets whether it is a family, a language or a dialect. */
    @CanIgnoreReturnValue
    public Builder level(@Nullable LanguageLevel value) {
      level = value;
      return this;
    }

    /** Sets the glottocode of the parent. */
    @CanIgnoreReturnValue
    public Builder parent(@Nullable String value) {
      parentGlottocode = value;
      return this;
    }

    /** Sets the coordinates in degrees. */
    @CanIgnoreReturnValue
    public Builder coordinates(@Nullable Double north, @Nullable Double east) {
      latitude = north;
      longitude = east;
      return this;
    }

    /** Sets the approximate number of speakers. */
    @CanIgnoreReturnValue
    public Builder speakers(@Nullable Long value) {
      speakers = value;
      return this;
    }

    /** Sets the endangerment status. */
    @CanIgnoreReturnValue
    public Builder status(@Nullable EndangermentStatus value) {
      status = value;
      return this;
    }

    /** Sets the ISO 15924 codes, the usual script first. */
    @CanIgnoreReturnValue
    public Builder scripts(List<String> value) {
      scripts = value;
      return this;
    }

    /** Returns the record; fails if it has neither code. */
    public LanguageRecord build() {
      return new LanguageRecord(
          glottocode,
          iso639_3,
          name,
          level,
          parentGlottocode,
          latitude,
          longitude,
          speakers,
          status,
          scripts);
    }
  }
}

package org.lexhub.loader.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * What one source knows about a language, family or dialect; {@code null} means that it does not
 * say. It has a glottocode or an ISO 639-3 code, or both.
 *
 * @param parentGlottocode glottocode of the node above, {@code null} at the top or if unknown
 * @param latitude degrees north
 * @param longitude degrees east
 * @param speakers rough number of speakers
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

  /** Starts a record; give at least one of the two codes. */
  public static Builder builder(@Nullable String glottocode, @Nullable String iso639_3) {
    return new Builder(glottocode, iso639_3);
  }

  /** Collects the fields that a source knows. */
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

    /** English name. */
    @CanIgnoreReturnValue
    public Builder name(@Nullable String value) {
      name = value;
      return this;
    }

    /** Family, language or dialect. */
    @CanIgnoreReturnValue
    public Builder level(@Nullable LanguageLevel value) {
      level = value;
      return this;
    }

    /** Glottocode of the node above. */
    @CanIgnoreReturnValue
    public Builder parent(@Nullable String value) {
      parentGlottocode = value;
      return this;
    }

    /** Degrees north and east. */
    @CanIgnoreReturnValue
    public Builder coordinates(@Nullable Double north, @Nullable Double east) {
      latitude = north;
      longitude = east;
      return this;
    }

    /** Rough number of speakers. */
    @CanIgnoreReturnValue
    public Builder speakers(@Nullable Long value) {
      speakers = value;
      return this;
    }

    /** Endangerment. */
    @CanIgnoreReturnValue
    public Builder status(@Nullable EndangermentStatus value) {
      status = value;
      return this;
    }

    /** ISO 15924 codes, the usual script first. */
    @CanIgnoreReturnValue
    public Builder scripts(List<String> value) {
      scripts = value;
      return this;
    }

    /** The record; fails if neither code was given. */
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

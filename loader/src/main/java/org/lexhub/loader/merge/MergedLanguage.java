package org.lexhub.loader.merge;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.staging.CleanText;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** A language, family or dialect, merged from all layers. */
public final class MergedLanguage {
  private final String glottocode;
  @Nullable String iso;
  @Nullable String name;
  @Nullable LanguageLevel level;
  @Nullable String parentCode;
  @Nullable MergedLanguage parent;
  @Nullable Double latitude;
  @Nullable Double longitude;
  @Nullable Long speakers;
  @Nullable EndangermentStatus status;
  List<String> scripts = List.of();
  final List<Name> names = new ArrayList<>();
  boolean parentKnown;
  public int id;
  public int ordinal = -1;

  /** A name in some locale, as numbers of the staged strings. */
  public record Name(int locale, int text, boolean isNative) {}

  MergedLanguage(String glottocode) {
    this.glottocode = glottocode;
  }

  /** Returns the public id. */
  public int id() {
    return id;
  }

  /** Returns the ordinal in the order of ids. */
  public int ordinal() {
    return ordinal;
  }

  /** Returns the glottocode in lower case: the natural key. */
  public String glottocode() {
    return glottocode;
  }

  /** Returns the ISO 639-3 code in lower case, or null. */
  public @Nullable String iso639_3() {
    return iso;
  }

  /** Returns the English name. */
  public String name() {
    return name == null ? glottocode : name;
  }

  /**
   * Returns whether it is a family, a language or a dialect. A dialect with an ISO 639-3 code
   * counts as a language, for example Croatian and Norwegian Bokmål.
   */
  public LanguageLevel level() {
    boolean isCoded = level == LanguageLevel.DIALECT && iso != null;
    return level == null || isCoded ? LanguageLevel.LANGUAGE : level;
  }

  /** Returns the parent, null at the top. */
  public @Nullable MergedLanguage parent() {
    return parent;
  }

  /** Returns the latitude in degrees, NaN unknown. */
  public double latitude() {
    return latitude == null ? Double.NaN : latitude;
  }

  /** Returns the longitude in degrees, NaN unknown. */
  public double longitude() {
    return longitude == null ? Double.NaN : longitude;
  }

  /**
   * Returns the number of speakers, -1 unknown. A family has none: the numbers of sources are those
   * of one member or of some.
   */
  public long speakers() {
    return speakers == null || level() == LanguageLevel.FAMILY ? -1 : speakers;
  }

  /** Returns the endangerment status. */
  public EndangermentStatus status() {
    return status == null ? EndangermentStatus.UNKNOWN : status;
  }

  /** Returns the ISO 15924 codes of its scripts. */
  public List<String> scripts() {
    return scripts;
  }

  /** Returns the names, the English one first. */
  public List<Name> names() {
    return names;
  }

  /** Sets the fields that are still unknown; call it with the most authoritative record first. */
  void fill(LanguageRecord record) {
    name = name == null ? CleanText.clean(record.name()) : name;
    level = level == null ? record.level() : level;
    if (!parentKnown && record.glottocode() != null) {
      // The first record with a place decides, even if the place is the top.
      parentCode = record.parentGlottocode();
      parentKnown = record.level() != null || parentCode != null;
    }
    if (latitude == null || longitude == null) {
      latitude = record.latitude();
      longitude = record.longitude();
    }
    speakers = speakers == null ? record.speakers() : speakers;
    if (status == null || status == EndangermentStatus.UNKNOWN) {
      status = record.status() == null ? status : record.status();
    }
    scripts = scripts.isEmpty() ? record.scripts() : scripts;
  }
}

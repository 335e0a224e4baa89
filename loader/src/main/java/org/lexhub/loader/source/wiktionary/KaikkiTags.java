package org.lexhub.loader.source.wiktionary;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Interprets the parts of speech and tags of wiktextract. */
final class KaikkiTags {
  /** Tags of rows in {@code forms} that are not forms but describe an inflection table. */
  private static final Set<String> NOT_A_FORM =
      Set.of(
          "table-tags",
          "inflection-template",
          "class",
          "canonical",
          "romanization",
          "transliteration",
          "hiragana",
          "katakana",
          "error-unrecognized-form",
          "error-unknown-tag",
          "multiword-construction");

  private KaikkiTags() {}

  /** Returns the part of speech of a {@code pos} value, or null for entries that are not words. */
  static @Nullable Pos pos(@Nullable String written) {
    if (written == null) {
      return Pos.OTHER;
    }
    return switch (written) {
      case "romanization", "soft-redirect", "hard-redirect" -> null;
      case "adj_noun", "adnominal", "adj_verb", "adj-phrase" -> Pos.ADJ;
      case "adv_phrase" -> Pos.ADV;
      case "prep_phrase" -> Pos.PHRASE;
      case "counter" -> Pos.CLASSIFIER;
      case "article" -> Pos.DET;
      case "postp", "circumpos", "ambiposition" -> Pos.ADP;
      case "punct", "letter" -> Pos.SYMBOL;
      case "infix", "interfix", "circumfix", "combining_form" -> Pos.AFFIX;
      default -> {
        Pos pos = Pos.parse(written);
        yield pos == null ? Pos.OTHER : pos;
      }
    };
  }

  /** Returns whether a row of {@code forms} with these tags is an inflected form or variant. */
  static boolean isForm(List<String> tags) {
    for (String tag : tags) {
      if (NOT_A_FORM.contains(tag)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the genders that tags name. */
  static Set<Gender> genders(List<String> tags) {
    Set<Gender> genders = EnumSet.noneOf(Gender.class);
    for (String tag : tags) {
      Gender gender = tag.length() > 2 ? Gender.parse(tag) : null;
      if (gender != null) {
        genders.add(gender);
      }
    }
    return genders;
  }

  /**
   * Returns the gender of the noun of an entry: that of the entry or its headword, or else that of
   * its senses.
   */
  static @Nullable Gender gender(Map<?, ?> entry) {
    Set<Gender> genders = genders(JsonTree.texts(entry, "tags"));
    for (Map<?, ?> form : JsonTree.maps(entry, "forms")) {
      List<String> tags = JsonTree.texts(form, "tags");
      if (tags.contains("canonical")) {
        genders.addAll(genders(tags));
      }
    }
    if (genders.isEmpty()) {
      for (Map<?, ?> sense : JsonTree.maps(entry, "senses")) {
        genders.addAll(genders(JsonTree.texts(sense, "tags")));
      }
    }
    return Gender.of(genders);
  }

  /** Returns the register that the tags of a sense name, or null if none does. */
  static @Nullable Register register(List<String> tags) {
    for (String tag : tags) {
      Register register =
          switch (tag) {
            case "poetic" -> Register.LITERARY;
            case "familiar" -> Register.INFORMAL;
            case "offensive", "pejorative", "slur" -> Register.DEROGATORY;
            case "jargon" -> Register.TECHNICAL;
            case "regional" -> Register.DIALECTAL;
            case "euphemism" -> Register.EUPHEMISTIC;
            case "uncommon" -> Register.RARE;
            default -> Register.parse(tag.toLowerCase(Locale.ROOT));
          };
      if (register != null) {
        return register;
      }
    }
    return null;
  }
}

package org.lexhub.loader.source.wiktionary;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.text.JsonTree;

/** Reads the transcriptions and recordings of a wiktextract entry. */
final class KaikkiSounds {
  /** A recording and the tags that describe it, such as {@code US}. */
  private record Recording(String url, List<String> tags) {}

  private KaikkiSounds() {}

  /**
   * Adds the transcriptions in order. Each gets a recording of the same accent; what is left goes
   * to transcriptions without one, in order, if neither names an accent.
   */
  static void describe(Map<?, ?> entry, LexemeRecord.Builder lexeme) {
    List<Recording> recordings = recordings(entry);
    boolean english = "en".equals(JsonTree.text(entry, "lang_code"));
    Set<String> seen = new HashSet<>();
    for (Map<?, ?> sound : JsonTree.maps(entry, "sounds")) {
      String ipa = JsonTree.text(sound, "ipa");
      List<String> tags = JsonTree.texts(sound, "tags");
      String accent = english ? accent(tags) : null;
      if (ipa != null && seen.add(ipa + accent)) {
        lexeme.pronunciation(ipa, take(recordings, tags), accent);
      }
    }
  }

  private static List<Recording> recordings(Map<?, ?> entry) {
    List<Recording> recordings = new ArrayList<>();
    for (Map<?, ?> sound : JsonTree.maps(entry, "sounds")) {
      String url = JsonTree.text(sound, "mp3_url");
      url = url == null ? JsonTree.text(sound, "ogg_url") : url;
      if (url != null) {
        recordings.add(new Recording(url, JsonTree.texts(sound, "tags")));
      }
    }
    return recordings;
  }

  /** Removes and returns the recording that suits the tags best, null if none does. */
  private static @Nullable String take(List<Recording> recordings, List<String> tags) {
    for (boolean sameTags : new boolean[] {true, false}) {
      for (Recording each : recordings) {
        boolean unknown = each.tags().isEmpty() || tags.isEmpty();
        if (sameTags ? !Collections.disjoint(each.tags(), tags) : unknown) {
          recordings.remove(each);
          return each.url();
        }
      }
    }
    return null;
  }

  /** Returns the accent of English that the tags name, or null. */
  private static @Nullable String accent(List<String> tags) {
    String accent = null;
    for (String tag : tags) {
      String named =
          switch (tag) {
            case "UK", "Received-Pronunciation", "British" -> "en-GB";
            case "US", "General-American" -> "en-US";
            case "Canada" -> "en-CA";
            case "Australia", "General-Australian" -> "en-AU";
            case "Ireland" -> "en-IE";
            case "New-Zealand" -> "en-NZ";
            case "India" -> "en-IN";
            case "South-Africa" -> "en-ZA";
            default -> null;
          };
      if (named != null && accent != null && !named.equals(accent)) {
        return null;
      }
      accent = named == null ? accent : named;
    }
    return accent;
  }
}

package org.lexhub.loader.source.wordnet;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Collects the verb frames of one WN-LMF lexicon: senses refer to frames by id, and the lexicon
 * defines the ids at its end. Frames that WordNet does not have are ignored.
 */
final class WnLmfVerbFrames {
  /** The sentence frames of WordNet, by number from 1 (wninput(5WN)). */
  private static final List<String> FRAMES =
      """
      Something ----s
      Somebody ----s
      It is ----ing
      Something is ----ing PP
      Something ----s something Adjective/Noun
      Something ----s Adjective/Noun
      Somebody ----s Adjective
      Somebody ----s something
      Somebody ----s somebody
      Something ----s somebody
      Something ----s something
      Something ----s to somebody
      Somebody ----s on something
      Somebody ----s somebody something
      Somebody ----s something to somebody
      Somebody ----s something from somebody
      Somebody ----s somebody with something
      Somebody ----s somebody of something
      Somebody ----s something on somebody
      Somebody ----s somebody PP
      Somebody ----s something PP
      Somebody ----s PP
      Somebody's (body part) ----s
      Somebody ----s somebody to INFINITIVE
      Somebody ----s somebody INFINITIVE
      Somebody ----s that CLAUSE
      Somebody ----s to somebody
      Somebody ----s to INFINITIVE
      Somebody ----s whether INFINITIVE
      Somebody ----s somebody into V-ing something
      Somebody ----s something with something
      Somebody ----s INFINITIVE
      Somebody ----s VERB-ing
      It ----s that CLAUSE
      Something ----s INFINITIVE
      """
          .strip()
          .lines()
          .toList();

  /** The lexicographer files of verbs, by number from 29 (lexnames(5WN)). */
  private static final List<String> VERB_FILES =
      List.of(
          ("body change cognition communication competition consumption contact creation emotion "
                  + "motion perception possession social stative weather")
              .split(" ", -1));

  private static final int FIRST_VERB_FILE = 29;
  private static final int PERSON_FILE = 18;

  private final Map<String, Long> frames = new HashMap<>();
  private final Map<String, Set<String>> idsOfMeaning = new LinkedHashMap<>();

  /** Returns the {@link VerbFrames} bit of a sentence frame, or 0 if WordNet does not have it. */
  static long frame(String written) {
    return VerbFrames.frame(FRAMES.indexOf(written.strip()) + 1);
  }

  /** Returns the {@link VerbFrames} bit of a lexicographer file, or 0 if it has none. */
  static long field(String name) {
    if (name.equals("noun.person")) {
      return VerbFrames.field(PERSON_FILE);
    }
    String verbs = name.startsWith("verb.") ? name.substring("verb.".length()) : "";
    int place = VERB_FILES.indexOf(verbs);
    return place < 0 ? 0 : VerbFrames.field(FIRST_VERB_FILE + place);
  }

  /** Adds frames to a meaning, by ids that are separated by blanks. */
  void use(String meaningKey, String ids) {
    if (!ids.isBlank()) {
      idsOfMeaning
          .computeIfAbsent(meaningKey, key -> new TreeSet<>())
          .addAll(List.of(ids.strip().split("\\s+", -1)));
    }
  }

  /** Defines the id of a frame. */
  void define(String id, long frame) {
    frames.put(id, frame);
  }

  /** Writes the frames of every meaning and clears them for the next lexicon. */
  void write(RecordSink sink) {
    idsOfMeaning.forEach((key, ids) -> {
      long found = 0;
      for (String id : ids) {
        found |= frames.getOrDefault(id, 0L);
      }
      sink.traits(key, found);
    });
    idsOfMeaning.clear();
    frames.clear();
  }
}

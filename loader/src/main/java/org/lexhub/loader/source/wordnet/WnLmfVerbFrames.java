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
 * How verbs are used, by one WN-LMF lexicon: senses name frames by ids, which the lexicon explains
 * at its end. Frames that WordNet does not have are left out.
 */
final class WnLmfVerbFrames {
  /** The sentence frames of WordNet in their order (wninput(5WN)). */
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

  /** The lexicographer files of verbs in their order, from number 29 (lexnames(5WN)). */
  private static final List<String> VERBS =
      List.of(
          ("body change cognition communication competition consumption contact creation emotion "
                  + "motion perception possession social stative weather")
              .split(" ", -1));

  private static final int FIRST_VERBS = 29;
  private static final int PERSONS = 18;

  private final Map<String, Long> frames = new HashMap<>();
  private final Map<String, Set<String>> named = new LinkedHashMap<>();

  /** The trait of a sentence frame as it is written, 0 where WordNet has none such. */
  static long frame(String written) {
    return VerbFrames.frame(FRAMES.indexOf(written.strip()) + 1);
  }

  /** The trait of a lexicographer file by its name, 0 where it has none. */
  static long field(String name) {
    if (name.equals("noun.person")) {
      return VerbFrames.field(PERSONS);
    }
    String verbs = name.startsWith("verb.") ? name.substring("verb.".length()) : "";
    int place = VERBS.indexOf(verbs);
    return place < 0 ? 0 : VerbFrames.field(FIRST_VERBS + place);
  }

  /** Says that a meaning has the frames with some ids, with blanks between. */
  void name(String meaningKey, String ids) {
    if (!ids.isBlank()) {
      named
          .computeIfAbsent(meaningKey, key -> new TreeSet<>())
          .addAll(List.of(ids.strip().split("\\s+", -1)));
    }
  }

  /** Explains the id of a frame. */
  void explain(String id, long frame) {
    frames.put(id, frame);
  }

  /** Hands over what the lexicon said, and forgets it. */
  void hand(RecordSink sink) {
    named.forEach((key, ids) -> {
      long traits = 0;
      for (String id : ids) {
        traits |= frames.getOrDefault(id, 0L);
      }
      sink.traits(key, traits);
    });
    named.clear();
    frames.clear();
  }
}

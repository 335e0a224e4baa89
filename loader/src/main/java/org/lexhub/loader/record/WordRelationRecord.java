package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * A relation between two words of a language, read as "the target is the {@code type} of the
 * lemma", such as <i>good</i>, antonym, <i>bad</i>. Words that no layer has are left out after all
 * layers are read.
 *
 * @param languageCode any code that {@link RecordSink} accepts
 * @param pos the part of speech of the lemma, null unknown
 * @param meaningKey the meaning in which the lemma has the relation, null unknown
 * @param targetPos the part of speech of the target, null unknown
 * @param targetMeaningKey the meaning in which the target is meant, null unknown
 * @param evidence the factor on the prior of the source, above 0 to 1
 */
public record WordRelationRecord(
    String languageCode,
    String lemma,
    @Nullable Pos pos,
    @Nullable String meaningKey,
    RelationType type,
    String target,
    @Nullable Pos targetPos,
    @Nullable String targetMeaningKey,
    double evidence) {

  public WordRelationRecord {
    if (!(evidence > 0 && evidence <= 1)) {
      throw new IllegalArgumentException(
          "evidence is " + evidence + ", it must be above 0 and at most 1");
    }
  }

  /** Returns a relation between words whose meanings are unknown. */
  public static WordRelationRecord of(
      String languageCode, String lemma, @Nullable Pos pos, RelationType type, String target) {
    return new WordRelationRecord(languageCode, lemma, pos, null, type, target, null, null, 1);
  }
}

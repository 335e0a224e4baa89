package org.lexhub.loader.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Register;

/**
 * A sense of a lexeme: its link to a meaning.
 *
 * @param meaningKey the meaning key, see {@link RecordSink}
 * @param order the position among the senses of the lexeme in this source, from 1; 0 if the source
 *     has no order
 * @param gloss the short gloss; {@code null} for that of the meaning
 * @param register the usage register, {@code null} if unknown
 * @param domain the subject field, {@code null} if none
 * @param tagCount the number of tags of this sense in a corpus, 0 unknown
 * @param evidence the factor on the prior of the source, 0 to 1; 1 for an ordinary link
 */
public record SenseRecord(
    String meaningKey,
    int order,
    @Nullable String gloss,
    @Nullable Register register,
    @Nullable String domain,
    int tagCount,
    double evidence,
    List<TextRecord> definitions,
    List<ExampleRecord> examples) {

  public SenseRecord {
    if (!(evidence >= 0 && evidence <= 1)) {
      throw new IllegalArgumentException(
          "evidence is " + evidence + ", it must be between 0 and 1");
    }
    definitions = List.copyOf(definitions);
    examples = List.copyOf(examples);
  }

  /** Returns a link with the ordinary evidence of the source. */
  public static SenseRecord of(String meaningKey) {
    return of(meaningKey, 0);
  }

  /** Returns a link at a position among the senses of the lexeme. */
  public static SenseRecord of(String meaningKey, int order) {
    return new SenseRecord(meaningKey, order, null, null, null, 0, 1.0, List.of(), List.of());
  }

  /** Returns the same link with other evidence. */
  public SenseRecord withEvidence(double value) {
    return new SenseRecord(
        meaningKey, order, gloss, register, domain, tagCount, value, definitions, examples);
  }

  /** Returns the same link with another gloss. */
  public SenseRecord withGloss(@Nullable String value) {
    return new SenseRecord(
        meaningKey, order, value, register, domain, tagCount, evidence, definitions, examples);
  }

  /** Returns the same link with another number of tags. */
  public SenseRecord withTagCount(int value) {
    return new SenseRecord(
        meaningKey, order, gloss, register, domain, value, evidence, definitions, examples);
  }
}

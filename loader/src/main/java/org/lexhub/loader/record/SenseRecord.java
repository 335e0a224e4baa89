package org.lexhub.loader.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Register;

/**
 * A sense of a lexeme: its link to a meaning.
 *
 * @param meaningKey meaning key, see {@link RecordSink}
 * @param order position among the lexeme's senses in this source, from 1; 0 if the source has no
 *     order
 * @param gloss short gloss; {@code null} takes the meaning's
 * @param register usage register, {@code null} if unknown
 * @param domain subject field, {@code null} if none
 * @param tagCount how often a corpus was tagged with this sense, 0 unknown
 * @param evidence factor on the source's prior, 0 to 1; 1 is an ordinary link of this source
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
          "evidence is " + evidence + ", it must lie between 0 and 1");
    }
    definitions = List.copyOf(definitions);
    examples = List.copyOf(examples);
  }

  /** A bare link with the source's ordinary trust. */
  public static SenseRecord of(String meaningKey) {
    return of(meaningKey, 0);
  }

  /** A bare link at a position among the lexeme's senses. */
  public static SenseRecord of(String meaningKey, int order) {
    return new SenseRecord(meaningKey, order, null, null, null, 0, 1.0, List.of(), List.of());
  }

  /** The same link, trusted less (or fully) by this factor. */
  public SenseRecord withEvidence(double value) {
    return new SenseRecord(
        meaningKey, order, gloss, register, domain, tagCount, value, definitions, examples);
  }

  /** The same link with another gloss. */
  public SenseRecord withGloss(@Nullable String value) {
    return new SenseRecord(
        meaningKey, order, value, register, domain, tagCount, evidence, definitions, examples);
  }

  /** The same link with the number of corpus tags. */
  public SenseRecord withTagCount(int value) {
    return new SenseRecord(
        meaningKey, order, gloss, register, domain, value, evidence, definitions, examples);
  }
}

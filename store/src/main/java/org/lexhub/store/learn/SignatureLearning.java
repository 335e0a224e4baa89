package org.lexhub.store.learn;

import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.MeaningVisitor;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.text.TextPoolWriter;

/**
 * Writes the signatures and vectors of all meanings from tables and texts that are complete but
 * still open.
 */
public final class SignatureLearning implements MeaningVisitor {
  /** What a first sense that was never tagged counts; later ones count less. */
  private static final float UNTAGGED = 0.5f;

  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final SignatureWriter signatures;

  private SignatureLearning(
      TextPoolWriter strings, TextPoolWriter texts, SignatureWriter signatures) {
    this.strings = strings;
    this.texts = texts;
    this.signatures = signatures;
  }

  /**
   * Writes the signatures.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool that rows call strings, not yet closed
   * @param texts the pool that rows call texts, not yet closed
   * @return where the vectors place the meanings
   */
  public static WrittenVectors write(
      SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts) {
    SignatureWriter signatures = SignatureWriter.create(out);
    try (signatures) {
      tables.visitMeanings(new SignatureLearning(strings, texts, signatures));
    }
    return signatures.places();
  }

  @Override
  public void lemma(int string, boolean english, int tags, int order) {
    if (english) {
      signatures.addLemma(strings.get(string), tags + UNTAGGED / order);
    }
  }

  @Override
  public void gloss(int text, boolean english) {
    signatures.addGloss(texts.get(text), english);
  }

  @Override
  public void example(int text, boolean english) {
    signatures.addExample(texts.get(text), english);
  }

  @Override
  public void topic(int string) {
    signatures.addTopic(strings.get(string));
  }

  @Override
  public void related(RelationType type, int meaning) {
    boolean broader =
        type == RelationType.HYPERNYM
            || type == RelationType.INSTANCE_HYPERNYM
            || type == RelationType.DOMAIN_TOPIC;
    signatures.addRelated(meaning, broader);
  }

  @Override
  public void endMeaning() {
    signatures.endRow();
  }
}

package org.lexhub.loader.learn;

import org.lexhub.loader.learn.walk.MeaningVisitor;
import org.lexhub.loader.learn.walk.MeaningWalk;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.text.TextPoolWriter;

/** Writes the signatures and vectors of all meanings from complete tables and texts. */
public final class SignatureLearning implements MeaningVisitor {
  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final SignatureBuilder signatures;

  private SignatureLearning(
      TextPoolWriter strings, TextPoolWriter texts, SignatureBuilder signatures) {
    this.strings = strings;
    this.texts = texts;
    this.signatures = signatures;
  }

  /**
   * Writes the signatures and the vectors.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool of strings, not yet closed
   * @param texts the pool of texts, not yet closed
   * @return the vectors of the meanings
   */
  public static WrittenVectors write(
      SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts) {
    SignatureBuilder signatures = new SignatureBuilder();
    MeaningWalk.visit(tables, new SignatureLearning(strings, texts, signatures));
    return signatures.write(out);
  }

  @Override
  public void lemma(int string, boolean hub, int tags, int order) {
    if (hub) {
      signatures.addLemma(strings.get(string), tags + SignatureWeights.UNTAGGED / order);
    }
  }

  @Override
  public void gloss(int text, boolean hub) {
    signatures.addGloss(texts.get(text), hub);
  }

  @Override
  public void example(int text, boolean hub) {
    signatures.addExample(texts.get(text), hub);
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

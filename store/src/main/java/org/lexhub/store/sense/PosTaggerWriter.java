package org.lexhub.store.sense;

import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ShortColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes a {@link PosTagger}: spellings, then the weights of all features. */
public final class PosTaggerWriter implements AutoCloseable {
  private final IntColumnWriter words;
  private final ByteColumnWriter classes;
  private final ShortColumnWriter weights;

  private PosTaggerWriter(SnapshotWriter out) {
    words = IntColumnWriter.create(out, PosTagger.WORDS);
    classes = ByteColumnWriter.create(out, PosTagger.CLASSES);
    weights = ShortColumnWriter.create(out, PosTagger.WEIGHTS);
  }

  /** Starts without spellings. */
  public static PosTaggerWriter create(SnapshotWriter out) {
    return new PosTaggerWriter(out);
  }

  /**
   * Adds a spelling.
   *
   * @param hash of the folded spelling; hashes ascend
   * @param classes as {@link PosTagLexicon#classes} returns them
   */
  public void addSpelling(int hash, int classes) {
    words.add(hash);
    this.classes.add(classes);
  }

  /**
   * Adds the weights of the model, rounded and bounded to -8 and 8.
   *
   * @param model {@link PosTagFeatures#SPACE} times {@link PosTagClass#COUNT} numbers: for each
   *     feature one for each part of speech
   */
  public void addWeights(float[] model) {
    for (float weight : model) {
      int scaled = Math.round(weight * PosTagger.ONE) + PosTagger.ZERO;
      weights.add(Math.clamp(scaled, 0, 0xFFFF));
    }
  }

  /** Writes the sections. */
  @Override
  public void close() {
    weights.close();
    classes.close();
    words.close();
  }
}

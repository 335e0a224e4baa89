package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.lexhub.loader.learn.walk.MeaningVisitor;
import org.lexhub.loader.learn.walk.MeaningWalk;
import org.lexhub.loader.progress.Stage;
import org.lexhub.store.encoder.GlossVectorsWriter;
import org.lexhub.store.encoder.TextEncoder;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.text.TextPoolWriter;

/**
 * Writes a vector for each meaning with an English gloss: the direction between that of the gloss
 * and that of the whole entry (lemmas, gloss, examples). The gloss alone is nearer to descriptions
 * of the meaning, the entry to its words in sentences; their sum is as good as the better of both.
 */
public final class GlossEncoding implements MeaningVisitor {
  private static final int BATCH = 32;

  /** More characters of a text than these are beyond what the models read. */
  private static final int MAX_LENGTH = 1000;

  /** The order of the batches, mixed so that the rate of the first ones predicts the rest. */
  private static final long SEED = 1;

  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final IntList documents;
  private final List<GlossText> entries = new ArrayList<>();
  private final List<String> lemmas = new ArrayList<>();
  private final List<String> examples = new ArrayList<>();
  private final List<String> glosses = new ArrayList<>();
  private int meaning;

  /**
   * Prepares the vectors.
   *
   * @param strings the pool of strings, not yet closed
   * @param texts the pool of texts, not yet closed
   * @param documents the rows of the meanings with English glosses, ascending
   */
  public GlossEncoding(TextPoolWriter strings, TextPoolWriter texts, IntList documents) {
    this.strings = strings;
    this.texts = texts;
    this.documents = documents;
  }

  /**
   * A gloss to encode.
   *
   * @param gloss the gloss alone
   * @param entry the lemmas, the gloss and the examples
   */
  private record GlossText(String gloss, String entry) {}

  /**
   * Writes the vectors.
   *
   * @param tables all rows, not yet closed
   * @param stage receives the number of encoded glosses
   */
  public void write(SnapshotWriter out, TablesWriter tables, EncoderModel model, Stage stage) {
    TextEncoder encoder = model.encoder();
    if (!GlossVectorsWriter.fits(documents.size(), encoder.width())) {
      throw new IllegalStateException(
          documents.size() + " glosses are too many for vectors; load without an encoder");
    }
    MeaningWalk.visit(tables, this);
    byte[][] vectors = new byte[entries.size()][];
    batches().parallelStream()
        .forEach(batch -> {
          encode(batch, encoder, vectors);
          stage.advance(batch.size());
        });
    try (GlossVectorsWriter writer = GlossVectorsWriter.create(out, model.locator(), encoder)) {
      for (int document = 0; document < vectors.length; document++) {
        writer.add(documents.getInt(document), vectors[document]);
      }
    }
  }

  /** Returns the documents in batches of texts of similar length. */
  private List<List<Integer>> batches() {
    List<Integer> byLength = new ArrayList<>();
    for (int document = 0; document < entries.size(); document++) {
      byLength.add(document);
    }
    byLength.sort(Comparator.comparingInt(document -> entries.get(document).entry().length()));
    List<List<Integer>> batches = new ArrayList<>();
    for (int from = 0; from < byLength.size(); from += BATCH) {
      batches.add(byLength.subList(from, Math.min(from + BATCH, byLength.size())));
    }
    Collections.shuffle(batches, new Random(SEED));
    return batches;
  }

  private void encode(List<Integer> batch, TextEncoder encoder, byte[][] vectors) {
    List<String> glosses = new ArrayList<>();
    List<String> whole = new ArrayList<>();
    for (int document : batch) {
      glosses.add(entries.get(document).gloss());
      whole.add(entries.get(document).entry());
    }
    float[][] sums = encoder.encode(glosses);
    float[][] others = encoder.encode(whole);
    for (int i = 0; i < sums.length; i++) {
      for (int k = 0; k < sums[i].length; k++) {
        sums[i][k] += others[i][k];
      }
      vectors[batch.get(i)] = GlossVectorsWriter.scaled(sums[i]);
    }
  }

  private boolean wanted() {
    return entries.size() < documents.size() && documents.getInt(entries.size()) == meaning;
  }

  @Override
  public void lemma(int string, boolean hub, int tags, int order) {
    if (hub && wanted()) {
      lemmas.add(strings.get(string));
    }
  }

  @Override
  public void gloss(int text, boolean hub) {
    if (hub && wanted()) {
      glosses.add(texts.get(text));
    }
  }

  @Override
  public void example(int text, boolean hub) {
    if (hub && wanted()) {
      examples.add(texts.get(text));
    }
  }

  @Override
  public void endMeaning() {
    if (wanted()) {
      String gloss = gloss();
      StringBuilder entry = new StringBuilder(String.join(", ", lemmas)).append(": ").append(gloss);
      examples.forEach(example -> entry.append("; ").append(example));
      entries.add(new GlossText(cut(gloss), cut(entry.toString())));
    }
    lemmas.clear();
    examples.clear();
    glosses.clear();
    meaning++;
  }

  /**
   * Returns the first gloss that says more than a lemma; a meaning without one has a lemma there.
   */
  private String gloss() {
    for (String gloss : glosses) {
      if (!lemmas.contains(gloss)) {
        return gloss;
      }
    }
    return glosses.getFirst();
  }

  private static String cut(String text) {
    return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH);
  }
}

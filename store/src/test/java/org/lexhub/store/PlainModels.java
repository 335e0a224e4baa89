package org.lexhub.store;

import org.lexhub.store.sense.MeaningGraphWriter;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.MeaningVectorsWriter;
import org.lexhub.store.sense.NeighbourModel;
import org.lexhub.store.sense.NeighbourModelWriter;
import org.lexhub.store.sense.PosTagClass;
import org.lexhub.store.sense.PosTagFeatures;
import org.lexhub.store.sense.PosTaggerWriter;
import org.lexhub.store.sense.SignaturesWriter;
import org.lexhub.store.sense.VerbFrameFeatures;
import org.lexhub.store.sense.VerbFrameModelWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.VerbFrames;
import org.lexhub.store.text.TextPoolWriter;

/** Models that were not learned. */
public enum PlainModels implements Models {
  /** Models that know no word and no link. */
  EMPTY,

  /** Models with a few rows in every section, of which the dataset has at least three meanings. */
  FEW;

  private static final int ROWS = 3;

  @Override
  public void write(
      SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts) {
    int rows = this == FEW ? ROWS : 0;
    int meanings = tables.meanings().size();
    writeSignatures(out, rows, meanings);
    writeVectors(MeaningVectorsWriter.ofMeanings(out), rows);
    writeVectors(MeaningVectorsWriter.ofWords(out), rows);
    writeTagger(out, rows);
    writeFrames(out, rows);
    writeNeighbours(out, rows > 0 ? meanings : 0);
    writeGraph(out, rows, meanings);
  }

  private static void writeNeighbours(SnapshotWriter out, int meanings) {
    try (NeighbourModelWriter writer = NeighbourModelWriter.create(out)) {
      for (int meaning = 0; meaning < meanings; meaning++) {
        writer.addField(meaning % 46);
      }
      if (meanings > 0) {
        writer.addWeights(new float[NeighbourModel.SPACE]);
      }
    }
  }

  /** Word {@code i} has the hash {@code 100 i} and is the only one of meaning {@code i}. */
  private static void writeSignatures(SnapshotWriter out, int rows, int meanings) {
    int[] hashes = new int[rows];
    int[] idf = new int[rows];
    for (int i = 0; i < rows; i++) {
      hashes[i] = 100 * i;
      idf[i] = 256;
    }
    try (SignaturesWriter writer = SignaturesWriter.create(out, hashes, idf)) {
      for (int meaning = 0; meaning < meanings; meaning++) {
        if (meaning < rows) {
          writer.add(SignaturesWriter.pack(meaning, 1 + meaning));
        }
        writer.endRow();
      }
    }
  }

  private static void writeVectors(MeaningVectorsWriter writer, int rows) {
    byte[] coordinates = new byte[MeaningVectors.WIDTH];
    coordinates[0] = 127;
    try (writer) {
      for (int row = 0; row < rows; row++) {
        writer.add(row, coordinates);
      }
    }
  }

  /** Every spelling is a noun. */
  private static void writeTagger(SnapshotWriter out, int rows) {
    try (PosTaggerWriter writer = PosTaggerWriter.create(out)) {
      for (int i = 0; i < rows; i++) {
        writer.addSpelling(100 * i, 1);
      }
      writer.addWeights(new float[PosTagFeatures.SPACE * PosTagClass.COUNT]);
    }
  }

  private static void writeFrames(SnapshotWriter out, int rows) {
    try (VerbFrameModelWriter writer = VerbFrameModelWriter.create(out)) {
      for (int i = 0; i < rows; i++) {
        writer.addMeaning(i, VerbFrames.frame(1 + i));
        writer.addPerson(100 * i);
      }
      writer.addWeights(new float[rows == 0 ? 0 : VerbFrameFeatures.SPACE * VerbFrames.OF_VERBS]);
    }
  }

  /** Each of the first meanings is linked to all others of them, and has one spelling. */
  private static void writeGraph(SnapshotWriter out, int rows, int meanings) {
    try (MeaningGraphWriter writer = MeaningGraphWriter.create(out)) {
      for (int meaning = 0; meaning < meanings; meaning++) {
        for (int other = 0; other < rows; other++) {
          if (meaning < rows && meaning != other) {
            writer.addLink(other, 24);
          }
        }
        writer.endMeaning();
      }
      for (int i = 0; i < rows; i++) {
        writer.addMeaning(i, 63);
        writer.endSpelling(100 * i);
      }
    }
  }
}

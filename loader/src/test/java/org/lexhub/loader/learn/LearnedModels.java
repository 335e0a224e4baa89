package org.lexhub.loader.learn;

import org.lexhub.loader.learn.tagger.PosTagLearning;
import org.lexhub.loader.learn.tagger.PosTaggerBuilder;
import org.lexhub.loader.learn.tagger.TaggedCorpus;
import org.lexhub.store.Models;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.text.TextPoolWriter;

/** All models, learned from a dataset as a load learns them. */
public enum LearnedModels implements Models {
  ALL;

  @Override
  public void write(
      SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts) {
    TaggedCorpus corpus = new TaggedCorpus();
    WrittenVectors vectors = SignatureLearning.write(out, tables, strings, texts);
    PosTaggerBuilder tagger = PosTagLearning.write(out, tables, strings, texts, corpus);
    VerbFrameLearning.write(out, tables, strings, texts, corpus, tagger);
    NeighbourLearning.write(out, tables, strings, corpus, tagger);
    GraphLearning.write(out, tables, strings, texts, corpus, vectors, tagger);
  }
}

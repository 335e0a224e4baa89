package org.lexhub.loader.assemble;

import org.lexhub.loader.learn.TaggedCorpus;
import org.lexhub.loader.staging.StagedCorpus;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.sense.PosTagClass;
import org.lexhub.store.table.vocabulary.Pos;

/** Turns staged sentences with marked words into those that models learn from. */
final class CorpusRows {
  private CorpusRows() {}

  /** Returns all sentences, with the rows of their meanings. */
  static TaggedCorpus of(MergedDataset dataset) {
    StagedCorpus staged = dataset.corpus();
    StringPool strings = dataset.strings();
    TaggedCorpus corpus = new TaggedCorpus();
    for (int sentence = 0; sentence < staged.sentences(); sentence++) {
      for (int word = staged.start(sentence); word < staged.end(sentence); word++) {
        int pos = staged.pos(word);
        corpus.addWord(
            strings.text(staged.text(word)),
            pos == StagedCorpus.NO_POS ? TaggedCorpus.NONE : PosTagClass.of(Pos.at(pos)),
            meaning(dataset, staged.meaning(word)));
      }
      corpus.endSentence(staged.document(sentence), meaning(dataset, staged.about(sentence)));
    }
    return corpus;
  }

  private static int meaning(MergedDataset dataset, int key) {
    return key < 0 ? TaggedCorpus.NONE : dataset.meaningOfKey(key);
  }
}

package org.lexhub.loader.assemble;

import org.jspecify.annotations.Nullable;
import org.lexhub.loader.learn.tagger.TaggedCorpus;
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
            meaning(dataset, staged.meaning(word)),
            lemma(staged.senseKey(word)));
      }
      corpus.endSentence(staged.document(sentence), meaning(dataset, staged.about(sentence)));
    }
    if (staged.sentences() > 0) {
      addFields(dataset, staged, corpus);
    }
    return corpus;
  }

  /** Adds the lexicographer file of each meaning, which its sense keys name. */
  private static void addFields(MergedDataset dataset, StagedCorpus staged, TaggedCorpus corpus) {
    for (int key = 0; key < staged.senseKeys(); key++) {
      int meaning = meaning(dataset, staged.meaningAt(key));
      int field = field(staged.senseKeyAt(key));
      if (meaning != TaggedCorpus.NONE && field >= 0) {
        corpus.setField(meaning, field + 1);
      }
    }
  }

  /** Returns the number of the lexicographer file of a sense key such as {@code say%2:32:00::}. */
  private static int field(String senseKey) {
    int start = senseKey.lastIndexOf('%') + 3;
    if (start + 2 > senseKey.length()) {
      return -1;
    }
    int tens = Character.digit(senseKey.charAt(start), 10);
    int ones = Character.digit(senseKey.charAt(start + 1), 10);
    return tens < 0 || ones < 0 ? -1 : 10 * tens + ones;
  }

  private static @Nullable String lemma(@Nullable String senseKey) {
    int percent = senseKey == null ? -1 : senseKey.lastIndexOf('%');
    return senseKey == null || percent < 0
        ? null
        : senseKey.substring(0, percent).replace('_', ' ');
  }

  private static int meaning(MergedDataset dataset, int key) {
    return key < 0 ? TaggedCorpus.NONE : dataset.meaningOfKey(key);
  }
}

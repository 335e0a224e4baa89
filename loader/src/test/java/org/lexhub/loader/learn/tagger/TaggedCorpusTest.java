package org.lexhub.loader.learn.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;

/** Finds the marked words of a sentence among its tokens. */
class TaggedCorpusTest {
  @Test
  void countsTheTokensOfExpressionsAndMarks() {
    TaggedCorpus corpus = new TaggedCorpus();
    corpus.addWord("It", TaggedCorpus.NONE, TaggedCorpus.NONE, null);
    corpus.addWord("took place", PosTagger.VERB, 4, "take place");
    corpus.addWord("''", TaggedCorpus.NONE, TaggedCorpus.NONE, null);
    corpus.addWord(",", TaggedCorpus.NONE, TaggedCorpus.NONE, null);
    corpus.addWord("well-known", 2, TaggedCorpus.NONE, null);
    corpus.endSentence(7, TaggedCorpus.NONE);
    Sentence sentence = new Sentence();
    corpus.read(0, sentence);
    assertThat(corpus.sentences()).isEqualTo(1);
    assertThat(corpus.end(0)).isEqualTo(2);
    assertThat(corpus.from(0)).isEqualTo(1);
    assertThat(corpus.to(0)).isEqualTo(3);
    assertThat(corpus.meaning(0)).isEqualTo(4);
    assertThat(corpus.lemma(0)).isEqualTo("take place");
    assertThat(corpus.from(1)).isEqualTo(4);
    assertThat(corpus.to(1)).isEqualTo(sentence.size());
    assertThat(corpus.document(0)).isEqualTo(7);
  }
}

package org.lexhub.loader.source.wordnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.TaggedWord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads files of SemCor, with their special cases and with errors. */
class SemCorSourceTest {
  private static RecordedLayer file(String... lines) {
    return new RecordedLayer().file("semcor3.0/brown1/tagfiles/br-a01", lines);
  }

  private static List<TaggedWord> words(String... lines) throws IOException {
    RecordingSink sink = file(lines).read("semcor");
    assertThat(sink.rejects).isEmpty();
    return sink.sentences.stream().flatMap(each -> each.words().stream()).toList();
  }

  @Test
  void readsTheWordsOfASentence() throws IOException {
    RecordingSink sink =
        file(
                "<contextfile concordance=brown>",
                "<context filename=br-a01 paras=yes>",
                "<p pnum=1>",
                "<s snum=1>",
                "<wf cmd=ignore pos=DT>The</wf>",
                "<wf cmd=done pos=NN lemma=jury wnsn=1 lexsn=1:14:00::>jury</wf>",
                "<wf cmd=done pos=VB lemma=take_place wnsn=1 lexsn=2:30:00::>took_place</wf>",
                "<punc>.</punc>",
                "</s>",
                "</p>",
                "</context>",
                "</contextfile>")
            .read("semcor");
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.sentences)
        .containsExactly(
            new TaggedSentence(
                "br-a01",
                null,
                List.of(
                    new TaggedWord("The", Pos.DET, null),
                    new TaggedWord("jury", Pos.NOUN, "jury%1:14:00::"),
                    new TaggedWord("took place", Pos.VERB, "take_place%2:30:00::"),
                    new TaggedWord(".", null, null))));
    assertThat(sink.lexemes).isEmpty();
    assertThat(sink.examples).isEmpty();
  }

  @Test
  void takesTheFirstOfSeveralSensesAndThePartOfSpeechOfTheSense() throws IOException {
    assertThat(
            words(
                "<s snum=1>",
                "<wf cmd=done pos=NN lemma=used wnsn=1;2 lexsn=5:00:00:old:00;3:00:02::>used</wf>",
                "</s>"))
        .containsExactly(new TaggedWord("used", Pos.ADJ, "used%5:00:00:old:00"));
  }

  @Test
  void givesNamesNoSense() throws IOException {
    assertThat(
            words(
                "<s snum=1>",
                "<wf cmd=done rdf=group pos=NNP lemma=group wnsn=1 lexsn=1:03:00:: pn=group>Fulton_County</wf>",
                "</s>"))
        .containsExactly(new TaggedWord("Fulton County", Pos.NAME, null));
  }

  @Test
  void leavesTheClassOfConjunctionsThatCanBePrepositionsOpen() throws IOException {
    assertThat(
            words(
                "<s snum=1>",
                "<wf cmd=ignore pos=IN>of</wf>",
                "<wf cmd=ignore pos=IN>Because</wf>",
                "<wf cmd=ignore pos=TO>to</wf>",
                "<wf cmd=ignore pos=MD>must</wf>",
                "</s>"))
        .extracting(TaggedWord::pos)
        .containsExactly(Pos.ADP, null, null, Pos.AUX);
  }

  @Test
  void rejectsMalformedLinesAndContinues() throws IOException {
    RecordingSink sink =
        file(
                "<wf cmd=ignore pos=DT>outside</wf>",
                "<s snum=1>",
                "<wf cmd=ignore pos=DT",
                "<wf cmd=ignore pos=DT></wf>",
                "<wf cmd=done pos=NN lemma=jury lexsn=jury>jury</wf>",
                "<wf cmd=ignore pos=DT>kept</wf>",
                "<s snum=2>",
                "<wf cmd=ignore pos=DT>next</wf>",
                "</s>",
                "<s snum=3>",
                "<wf cmd=ignore pos=DT>cut</wf>")
            .read("semcor");
    assertThat(sink.rejects)
        .extracting(reject -> reject.substring(reject.indexOf(':') + 1))
        .containsExactly(
            "1 a word outside a sentence: <wf cmd=ignore pos=DT>outside</wf>",
            "3 not a word: <wf cmd=ignore pos=DT",
            "4 not a word: <wf cmd=ignore pos=DT></wf>",
            "5 not a word: <wf cmd=done pos=NN lemma=jury lexsn=jury>jury</wf>",
            "7 this sentence begins before the one before it ends",
            "11 the last sentence does not end");
    assertThat(sink.sentences)
        .singleElement()
        .satisfies(each ->
            assertThat(each.words()).containsExactly(new TaggedWord("next", Pos.DET, null)));
  }

  @Test
  void namesTheFolderThatIsMissing() {
    RecordedLayer layer = new RecordedLayer().file("semcor3.0/README", "x");
    assertThatThrownBy(() -> layer.read("semcor")).hasMessageContaining("tagfiles");
  }
}

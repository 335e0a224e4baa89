package org.lexhub.loader.source.chinese;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;

class EcdictSourceTest {
  private static final String HEADER =
      "word,phonetic,definition,translation,pos,collins,oxford,tag,bnc,frq,exchange,detail,audio";

  @Test
  void readsSensesByPartOfSpeech() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "ecdict.csv",
                HEADER,
                "bank,bæŋk,\"n. sloping land\\nn. a long ridge\",\"n. 银行, 堤, 岸\\n[医] 库\\n[网络] 兰克\""
                    + ",,1,1,zk gk,406,663,s:banks/i:banking/d:banked/p:banked/3:banks/0:bank,,",
                "banked,,,bank的过去式,,,,,0,0,0:bank/1:p,,",
                "beautiful,'bju:tiful,,\"a. 美丽的, 很（非常）漂亮的\",,,,,,992,r:more beautiful,,")
            .read("ecdict");
    assertThat(sink.entries)
        .containsExactly(
            new EntryRecord("eng", "bank", Pos.NOUN, "cmn", List.of("银行", "堤", "岸")),
            new EntryRecord("eng", "bank", null, "cmn", List.of("库")),
            new EntryRecord("eng", "beautiful", Pos.ADJ, "cmn", List.of("美丽")));
    LexemeRecord bank = sink.annotation("bank");
    assertThat(bank.pronunciations().get(0).ipa()).isEqualTo("/bæŋk/");
    assertThat(bank.proficiencies()).containsExactly("exam:zk", "exam:gk");
    assertThat(bank.frequency()).extracting("rank").isEqualTo(663);
    assertThat(sink.annotations)
        .filteredOn(each -> each.lemma().equals("bank") && !each.forms().isEmpty())
        .extracting(each -> each.pos() + " " + each.forms().size())
        .containsExactly("NOUN 1", "VERB 4");
    assertThat(sink.annotation("beautiful").pronunciations().get(0).ipa())
        .isEqualTo("/ˈbjuːtiful/");
  }

  @Test
  void rejectsRowsWithoutWordAndFilesWithoutColumns() throws IOException {
    RecordingSink sink =
        new RecordedLayer().file("ecdict.csv", HEADER, ",x,,y,,,,,,,,,", "a,b").read("ecdict");
    assertThat(sink.entries).isEmpty();
    assertThat(sink.rejects).hasSize(2);
    RecordedLayer other = new RecordedLayer().file("ecdict.csv", "word,meaning", "a,b");
    assertThatThrownBy(() -> other.read("ecdict"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("phonetic");
  }
}

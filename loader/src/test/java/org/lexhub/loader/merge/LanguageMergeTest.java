package org.lexhub.loader.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

class LanguageMergeTest {
  private final RankedSources sources = new RankedSources();

  private static LanguageRecord.Builder language(
      @Nullable String glottocode, @Nullable String iso) {
    return LanguageRecord.builder(glottocode, iso);
  }

  private MergedLanguage find(String key) {
    return sources.merge().languages().stream()
        .filter(each -> each.glottocode().equals(key))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void partialRecordsMergeFieldByFieldHigherPriorityFirst() {
    RecordSink low = sources.layer("low", 10, 0.5);
    RecordSink high = sources.layer("high", 90, 0.5);
    low.language(
        language(null, "deu")
            .name("Low German name")
            .speakers(5L)
            .scripts(List.of("Latn"))
            .build());
    high.language(
        language("stan1295", "deu")
            .name("German")
            .level(LanguageLevel.LANGUAGE)
            .status(EndangermentStatus.UNKNOWN)
            .build());
    low.language(language("stan1295", null).status(EndangermentStatus.THREATENED).build());
    assertThat(sources.merge().languages()).hasSize(1);
    MergedLanguage german = find("stan1295");
    assertThat(german.name()).isEqualTo("German");
    assertThat(german.iso639_3()).isEqualTo("deu");
    assertThat(german.speakers()).isEqualTo(5);
    assertThat(german.scripts()).containsExactly("Latn");
    assertThat(german.status()).isEqualTo(EndangermentStatus.THREATENED);
    assertThat(sources.rejects.count()).isZero();
  }

  private List<String> names(String key) {
    MergedDataset dataset = sources.merge();
    return find(key).names().stream()
        .map(name ->
            dataset.strings().text(name.locale())
                + " "
                + dataset.strings().text(name.text())
                + (name.isNative() ? "!" : ""))
        .toList();
  }

  @Test
  void whatHasAnIsoCodeIsALanguage() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(language("croa1245", "hrv").level(LanguageLevel.DIALECT).build());
    sink.language(language("newb1234", null).level(LanguageLevel.DIALECT).build());
    assertThat(find("croa1245").level()).isEqualTo(LanguageLevel.LANGUAGE);
    assertThat(find("newb1234").level()).isEqualTo(LanguageLevel.DIALECT);
  }

  @Test
  void aCodeThatNoLanguageHasMeansTheLanguoidThatASourceNames() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(language("luyi1234", null).level(LanguageLevel.FAMILY).name("Luyia").build());
    sink.languageCode("luy", "luyi1234");
    sink.languageName("luy", "de", "Luhya", false);
    assertThat(names("luyi1234")).contains("de Luhya");
    assertThat(sources.rejects.count()).isZero();
  }

  @Test
  void aFamilyHasNoNumberOfSpeakers() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(language("kurd1259", null).level(LanguageLevel.FAMILY).speakers(5L).build());
    assertThat(find("kurd1259").speakers()).isEqualTo(-1);
  }

  @Test
  void theSpeakersOwnNameIsThatOfTheSourceThatKnowsThem() {
    RecordSink catalogue = sources.layer("catalogue", 90, 0.5);
    RecordSink curated = sources.layer("curated", 10, 0.5);
    curated.knowsOwnNames();
    catalogue.language(language("tosk1239", "als").name("Albanian").build());
    catalogue.language(language("sars1234", "srs").name("Tsuut'ina").build());
    catalogue.languageName("als", "als", "Schwyzertüütsch", true);
    catalogue.languageName("srs", "srs", "Tsúùtʼínà", true);
    curated.languageName("sq", "sq", "shqip", true);
    assertThat(names("tosk1239"))
        .containsExactlyInAnyOrder("en Albanian", "als Schwyzertüütsch", "sq shqip!");
    assertThat(names("sars1234")).contains("srs Tsúùtʼínà!");
  }

  @Test
  void theNameOfAnotherLanguageIsNoNameOfUnknownLocale() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(language("stan1295", "deu").name("German").build());
    sink.language(language("bava1246", "bar").name("Bavarian").build());
    sink.languageName("bar", "und", "German", false);
    sink.languageName("bar", "und", "Bairisch", false);
    sink.languageName("deu", "und", "german", false);
    assertThat(names("bava1246")).containsExactly("en Bavarian", "und Bairisch");
    assertThat(names("stan1295")).containsExactly("en German", "und german");
  }

  @Test
  void anIsoCodeStaysWithTheFirstOwnerAndTheOtherIsReported() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(language("aaaa1111", "abc").name("A").build());
    sink.language(language("bbbb1111", "xyz").name("B").build());
    sink.language(language("bbbb1111", "abc").build());
    assertThat(find("aaaa1111").iso639_3()).isEqualTo("abc");
    assertThat(find("bbbb1111").iso639_3()).isEqualTo("xyz");
  }

  @Test
  void aParentWithoutARowIsDroppedAndACycleIsBroken() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(
        language("aaaa1111", null).level(LanguageLevel.FAMILY).parent("bbbb1111").build());
    sink.language(
        language("bbbb1111", null).level(LanguageLevel.FAMILY).parent("cccc1111").build());
    sink.language(
        language("cccc1111", null).level(LanguageLevel.FAMILY).parent("aaaa1111").build());
    sink.language(
        language("dddd1111", null).level(LanguageLevel.LANGUAGE).parent("gone1111").build());
    List<MergedLanguage> languages = sources.merge().languages();
    assertThat(languages).filteredOn(each -> each.parent() == null).hasSize(2);
    assertThat(sources.rejects.examples())
        .anyMatch(line -> line.contains("gone1111 has no row"))
        .anyMatch(line -> line.contains("is below it"));
    for (MergedLanguage each : languages) {
      MergedLanguage at = each;
      for (int steps = 0; at.parent() != null; steps++) {
        assertThat(steps).isLessThan(languages.size());
        at = at.parent();
      }
    }
  }

  @Test
  void namesAreOrderedEnglishFirstAndEachOnce() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.languageName("de", "fr", "allemand", false);
    sink.languageName("deu", "de", "Deutsch", true);
    sink.languageName("stan1295", "fr", "allemand", false);
    sink.languageName("deu", "en", "High German", false);
    sink.languageName("xx", "en", "nobody", false);
    sink.language(language("stan1295", "deu").name("German").build());
    MergedDataset dataset = sources.merge();
    assertThat(dataset.languages().get(0).names())
        .extracting(name -> dataset.strings().text(name.text()))
        .containsExactly("German", "High German", "Deutsch", "allemand");
    assertThat(dataset.languages().get(0).names())
        .extracting(MergedLanguage.Name::isNative)
        .containsExactly(false, false, true, false);
    assertThat(sources.rejects.examples())
        .containsExactly("1 names of the unknown language \"xx\"");
  }

  @Test
  void codesOfEveryKindFindTheirLanguage() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(
        language("mand1415", "cmn").name("Mandarin").level(LanguageLevel.LANGUAGE).build());
    sink.language(language("nucl1302", "kat").name("Georgian").build());
    sink.language(language("swah1254", "swa").name("Swahili").level(LanguageLevel.FAMILY).build());
    sink.language(language("swah1253", "swh").name("Coastal Swahili").build());
    sink.language(language(null, "zho").speakers(1L).build());
    Rejects rejects = new Rejects();
    LanguageCatalogue catalogue =
        new LanguageMerge(sources.staging, sources.staging.ranking(), rejects).merge();
    assertThat(name(catalogue, "zho")).isEqualTo("Mandarin");
    assertThat(name(catalogue, "zh-Hant")).isEqualTo("Mandarin");
    assertThat(name(catalogue, "CMN")).isEqualTo("Mandarin");
    assertThat(name(catalogue, "chi")).isEqualTo("Mandarin");
    assertThat(name(catalogue, "mand1415")).isEqualTo("Mandarin");
    assertThat(name(catalogue, "geo")).isEqualTo("Georgian");
    assertThat(name(catalogue, "sw")).isEqualTo("Coastal Swahili");
    assertThat(name(catalogue, "fra")).isEqualTo("-");
    assertThat(name(catalogue, "")).isEqualTo("-");
    assertThat(catalogue.languages()).hasSize(4);
  }

  private static String name(LanguageCatalogue catalogue, String code) {
    MergedLanguage found = catalogue.resolve(code);
    return found == null ? "-" : found.name();
  }

  @Test
  void aCodeWithoutAGlottocodeMakesNoRow() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(language(null, "tlh").name("Klingon").build());
    sink.language(language("none1234", "zho").name("Chinese").build());
    sink.language(language("mand1415", "cmn").name("Mandarin").build());
    assertThat(sources.merge().languages())
        .extracting(MergedLanguage::name)
        .containsExactly("Mandarin");
    assertThat(sources.rejects.examples())
        .containsExactly("language tlh: no layer has a glottocode for it");
  }

  @Test
  void macrolanguagesOfIso639HaveTheirMembers() {
    LanguageCodeFacts facts = LanguageCodeFacts.get();
    assertThat(facts.members("ara")).startsWith("arb").contains("arz", "apc");
    assertThat(facts.members("nor")).containsExactly("nob", "nno");
    assertThat(facts.members("deu")).isEmpty();
    assertThat(facts.iso639of("de")).isEqualTo("deu");
    assertThat(facts.iso639of("he")).isEqualTo("heb");
    assertThat(facts.iso639of("iw")).isEqualTo("heb");
    assertThat(facts.shortCodes().values()).allMatch(code -> code.length() == 3);
  }
}

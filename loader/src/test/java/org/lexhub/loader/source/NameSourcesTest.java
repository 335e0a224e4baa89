package org.lexhub.loader.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads the names of Unicode and the core vocabulary. */
class NameSourcesTest {

  private static final ULocale BEFORE = ULocale.getDefault();
  private static RecordingSink icu = new RecordingSink();
  private static List<String> links = List.of();

  @BeforeAll
  static void readOnce() throws IOException {
    icu = new RecordedLayer().option("languages", "locales").read("icu");
    links = icu.links();
  }

  @Test
  void namesLanguagesPlacesAndDaysInTheirLanguages() {
    assertThat(Set.copyOf(icu.names))
        .contains("de fr allemand", "de de Deutsch!", "de en German", "ru ru русский!");
    assertThat(Set.copyOf(links))
        .contains(
            "fr France noun icu:territory:FR",
            "de Frankreich noun icu:territory:FR",
            "ja 日曜日 noun icu:weekday:1",
            "es enero noun icu:month:1",
            "en January noun icu:month:1",
            "fr allemand noun icu:language:de");
    assertThat(ULocale.getDefault()).isEqualTo(BEFORE);
  }

  @Test
  void joinsOnlyUnambiguousNames() {
    assertThat(icu.same)
        .contains(
            "icu:territory:FR = wn30:08929922-n",
            "icu:month:3 = wn30:15210870-n",
            "icu:weekday:1 = wn30:15163797-n")
        .noneMatch(same -> same.startsWith("icu:territory:GE "));
    assertThat(icu.same).hasSizeGreaterThan(300);
  }

  @Test
  void neverFallsBackToTheMachinesLanguage() {
    assertThat(links.stream().filter(link -> link.endsWith(" Germany noun icu:territory:DE")))
        .hasSizeLessThan(12);
    assertThat(
            links.stream()
                .filter(link -> link.matches(".* (M0?1 noun icu:month|Sun noun icu:weekday):1")))
        .isEmpty();
  }

  @Test
  void refusesUnknownOptions() {
    RecordedLayer layer = new RecordedLayer().option("languages", "some");
    assertThatThrownBy(() -> layer.read("icu")).hasMessageContaining("locales");
  }

  private static String annotations(String locale, String body) {
    return "{\"annotations\":{\"identity\":{\"language\":\""
        + locale
        + "\"},\"annotations\":{"
        + body
        + "}}}";
  }

  @Test
  void readsNamesOfEmojiNotTheirKeywords() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "annotations/en/annotations.json",
                annotations(
                    "en",
                    "\"🐹\":{\"default\":[\"pet\"],\"tts\":[\"hamster\"]},"
                        + "\"🙎\":{\"tts\":[\"person pouting\"]},"
                        + "\"🏻\":{\"tts\":[\"light skin tone\"]},"
                        + "\"0⃣\":{\"tts\":[\"keycap: 0\"]},"
                        + "\"🍌\":{\"tts\":[\"banana\"]},"
                        + "\"🫥\":{\"default\":[\"only keywords\"]}"))
            .file(
                "annotations/de/annotations.json",
                annotations(
                    "de", "\"🐹\":{\"tts\":[\"Hamster\"]},\"🍌\":{\"tts\":[\"↑↑↑\"]},\"🙎\":5"))
            .file(
                "annotations/de-CH/annotations.json", annotations("de", "\"🐹\":{\"tts\":[\"X\"]}"))
            .file(
                "annotations/zh-Hant/annotations.json",
                annotations("zh", "\"🍌\":{\"tts\":[\"香蕉\"]}"))
            .file(
                "annotations/hi/annotations.json",
                annotations("hi", "\"🐹\":{\"tts\":[\"घर, भवन\"]},\"🙎\":{\"tts\":[\"क, ख\"]}"))
            .file("annotations/fr/annotations.json", "{")
            .read("cldr-annotations");
    assertThat(sink.links())
        .containsExactly(
            "eng hamster noun cldr:1F439",
            "eng person pouting phrase cldr:1F64E",
            "eng banana noun cldr:1F34C",
            "de Hamster noun cldr:1F439",
            "hi घर noun cldr:1F439",
            "hi भवन noun cldr:1F439",
            "hi क, ख phrase cldr:1F64E",
            "zh 香蕉 noun cldr:1F34C");
    // Hamster has one noun sense in WordNet 3.0; banana, a plant and its fruit, has two.
    assertThat(sink.same).containsExactly("cldr:1F439 = wn30:02342885-n");
    assertThat(sink.rejects).singleElement().asString().startsWith("annotations/fr/");
  }

  @Test
  void readsTheCoreVocabulary() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "core/languages.tsv",
                "glottocode\tiso639_3\tname\tlevel\tparent_glottocode\tlatitude\tlongitude\tspeakers\tscripts\tstatus",
                "nucl1643\tjpn\tJapanese\tlanguage\tjapo1237\t35.0\t135.0\t125000000\tJpan,Hira\tnot_endangered",
                "zzz\t\tBad\tplanet\t\t\t\t\t\t")
            .file(
                "core/concepts.tsv",
                "id\tgloss\tsemantic_field\tontological_category\tpos\tdefinition\tsynset\tcefr\tfreq_rank",
                "dog\tDOG\tAnimals\tPerson/Thing\tnoun\tA tame animal.\t02084071-n\ta1\t700",
                "podcast\tPODCAST\t\t\tnoun\t\toewn-81787330-n\t\t",
                "bad\tBAD\t\t\tnoun\t\t12-n\t\t",
                "worse\tWORSE\t\t\tnoun\t\toewn-12-n\t\t")
            .file(
                "core/words/eng.tsv",
                "concept\tlemma\tpos\treading\tromanization\tipa",
                "dog\tdog\tnoun\t\t\tdɒɡ",
                "dog\thound\tnoun\t\t\t",
                "cat\tcat\tnoun\t\t\t")
            .file(
                "core/words/jpn.tsv",
                "concept\tlemma\tpos\treading\tromanization\tipa",
                "dog\t犬\tnoun\tいぬ\tinu\t")
            .file(
                "core/forms/eng.tsv",
                "form\tlemma\tpos\tfeatures",
                "dogs\tdog\tnoun\tplural",
                "doggen\tdog\tnoun\tplural,archaic",
                "cats\t\tnoun\tplural")
            .read("core");
    assertThat(sink.languages)
        .singleElement()
        .satisfies(l -> assertThat(l.scripts()).containsExactly("Jpan", "Hira"));
    assertThat(sink.concepts.get(0).catalogId()).isEqualTo("core:dog");
    assertThat(sink.same)
        .containsExactly("core:dog = wn30:02084071-n", "core:podcast = oewn:oewn-81787330-n");
    LexemeRecord dog = sink.lexeme("dog");
    assertThat(dog.pronunciations().get(0).ipa()).isEqualTo("/dɒɡ/");
    assertThat(dog.proficiencies()).containsExactly("cefr:a1");
    assertThat(dog.frequency()).isNotNull();
    assertThat(sink.lexeme("hound").frequency()).isNull();
    assertThat(dog.senses().get(0).evidence()).isEqualTo(1);
    assertThat(sink.lexeme("hound").senses().get(0).evidence()).isEqualTo(0.9);
    LexemeRecord inu = sink.lexeme("犬");
    assertThat(inu.reading()).isEqualTo("いぬ");
    assertThat(inu.romanization()).isEqualTo("inu");
    assertThat(inu.pos()).isEqualTo(Pos.NOUN);
    assertThat(sink.annotations)
        .singleElement()
        .satisfies(dogs -> {
          assertThat(dogs.lemma()).isEqualTo("dog");
          assertThat(dogs.forms())
              .containsExactly(
                  new FormRecord("dogs", List.of("plural")),
                  new FormRecord("doggen", List.of("plural", "archaic")));
        });
    assertThat(sink.rejects).hasSize(5);
  }

  @Test
  void readsJsonStrictly() {
    assertThatThrownBy(() -> JsonTree.parse(new byte[] {'"', (byte) 0xff, '"'}))
        .hasMessageContaining("UTF-8");
    assertThatThrownBy(() -> JsonTree.object("[".repeat(300_000))).hasMessageContaining("nested");
    assertThatThrownBy(() -> JsonTree.object("[1]")).hasMessageContaining("object");
    assertThatThrownBy(() -> JsonTree.object("{\"a\":")).hasMessageContaining("not valid JSON");
  }
}

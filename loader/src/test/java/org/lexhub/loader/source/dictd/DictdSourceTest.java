package org.lexhub.loader.source.dictd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.locator.Limits;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.Formats;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads dictionaries of the DICT server in the layouts of WikDict and FreeDict. */
class DictdSourceTest {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final String WIKDICT =
      """
      00-database-info
      Deutsch-français FreeDict+WikDict dictionary

      Maintainer: Karl Bartel

      Edition: 2022.11.18
      Size: 47432 headwords

      Availability:

          Licensed under the Creative Commons Attribution-ShareAlike 3.0 Unported
        license
      """;

  private static String base64(int number) {
    String digit = DIGITS.substring(number % 64, number % 64 + 1);
    return number < 64 ? digit : base64(number / 64) + digit;
  }

  /** Returns a layer with a dictionary; the first entry is the description. */
  private static RecordedLayer dictionary(String name, String... texts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    StringBuilder index = new StringBuilder();
    for (int i = 0; i < texts.length; i++) {
      byte[] bytes = texts[i].getBytes(StandardCharsets.UTF_8);
      String headword = i == 0 ? "00databaseinfo" : "x" + i;
      index.append(headword).append('\t').append(base64(all.size())).append('\t');
      index.append(base64(bytes.length)).append('\n');
      all.writeBytes(bytes);
    }
    return new RecordedLayer()
        .bytes(name + ".dict", all.toByteArray())
        .bytes(name + ".index", index.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static EntryRecord only(RecordingSink sink) {
    assertThat(sink.entries).hasSize(1);
    return sink.entries.getFirst();
  }

  @Test
  void readsSensesWithDefinitionsInTheLanguageOfTheHeadword() throws IOException {
    RecordingSink sink =
        dictionary(
                "freedict-deu-fra",
                WIKDICT,
                """
                Hausherrin /ˈhaʊ̯sˌhɛʁɪn/ <n, fem>
                1. maîtresse de maison, hôtesse
                Dame, die in einer Familie Entscheidungen fällt;
                2. propriétaire
                Dame, die ein Haus besitzt
                """)
            .read("dictd");
    assertThat(sink.entries)
        .extracting(EntryRecord::lemma, EntryRecord::pos, EntryRecord::translations)
        .containsExactly(
            tuple("Hausherrin", Pos.NOUN, List.of("maîtresse de maison", "hôtesse")),
            tuple("Hausherrin", Pos.NOUN, List.of("propriétaire")));
    assertThat(sink.entries.getFirst().detail().definitions())
        .containsExactly(new TextRecord("deu", "Dame, die in einer Familie Entscheidungen fällt"));
    assertThat(sink.annotation("Hausherrin").pronunciations().getFirst().ipa())
        .isEqualTo("/ˈhaʊ̯sˌhɛʁɪn/");
    SourceRecord source = sink.sources.getFirst();
    assertThat(source.name()).isEqualTo("dictd-deu-fra");
    assertThat(source.version()).isEqualTo("2022.11.18");
    assertThat(source.licence()).isEqualTo("CC-BY-SA-3.0");
    assertThat(source.attribution()).isEqualTo("Karl Bartel; Test");
    assertThat(source.project()).isEqualTo("dictd-deu");
  }

  @Test
  void aNumberWithoutTranslationsEndsTheSenseBefore() throws IOException {
    RecordingSink sink =
        dictionary(
                "swe-deu",
                WIKDICT,
                "eld /ˈɛld/ <n, ut>\nFeuer 2.\nett av de fyra elementen\n 3.\nkemisk reaktion\n")
            .read("dictd");
    assertThat(only(sink).translations()).containsExactly("Feuer");
    assertThat(only(sink).detail().definitions())
        .containsExactly(new TextRecord("swe", "ett av de fyra elementen"));
  }

  @Test
  void readsExamplesLabelsAndGendersOfFreeDict() throws IOException {
    RecordingSink sink =
        dictionary(
                "freedict-kha-eng",
                "00-database-info\nKhasi-English\nAvailable under the terms of the GNU General"
                    + " Public License ver. 2.0 and\n  any later version.\n",
                """
                kha <v>
                 [med] give birth
                         Note: of animals
                      "La kha ia u Sayed."  - Sayed was born.
                   See also: {pylleng}
                """,
                "kper <n, f>\ngarden <n, s, f>\n")
            .read("dictd");
    EntryRecord birth = sink.entries.getFirst();
    assertThat(birth.pos()).isEqualTo(Pos.VERB);
    assertThat(birth.translations()).containsExactly("give birth");
    assertThat(birth.detail().domain()).isEqualTo("medicine");
    assertThat(birth.detail().definitions()).isEmpty();
    assertThat(birth.detail().examples())
        .containsExactly(new ExampleRecord("La kha ia u Sayed.", "Sayed was born."));
    assertThat(sink.entries.get(1).translations()).containsExactly("garden");
    assertThat(sink.sources.getFirst().licence()).isEqualTo("GPL-2.0-or-later");
  }

  @Test
  void readsFormsAndIgnoresSynthesizedPronunciations() throws IOException {
    RecordingSink sink =
        dictionary(
                "freedict-lat-deu",
                "info\n",
                """
                distribuo /dɪstrˈɪbʊɔ/ (distribuere /dɪstrɪbˈʊɛrɛ/, distribui /x/) <sg, v>
                verteilen
                """)
            .read("dictd");
    assertThat(only(sink).lemma()).isEqualTo("distribuo");
    assertThat(only(sink).pos()).isEqualTo(Pos.VERB);
    assertThat(sink.annotation("distribuo").forms())
        .extracting(form -> form.form())
        .containsExactly("distribuere", "distribui");
    assertThat(sink.annotation("distribuo").pronunciations()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "capibara ///kapiˈbara//, capibara, /kapiˈbara/",
    "casa //ˈkasa// //ˈkaza//, casa, /ˈkasa/",
    "kleić /ˈklɛ<sup>j</sup>iʨ/, kleić, /ˈklɛjiʨ/",
    "Florida   /  /, Florida, ",
    "crazia /(/ˈkrattsja//, crazia, /ˈkrattsja/",
    "intuitivo //, intuitivo, ",
    "AC/DC, AC/DC, ",
    "λ/4 film, λ/4 film, "
  })
  void readsHeadwordsWithBrokenPronunciations(String head, String lemma, String pronunciation)
      throws IOException {
    RecordingSink sink =
        dictionary("freedict-ita-deu", "info\n", head + " <n, fem>\nWort\n").read("dictd");
    assertThat(only(sink).lemma()).isEqualTo(lemma);
    if (pronunciation != null) {
      assertThat(sink.annotation(lemma).pronunciations().getFirst().ipa()).isEqualTo(pronunciation);
    } else {
      assertThat(sink.annotation(lemma).pronunciations()).isEmpty();
    }
  }

  @Test
  void rejectsBadLinesOfTheIndex() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file("a-deu-eng.index", "Hund\tA\tD", "Katze\t!\tD", "Maus\tA\tZZZ", "Haus")
            .file("a-deu-eng.dict", "x")
            .read("dictd");
    assertThat(sink.rejects).hasSize(4).allMatch(reject -> reject.contains("no headword"));
  }

  @Test
  void namesTheMissingFile() {
    RecordedLayer layer = new RecordedLayer().file("a-deu-eng.index", "Hund\tA\tB");
    assertThatThrownBy(() -> layer.read("dictd"))
        .hasMessageContaining("a-deu-eng.index needs a-deu-eng.dict");
  }

  @Test
  void skipsExcludedDictionaries() throws IOException {
    RecordingSink sink =
        dictionary("freedict-deu-fra", WIKDICT, "Hund <n>\nchien\n")
            .option("without", "eng-bul, deu-fra")
            .read("dictd");
    assertThat(sink.entries).isEmpty();
    assertThat(sink.sources).isEmpty();
  }

  @Test
  void readsTheDebianPackagesOfWikDict() throws IOException {
    Path folder = Path.of("../../shared/data/wikdict");
    Assumptions.assumeTrue(Files.isDirectory(folder), "skipped: no " + folder);
    RecordingSink sink = new RecordingSink();
    SourceRecord source = new SourceRecord("w", "w", "1", "CC0-1.0", "T", "", 0.8);
    Formats.source("dictd")
        .read(
            new Layer(
                "dictd",
                source,
                new Locator(folder).open("file:*nld-spa*.deb", Limits.DEFAULT),
                Map.of(),
                1,
                ReadProgress.NONE),
            sink);
    assertThat(sink.entries).hasSizeGreaterThan(20_000);
    assertThat(sink.rejects).hasSizeLessThan(50);
    assertThat(sink.sources.getFirst().licence()).isEqualTo("CC-BY-SA-3.0");
  }
}

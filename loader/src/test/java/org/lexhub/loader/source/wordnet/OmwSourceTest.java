package org.lexhub.loader.source.wordnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;

/** Reads files of the Open Multilingual Wordnet, with their special cases. */
class OmwSourceTest {
  private static RecordedLayer files() {
    return new RecordedLayer()
        .file(
            "wns/fra/wn-data-fra.tab",
            "# WOLF\tfra\twolf.example\tCeCILL-C",
            "00006034-r\tfra:lemma\textrêmement",
            "00019731-s\tlemma\tsous_la_main ",
            "02084071-n\tfra:def\t0\tanimal domestique",
            "02084071-n\tfra:exe\t1\tle chien aboie",
            "02084071-n\tfra:lemma:root\tx",
            "2084071-n\tfra:lemma\tchien",
            "02084071-n\tfra:lemma\t ",
            "02084071-n\tfra:lemma")
        .file(
            "wns/ita/wn-data-ita.tab",
            "02084071-n\tita:lemma\tGAP!",
            "02084071-n\tita:lemma\t!?cagna")
        .file("wns/iwn/wn-data-ita.tab", "02084071-n\tita:lemma\tcane")
        .file("wns/cwn/wn-data-qcn.tab", "02084071-n\tqcn:lemma\t狗")
        .file("wns/als/wn-data-als.tab", "02084071-n\tals:lemma\tqen")
        .file("wns/wikt/wn-wikt-als.tab", "02206856-n\tals:lemma\tImme")
        .file("wns/wikt/wn-wikt-Xbh.tab", "08900535-n\t*bh:lemma\tभारत")
        .file("wns/cldr/wn-cldr-afr.tab", "06952861-n\tafr:lemma\tAfrikaans")
        .file("wns/als/als-changes.tab", "2025-02-01\tREMOVED\t00009147-v\tals:lemma\tx")
        .file("wns/msa/wn-freq-ind.tab", "00001740-a\tkeahlian\t1");
  }

  @Test
  void readsLemmasDefinitionsAndExamples() throws IOException {
    RecordingSink sink = files().read("omw");
    assertThat(sink.links())
        .contains(
            "fra extrêmement adv wn30:00006034-r",
            "fra sous la main adj wn30:00019731-a",
            "ita cane noun wn30:02084071-n",
            "ita cagna noun wn30:02084071-n");
    assertThat(sink.definitions).containsExactly("wn30:02084071-n fra animal domestique");
    assertThat(sink.examples).containsExactly("wn30:02084071-n fra le chien aboie");
    assertThat(sink.links()).noneMatch(link -> link.contains("GAP"));
  }

  @Test
  void ignoresTheBeginningsOfNames() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "wns/cldr/wn-cldr-eng.tab",
                "08971914-n\teng:lemma\tNew",
                "08970180-n\teng:lemma\tNiger",
                "08939562-n\teng:lemma\tGuinea")
            .read("omw");
    assertThat(sink.links())
        .containsExactly("eng Niger noun wn30:08970180-n", "eng Guinea noun wn30:08939562-n");
  }

  @Test
  void removesElidedArticles() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "wns/fra/wn-data-fra.tab",
                "07448121-n\tfra:lemma\tl'anniversaire",
                "08808321-n\tfra:lemma\tL'Aquila",
                "00000001-n\tfra:lemma\tl'action_humaine")
            .read("omw");
    assertThat(sink.links())
        .extracting(link -> link.substring(0, link.indexOf(" noun")))
        .containsExactly("fra anniversaire", "fra L'Aquila", "fra l'action humaine");
  }

  @Test
  void translatesCodesByKindOfFile() throws IOException {
    assertThat(files().read("omw").links())
        .contains(
            "cmn 狗 noun wn30:02084071-n",
            "als qen noun wn30:02084071-n",
            "gsw Imme noun wn30:02206856-n",
            "bho भारत noun wn30:08900535-n");
  }

  @Test
  void makesOneSourcePerWordnet() throws IOException {
    RecordingSink sink = files().read("omw");
    assertThat(sink.sources)
        .extracting(SourceRecord::name)
        .contains("omw-fra", "omw-ita", "omw-iwn", "omw-qcn", "omw-als", "omw-wikt", "omw-cldr");
    assertThat(sink.sources)
        .filteredOn(s -> s.name().equals("omw-fra"))
        .singleElement()
        .satisfies(source -> {
          assertThat(source.title()).isEqualTo("omw: WOLF (fra)");
          assertThat(source.licence()).isEqualTo("CECILL-C");
          assertThat(source.prior()).isEqualTo(0.75);
        });
    assertThat(sink.sources)
        .filteredOn(s -> s.name().equals("omw-wikt"))
        .extracting(SourceRecord::prior)
        .containsOnly(0.7);
  }

  @Test
  void rejectsBadRowsAndIgnoresOtherFiles() throws IOException {
    assertThat(files().read("omw").rejects)
        .hasSize(3)
        .anyMatch(r -> r.startsWith("wns/fra/wn-data-fra.tab:7 "))
        .anyMatch(r -> r.startsWith("wns/fra/wn-data-fra.tab:8 "))
        .anyMatch(r -> r.startsWith("wns/fra/wn-data-fra.tab:9 "));
  }

  @Test
  void namesTheExpectedFilesIfThereIsNoWordnet() {
    RecordedLayer layer = new RecordedLayer().file("x.tab", "");
    assertThatThrownBy(() -> layer.read("omw")).hasMessageContaining("wn-data-*.tab");
  }

  @Test
  void readsTheInterlingualIndex() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file("ili-map-pwn30.tab", "i77708\t07739125-n", "i5\t00019731-s", "x\t1", "i1\t12-n")
            .read("cili");
    assertThat(sink.same)
        .containsExactly("ili:i77708 = wn30:07739125-n", "ili:i5 = wn30:00019731-a");
    assertThat(sink.rejects).hasSize(2);
  }
}

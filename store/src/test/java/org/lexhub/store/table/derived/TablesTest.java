package org.lexhub.store.table.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.RandomDataset;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageCodesWriter;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.SourceTable;
import org.lexhub.store.table.id.Fingerprint;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.id.IdIndexWriter;
import org.lexhub.store.table.id.IdsExhaustedException;
import org.lexhub.store.table.id.Registry;
import org.lexhub.store.table.id.RegistryWriter;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Tests that tables return what their writers received. */
class TablesTest {
  private static final long SEED = 3L;

  @TempDir Path folder;

  private Snapshot write(Consumer<SnapshotWriter> rows) throws IOException {
    Path file = folder.resolve("snapshot-" + System.nanoTime());
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      rows.accept(out);
      out.finish(Instant.EPOCH, Map.of());
    }
    return Snapshot.open(file);
  }

  @Test
  void everyFieldOfALexemeAndItsSensesComesBack() throws IOException {
    try (Snapshot snapshot = write(this::writeRichLexeme)) {
      LexemeTable lexemes = LexemeTable.open(snapshot);
      assertThat(lexemes.size()).isEqualTo(2);
      assertThat(lexemes.ordinal(900)).isEqualTo(1);
      assertThat(lexemes.id(1)).isEqualTo(900);
      assertThat(lexemes.ordinal(1)).isEqualTo(-1);
      assertThat(lexemes.ordinal(-5)).isEqualTo(-1);
      assertThat(lexemes.ordinal(Long.MAX_VALUE)).isEqualTo(-1);
      assertThat(lexemes.posOf(1)).isEqualTo(Pos.PROVERB);
      assertThat(lexemes.reading(0)).isEqualTo(-1);
      assertThat(lexemes.reading(1)).isEqualTo(12);
      assertThat(lexemes.romanization(1)).isEqualTo(13);
      assertThat(lexemes.etymology(1)).isEqualTo(14);
      assertThat(lexemes.hasFrequency(0)).isFalse();
      assertThat(lexemes.hasFrequency(1)).isTrue();
      assertThat(lexemes.frequencyRank(1)).isEqualTo(17);
      assertThat(lexemes.frequencyCount(1)).isEqualTo(5_000_000_000L);
      assertThat(lexemes.frequencyPerMillion(1)).isEqualTo(12.5);
      assertThat(lexemes.frequencyPerMillion(0)).isNaN();
      assertThat(lexemes.sourceCount(1)).isEqualTo(2);
      assertThat(lexemes.sourceAt(1, 1)).isZero();
      assertThat(lexemes.pronunciationEnd(1) - lexemes.pronunciationStart(1)).isEqualTo(2);
      int second = lexemes.pronunciationStart(1) + 1;
      assertThat(lexemes.pronunciationIpa(second)).isEqualTo(22);
      assertThat(lexemes.pronunciationAudio(second)).isEqualTo(-1);
      int form = lexemes.formStart(1);
      assertThat(lexemes.formText(form)).isEqualTo(30);
      assertThat(lexemes.formFeatures(form)).isEqualTo(lexemes.formFeatures(form + 1));
      assertThat(lexemes.featureCount(lexemes.formFeatures(form))).isEqualTo(2);
      assertThat(lexemes.featureAt(lexemes.formFeatures(form), 1)).isEqualTo(41);
      assertThat(lexemes.senseCount(0)).isZero();
      assertThat(lexemes.firstSense(1)).isZero();
      assertThat(lexemes.senseEnd(1)).isEqualTo(2);
      assertThat(lexemes.byPos().total(Pos.PROVERB.number())).isEqualTo(1);

      SenseTable senses = SenseTable.open(snapshot);
      assertThat(senses.registerOf(0)).isEqualTo(Register.SLANG);
      assertThat(senses.registerOf(1)).isNull();
      assertThat(senses.domain(0)).isEqualTo(50);
      assertThat(senses.confidence(0)).isEqualTo(9876);
      assertThat(senses.tagCount(0)).isEqualTo(70_000);
      int definition = senses.definitionStart(0);
      assertThat(senses.definitionEnd(0)).isEqualTo(definition + 1);
      assertThat(senses.definitionLanguage(definition)).isEqualTo(1);
      assertThat(senses.definitionText(definition)).isEqualTo(60);
      assertThat(senses.definitionSource(definition)).isEqualTo(1);
      int example = senses.exampleStart(1);
      assertThat(senses.exampleText(example)).isEqualTo(61);
      assertThat(senses.exampleTranslation(example)).isEqualTo(-1);
      assertThat(senses.exampleSource(example)).isEqualTo(1);

      MeaningTable meanings = MeaningTable.open(snapshot);
      assertThat(meanings.lexiconMeaningId(0)).isEqualTo(102_084_071L);
      assertThat(meanings.posOf(0)).isEqualTo(Pos.NOUN);
      assertThat(meanings.posOf(1)).isNull();
      assertThat(meanings.senseCount(0)).isEqualTo(1);
      assertThat(meanings.sense(meanings.senseStart(1))).isEqualTo(1);
      assertThat(meanings.relationType(meanings.relationStart(0)))
          .isEqualTo(RelationType.HYPERNYM.number());
      assertThat(meanings.relationMeaning(meanings.relationStart(0))).isEqualTo(1);

      LanguageTable languages = LanguageTable.open(snapshot);
      assertThat(languages.latitude(0)).isEqualTo(-12.25);
      assertThat(languages.longitude(1)).isNaN();
      assertThat(languages.statusOf(0)).isEqualTo(EndangermentStatus.SHIFTING);
      assertThat(languages.statusOf(1)).isEqualTo(EndangermentStatus.UNKNOWN);
      assertThat(languages.speakers(0)).isEqualTo(8_000_000_000L);
      assertThat(languages.lexemeStart(1)).isZero();
      assertThat(languages.lexemeEnd(1)).isEqualTo(2);
      SourceTable sources = SourceTable.open(snapshot);
      assertThat(sources.find("SECOND")).isEqualTo(1);
      assertThat(sources.find("third")).isEqualTo(-1);
      assertThat(sources.lexemes(0)).isEqualTo(2);
      assertThat(sources.senses(1)).isEqualTo(1);
    }
  }

  private void writeRichLexeme(SnapshotWriter out) {
    try (TablesWriter tables = TablesWriter.create(out)) {
      tables.sources().name(1, "first").endRow();
      tables.sources().name(2, "second").prior(9500).endRow();
      tables
          .languages()
          .id(3)
          .name(1, "Family")
          .level(LanguageLevel.FAMILY.number())
          .latitude(-12.25)
          .status(EndangermentStatus.SHIFTING.number())
          .speakers(8_000_000_000L)
          .endRow();
      tables.languages().id(4).name(2, "Tongue").parent(0).endRow();
      tables.meanings().id(1).key(5).lexiconMeaningId(102_084_071L).pos(Pos.NOUN.number());
      tables.meanings().addRelation(RelationType.HYPERNYM.number(), 1).endRow();
      tables.meanings().id(2).key(6).endRow();
      tables.lexemes().id(12).language(1).lemma(10, "plain").addSource(0).endRow();
      LexemeTableWriter lexemes = tables.lexemes();
      lexemes
          .id(900)
          .language(1)
          .lemma(11, "plain")
          .pos(Pos.PROVERB.number())
          .attribute(LexemeColumn.READING, 12);
      lexemes
          .attribute(LexemeColumn.ROMANIZATION, 13)
          .attribute(LexemeColumn.ETYMOLOGY, 14)
          .source(1)
          .addSource(1)
          .addSource(0);
      lexemes.frequencyRank(17).frequencyCount(5_000_000_000L).frequencyPerMillion(12.5);
      lexemes.frequencyCorpus(18).addPronunciation(20, 21).addPronunciation(22, -1);
      lexemes.addForm(30, lexemes.featureSet(40, 41)).addForm(31, lexemes.featureSet(40, 41));
      lexemes.endRow();
      SenseTableWriter senses = tables.senses();
      senses.id(1).lexeme(1).meaning(0).register(Register.SLANG.number()).domain(50);
      senses.confidence(9876).tagCount(70_000).addSource(1, 85).addDefinition(1, 60, 1).endRow();
      senses.id(2).lexeme(1).meaning(1).addExample(61, -1, 1).endRow();
    }
  }

  @Test
  void theTreeOfLanguagesIsDerivedFromParents() throws IOException {
    TestDataset data = RandomDataset.of(SEED, 40, 5, 10);
    try (Store store = data.open(folder.resolve("tree"))) {
      LanguageTable table = store.languages();
      for (int row = 0; row < table.size(); row++) {
        int top = -1;
        for (int up = data.languages.get(row).parent();
            up >= 0;
            up = data.languages.get(up).parent()) {
          top = up;
          assertThat(table.isWithin(row, up)).isTrue();
          assertThat(table.isWithin(up, row)).isFalse();
        }
        assertThat(table.family(row)).isEqualTo(top);
        for (int i = 1; i < table.childCount(row); i++) {
          String before = data.languages.get(table.childAt(row, i - 1)).name();
          String after = data.languages.get(table.childAt(row, i)).name();
          assertThat(before).isLessThanOrEqualTo(after);
        }
      }
    }
  }

  @Test
  void sparseIdsAreFoundToo() throws IOException {
    try (Snapshot snapshot =
        write(out -> {
          IntArrayList ids = IntArrayList.of(5_000_000, 3, 90_000_000);
          IdIndexWriter.write(out, IdSections.CONCEPT, ids);
        })) {
      assertThat(snapshot.hasSection(IdSections.CONCEPT.byId())).isFalse();
      IdIndex index = IdIndex.open(snapshot, IdSections.CONCEPT);
      assertThat(index.ordinal(5_000_000)).isZero();
      assertThat(index.ordinal(3)).isEqualTo(1);
      assertThat(index.ordinal(90_000_000)).isEqualTo(2);
      assertThat(index.ordinal(4)).isEqualTo(-1);
      assertThat(index.ordinal(1L << 40)).isEqualTo(-1);
    }
  }

  @Test
  void contradictionsAreRefusedWithTheRow() {
    assertRefused(
        tables -> {
          tables.languages().id(1).name(0, "A").parent(1).endRow();
          tables.languages().id(2).name(0, "B").parent(0).endRow();
        },
        "2 languages are their own ancestors; break the cycle of parents");
    assertRefused(
        tables -> {
          tables.languages().id(7).name(0, "A").endRow();
          tables.languages().id(7).name(0, "B").endRow();
        },
        "language rows 0 and 1 both have id 7");
    assertRefused(
        tables -> {
          tables.languages().id(7).name(0, "A").endRow();
          tables.lexemes().id(1).language(4).endRow();
        },
        "rows must be ordered by language, but lexeme row 0 has 4 of 1");
    assertThatThrownBy(() -> ColumnSet.unsignedByte("lexeme.pos", 256))
        .hasMessage("lexeme.pos holds 0 to 255, not 256");
  }

  private void assertRefused(Consumer<TablesWriter> rows, String message) {
    assertThatThrownBy(() ->
            write(out -> {
              try (TablesWriter tables = TablesWriter.create(out)) {
                rows.accept(tables);
              }
            }))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  private Snapshot codes(List<String> isoOfRows, Consumer<LanguageCodesWriter> fill)
      throws IOException {
    return write(out -> {
      IntArrayList iso = new IntArrayList();
      isoOfRows.forEach(code -> iso.add(LanguageCodes.pack3(code)));
      ColumnSet.ints(out, LanguageColumn.ISO639.section(), iso);
      LongArrayList glottocodes = new LongArrayList(new long[iso.size()]);
      ColumnSet.longs(out, LanguageColumn.GLOTTOCODE.section(), glottocodes);
      try (LanguageCodesWriter codes = LanguageCodesWriter.create(out)) {
        fill.accept(codes);
      }
    });
  }

  @Test
  void codesLeadToLanguagesAndMembers() throws IOException {
    List<String> iso = List.of("yue", "cmn");
    try (Snapshot snapshot =
        codes(
            iso,
            codes -> {
              codes.code3("zho", 1);
              codes.code3("zho", 0);
              codes.code3("cmn", 1);
              codes.other("zh", "zho");
              codes.other("chi", "zho");
              codes.glottocode("mand1415", 1);
            })) {
      LanguageCodes codes = LanguageCodes.open(snapshot);
      int entry = codes.find("ZHO");
      assertThat(codes.count(entry)).isEqualTo(2);
      assertThat(codes.language(entry, 0)).isEqualTo(1);
      assertThat(codes.language(entry, 1)).isEqualTo(0);
      assertThat(codes.find("zh")).isEqualTo(entry);
      assertThat(codes.find("chi")).isEqualTo(entry);
      assertThat(codes.count(codes.find("cmn"))).isEqualTo(1);
      for (String none : new String[] {"", "z", "xx", "xxx", "zh1", "zhoo", "zhÖ", "ž"}) {
        assertThat(codes.find(none)).as(none).isEqualTo(-1);
      }
      assertThat(codes.glottocode("MAND1415")).isEqualTo(1);
      assertThat(codes.glottocode("mand1416")).isEqualTo(-1);
      assertThat(codes.glottocode("mand")).isEqualTo(-1);
      assertThat(LanguageCodes.unpack(LanguageCodes.pack8("Mand1415"))).isEqualTo("mand1415");
    }
  }

  @Test
  void theMainMemberBelongsToTheRowOfItsMacrolanguage() throws IOException {
    List<String> iso = List.of("lav", "ltg", "lvs", "ekk", "vro", "deu", "kmr", "ckb", "kur");
    try (Snapshot snapshot =
        codes(
            iso,
            codes -> {
              for (int row : new int[] {2, 0, 1}) {
                codes.code3("lav", row);
              }
              codes.code3("est", 3);
              codes.code3("est", 4);
              codes.code3("deu", 5);
              for (int row : new int[] {6, 7, 8}) {
                codes.code3("kur", row);
              }
            })) {
      LanguageCodes codes = LanguageCodes.open(snapshot);
      assertThat(codes.mainCount(codes.find("lav"))).as("Standard Latvian, Latvian").isEqualTo(2);
      assertThat(codes.mainCount(codes.find("est"))).isEqualTo(1);
      assertThat(codes.mainCount(codes.find("deu"))).isEqualTo(1);
      assertThat(codes.mainCount(codes.find("kur"))).isEqualTo(1);
      assertThat(codes.macrolanguageOf(1)).isEqualTo(codes.find("lav"));
      assertThat(codes.macrolanguageOf(3)).isEqualTo(codes.find("est"));
      assertThat(codes.macrolanguageOf(5)).isEqualTo(-1);
      assertThat(codes.macrolanguageRow(2)).isEqualTo(0);
      for (int row : new int[] {0, 1, 3, 5, 6}) {
        assertThat(codes.macrolanguageRow(row)).isEqualTo(-1);
      }
    }
  }

  @Test
  void idsOfKeysSurviveRebuilds() throws IOException {
    Registry first = registry(null, "apple", "pear", "plum");
    assertThat(first.find(Fingerprint.of("pear"))).isEqualTo(2);
    Registry second = registry(first, "fig", "plum", "apple");
    assertThat(second.find(Fingerprint.of("fig"))).isEqualTo(4);
    assertThat(second.find(Fingerprint.of("plum"))).isEqualTo(3);
    assertThat(second.find(Fingerprint.of("apple"))).isEqualTo(1);
    // The pear no longer exists; no other key gets its id.
    Registry third = registry(second, "cherry", "pear");
    assertThat(third.find(Fingerprint.of("pear"))).isEqualTo(2);
    assertThat(third.find(Fingerprint.of("cherry"))).isEqualTo(5);
    assertThat(third.find(Fingerprint.of("melon"))).isEqualTo(-1);
    assertThat(third.size()).isEqualTo(5);
  }

  private Registry registry(@Nullable Registry previous, String... keys) throws IOException {
    Snapshot snapshot =
        write(out -> {
          try (RegistryWriter writer = RegistryWriter.create(out, IdSections.LEXEME, previous)) {
            for (String key : keys) {
              writer.id(key);
            }
          }
        });
    return Registry.open(snapshot, IdSections.LEXEME);
  }

  @Test
  void idsEndAtTheirBoundForKeysOfAnyKind() throws IOException {
    try (Snapshot snapshot =
        write(out -> {
          try (RegistryWriter writer = RegistryWriter.create(out, IdSections.SENSE, null, 4)) {
            assertThat(writer.id("a")).isEqualTo(1);
            assertThat(writer.id(List.of("b", "c"))).isEqualTo(2);
            assertThat(writer.id("d")).isEqualTo(3);
            assertThatThrownBy(() -> writer.id("e"))
                .isInstanceOf(IdsExhaustedException.class)
                .hasMessage("no sense id is left: all below 4 are given out");
            assertThatThrownBy(() -> writer.id(List.of("f", "g")))
                .isInstanceOf(IdsExhaustedException.class);
          }
        })) {
      Registry registry = Registry.open(snapshot, IdSections.SENSE);
      assertThat(registry.size()).isEqualTo(4);
    }
  }

  @Test
  void aFingerprintThatIsTakenGivesWayToTheNextSalt() throws IOException {
    try (Snapshot snapshot =
        write(out -> {
          try (RegistryWriter writer = RegistryWriter.create(out, IdSections.LEXEME, null)) {
            assertThat(writer.id("same")).isEqualTo(1);
            assertThat(writer.id("same")).isEqualTo(2);
          }
        })) {
      assertThat(Registry.open(snapshot, IdSections.LEXEME).size()).isEqualTo(2);
    }
  }
}

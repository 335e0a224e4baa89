package org.lexhub.store.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LanguageCodes;

/** Definitions are found in their own language, by inflected words of their text. */
class OwnDefinitionIndexTest {
  private static final int GERMAN = LanguageCodes.pack3("deu");
  private static final int FRENCH = LanguageCodes.pack3("fra");
  private static final int POLISH = LanguageCodes.pack3("pol");
  private static final int JAPANESE = LanguageCodes.pack3("jpn");
  private static final int SLOVENE = LanguageCodes.pack3("slv");
  private static final int LANGUAGES = 9;

  @TempDir Path folder;

  @Test
  void wordsAreStemmedByTheAnalyserOfTheirLanguage() throws Exception {
    try (Snapshot snapshot =
        write(out -> {
          add(out, 4, GERMAN, "großes graues Tier mit einem langen Rüssel");
          add(out, 5, FRENCH, "gros animal gris qui a une longue trompe");
          add(out, 6, POLISH, "duże zwierzę o długiej trąbie");
          add(out, 7, JAPANESE, "長い鼻を持つ大きな動物");
          add(out, 8, SLOVENE, "velika siva žival z dolgim rilcem");
        })) {
      OwnDefinitionIndex index = OwnDefinitionIndex.open(snapshot);
      assertThat(search(index, 4, GERMAN, "graue Tiere mit Rüsseln")).containsExactly(0);
      assertThat(search(index, 5, FRENCH, "les animaux gris à longues trompes")).containsExactly(1);
      assertThat(search(index, 6, POLISH, "długie trąby zwierząt")).containsExactly(2);
      assertThat(search(index, 7, JAPANESE, "大きな動物")).containsExactly(3);
      assertThat(search(index, 8, SLOVENE, "velike sive živali")).containsExactly(4);
    }
  }

  @Test
  void aQueryFindsDefinitionsInItsLanguageOnly() throws Exception {
    try (Snapshot snapshot =
        write(out -> {
          out.addText(4, GERMAN, "Gift");
          add(out, 5, FRENCH, "gift");
          add(out, 4, GERMAN, "ein Gift aus Pflanzen");
        })) {
      OwnDefinitionIndex index = OwnDefinitionIndex.open(snapshot);
      assertThat(index.documents(3)).isZero();
      assertThat(index.documents(4)).isEqualTo(2);
      assertThat(index.documents(5)).isEqualTo(1);
      assertThat(index.documents(LANGUAGES + 1)).isZero();
      assertThat(search(index, 4, GERMAN, "Gift")).containsExactly(0, 1);
      assertThat(search(index, 5, FRENCH, "gift")).containsExactly(0);
      assertThat(search(index, 6, POLISH, "gift")).isEmpty();
    }
  }

  @Test
  void stopWordsAndUnknownWordsFindNothing() throws Exception {
    try (Snapshot snapshot = write(out -> add(out, 4, GERMAN, "der Hund und die Katze"))) {
      OwnDefinitionIndex index = OwnDefinitionIndex.open(snapshot);
      assertThat(search(index, 4, GERMAN, "der und die")).isEmpty();
      assertThat(search(index, 4, GERMAN, "Elefant")).isEmpty();
      assertThat(search(index, 4, GERMAN, "")).isEmpty();
      assertThat(search(index, 4, GERMAN, "?!…")).isEmpty();
      assertThat(search(index, 4, GERMAN, "Hunde")).containsExactly(0);
    }
  }

  @Test
  void theDefinitionWithFewerOtherWordsIsBetter() throws Exception {
    try (Snapshot snapshot =
        write(out -> {
          add(
              out,
              4,
              GERMAN,
              "ein Haus, ein Garten, ein Zaun, ein Tor, ein Weg, ein Baum und ein Teich");
          add(out, 4, GERMAN, "ein Haus");
        })) {
      OwnDefinitionIndex index = OwnDefinitionIndex.open(snapshot);
      DefinitionSearch search = new DefinitionSearch();
      assertThat(search.start(index, 4, GERMAN, "Häuser")).isTrue();
      assertThat(search.next()).isTrue();
      int longer = search.value();
      assertThat(search.next()).isTrue();
      assertThat(search.value()).isGreaterThan(longer);
      assertThat(search.next()).isFalse();
    }
  }

  @Test
  void aDocumentOfAnUnknownMeaningIsReported() throws Exception {
    try (Snapshot snapshot =
        write(out -> {
          out.endMeaning();
          add(out, 4, GERMAN, "Hund");
        })) {
      assertThatThrownBy(() -> OwnDefinitionIndex.verify(snapshot, 1))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("definition.own.meanings");
    }
  }

  private static void add(OwnDefinitionIndexWriter out, int language, int code, String text) {
    out.addText(language, code, text);
    out.endMeaning();
  }

  /** Returns the rows of the meanings of the documents that match. */
  private static List<Integer> search(
      OwnDefinitionIndex index, int language, int code, String query) {
    DefinitionSearch search = new DefinitionSearch();
    List<Integer> found = new ArrayList<>();
    if (search.start(index, language, code, query)) {
      while (search.next()) {
        found.add(index.meaning(search.document()));
      }
    }
    return found;
  }

  private Snapshot write(Consumer<OwnDefinitionIndexWriter> content) throws Exception {
    Snapshot snapshot =
        WrittenSnapshot.of(
            folder.resolve("own"),
            out -> {
              try (OwnDefinitionIndexWriter writer =
                  OwnDefinitionIndexWriter.create(out, LANGUAGES)) {
                content.accept(writer);
              }
            });
    OwnDefinitionIndex.verify(snapshot, 1000);
    return snapshot;
  }
}

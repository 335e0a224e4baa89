package org.lexhub.store.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.snapshot.Snapshot;

class DefinitionIndexTest {
  @TempDir Path folder;

  @Test
  void findsWhatHoldsHalfOfTheQuery() throws Exception {
    List<String> texts =
        List.of(
            "a domesticated carnivorous mammal; barks",
            "a large dog that hunts foxes",
            "the dogs' houses, in which large dogs are kept",
            "to be or not to be");
    try (Snapshot snapshot = write(writer -> texts.forEach(text -> meaning(writer, text)))) {
      DefinitionIndex index = DefinitionIndex.open(snapshot);
      assertThat(index.documents()).as("a text of stop words says nothing").isEqualTo(3);
      assertThat(search(index, "dog")).containsOnlyKeys(1, 2);
      assertThat(search(index, "Large DOGS")).containsOnlyKeys(1, 2);
      assertThat(search(index, "hunting house")).containsOnlyKeys(1, 2);
      assertThat(search(index, "hunting dog")).containsOnlyKeys(1);
      assertThat(search(index, "dog unheard")).containsOnlyKeys(1, 2);
      assertThat(search(index, "the dog")).isEqualTo(search(index, "dog"));
      assertThat(search(index, "the")).isEmpty();
      assertThat(search(index, "?!")).isEmpty();
    }
  }

  @Test
  void theBetterDescriptionIsWorthMore() throws Exception {
    List<String> texts = List.of("a young dog", "a dog that runs after young men", "a young cat");
    try (Snapshot snapshot = write(writer -> texts.forEach(text -> meaning(writer, text)))) {
      DefinitionIndex index = DefinitionIndex.open(snapshot);
      assertThat(value(index, "young dog", 0))
          .isGreaterThan(value(index, "young dog", 1))
          .isEqualTo(DefinitionSearch.MAX_VALUE);
      assertThat(value(index, "young dog", 1)).isPositive();
    }
  }

  @Test
  void lemmasAndBroaderMeaningsHelpButDoNotSuffice() throws Exception {
    try (Snapshot snapshot =
        write(writer -> {
          writer.addText("kept for its milk");
          writer.addLemma("cow");
          writer.addBroader(1);
          writer.addLexeme(7, 0, true);
          writer.addLexeme(9, 5, true);
          writer.addLexeme(8, 0, false);
          writer.endMeaning();
          writer.addText("a living being");
          writer.addLemma("animal");
          writer.addLexeme(3, 1, false);
          writer.endMeaning();
        })) {
      DefinitionIndex index = DefinitionIndex.open(snapshot);
      assertThat(search(index, "animal")).isEmpty();
      assertThat(search(index, "cow")).isEmpty();
      int plain = value(index, "zzz milk", 0);
      assertThat(value(index, "animal milk", 0)).isGreaterThan(plain);
      assertThat(value(index, "cow milk", 0)).isGreaterThan(plain);
      assertThat(lexemes(index, 0)).containsExactly(7 << 2, 9 << 2 | 3);
      assertThat(lexemes(index, 1)).as("other languages where no word is English").hasSize(1);
    }
  }

  @Test
  void documentsFarApartAreAddedUpAlike() throws Exception {
    try (Snapshot snapshot =
        write(writer -> {
          for (int i = 0; i < 20_000; i++) {
            meaning(writer, i % 7000 == 5 ? "rare word" : i % 3 == 0 ? "word" : "other thing");
          }
        })) {
      Map<Integer, Integer> found = search(DefinitionIndex.open(snapshot), "rare word");
      assertThat(found).containsOnlyKeys(5, 7005, 14_005);
      assertThat(found.values()).containsOnly(DefinitionSearch.MAX_VALUE);
      assertThat(search(DefinitionIndex.open(snapshot), "thing").size())
          .isEqualTo(20_000 - 6667 - 2);
    }
  }

  private static List<Integer> lexemes(DefinitionIndex index, int document) {
    List<Integer> result = new ArrayList<>();
    for (long at = index.lexemeStart(document); at < index.lexemeEnd(document); at++) {
      result.add(index.lexeme(at) << 2 | index.order(at));
    }
    return result;
  }

  private static void meaning(DefinitionIndexWriter writer, String text) {
    writer.addText(text);
    writer.addLexeme(1, 0, true);
    writer.endMeaning();
  }

  private static int value(DefinitionIndex index, String query, int document) {
    return search(index, query).getOrDefault(document, -1);
  }

  private static Map<Integer, Integer> search(DefinitionIndex index, String query) {
    byte[] folded = Fold.fold(query).getBytes(StandardCharsets.UTF_8);
    DefinitionSearch search = new DefinitionSearch();
    Map<Integer, Integer> found = new TreeMap<>();
    if (search.start(index, folded, 0, folded.length)) {
      while (search.next()) {
        found.put(search.document(), search.value());
      }
    }
    return found;
  }

  private Snapshot write(Consumer<DefinitionIndexWriter> content) throws Exception {
    Snapshot snapshot =
        WrittenSnapshot.of(
            folder.resolve("words"),
            out -> {
              try (DefinitionIndexWriter writer = DefinitionIndexWriter.create(out)) {
                content.accept(writer);
              }
            });
    DefinitionIndex.verify(snapshot, 40, 100_000);
    return snapshot;
  }
}

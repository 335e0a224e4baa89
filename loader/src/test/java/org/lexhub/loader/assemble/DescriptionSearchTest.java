package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.snapshot.SnapshotFolder;

/** Queries that describe a meaning find its word before words that are only spelled similarly. */
class DescriptionSearchTest {
  @TempDir static Path folder;

  private static Store store;

  @BeforeAll
  static void load() throws Exception {
    new LoadFolder(folder)
        .file(
            "words/words.jsonl",
            "{\"language\":{\"glottocode\":\"stan1293\",\"iso639_3\":\"eng\",\"name\":\"English\"}}",
            "{\"language\":{\"glottocode\":\"dani1285\",\"iso639_3\":\"dan\",\"name\":\"Danish\"}}",
            word("eng", "puppy", "noun", "a young dog"),
            word("eng", "mare", "noun", "a female horse"),
            word("eng", "young hog", "noun", "a piglet"),
            word("eng", "male horse", "noun", "a stallion"),
            word("eng", "young dog", "other", "").replace("own:young-dog", "own:puppy"),
            word("eng", "female horse", "noun", ""),
            word("eng", "accommodation", "noun", "a place to live"),
            word("eng", "accomodation ladder", "other", ""),
            word("dan", "accomodation", "noun", ""))
        .recipe("words")
        .load(folder.resolve("out"));
    store = Store.open(Objects.requireNonNull(SnapshotFolder.of(folder.resolve("out")).current()));
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private static String word(String language, String lemma, String pos, String gloss) {
    String meaning = gloss.isEmpty() ? "" : ",\"gloss\":\"" + gloss + "\"";
    String frequency =
        pos.equals("other")
            ? ""
            : "\"frequency\":{\"rank\":900,\"count\":10,\"per_million\":1.0,\"corpus\":\"c\"},";
    return """
    {"lexeme":{"language":"%s","lemma":"%s","pos":"%s",%s"senses":[{"meaning":"own:%s"%s}]}}\
    """
        .formatted(language, lemma, pos, frequency, lemma.replace(' ', '-'), meaning);
  }

  @Test
  void descriptionComesBeforeSimilarSpellings() {
    assertThat(find("female horse")).containsExactly("female horse", "mare", "male horse");
  }

  @Test
  void phraseOfOneDictionaryComesAfterTheWordThatItDescribes() {
    assertThat(find("young dog")).containsExactly("puppy", "young dog", "young hog");
  }

  @Test
  void spellingOfAnotherLanguageDoesNotHideATypingError() {
    assertThat(find("accomodation")).startsWith("accommodation", "accomodation ladder");
  }

  private static List<String> find(String text) {
    LexemeQuery q = new LexemeQuery();
    q.setText(text);
    q.fuzzy = true;
    q.definitions = true;
    q.languages().clear();
    q.languages().add(store.codes().language(store.codes().find("eng"), 0));
    LexemeHits hits = new LexemeHits();
    store.lexemeSearch().search(q, hits);
    List<String> lemmas = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      lemmas.add(store.strings().get(store.lexemes().lemma(hits.lexeme(i))));
    }
    return lemmas;
  }
}

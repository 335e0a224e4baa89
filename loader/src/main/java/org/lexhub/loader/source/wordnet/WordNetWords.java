package org.lexhub.loader.source.wordnet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.store.table.vocabulary.RelationType;

/** The words of all synsets of the WordNet database, and the pointers from word to word. */
final class WordNetWords {
  private static final String LANGUAGE = "eng";

  private record Link(String key, String word, WordNetSynset.Pointer pointer) {}

  private final Map<String, List<String>> words = new HashMap<>();
  private final List<Link> links = new ArrayList<>();

  /** Adds the words of a synset and its pointers from single words. */
  void add(WordNetSynset synset) {
    words.put(synset.key(), synset.words());
    for (WordNetSynset.Pointer pointer : synset.pointers()) {
      int from = pointer.sourceWord();
      if (from > 0 && from <= synset.words().size()) {
        links.add(new Link(synset.key(), synset.words().get(from - 1), pointer));
      }
    }
  }

  /** Writes the pointers, once all synsets are known, as relations between words. */
  void write(RecordSink sink) {
    for (Link link : links) {
      String key = link.pointer().target();
      int to = link.pointer().targetWord();
      List<String> targets = words.getOrDefault(key, List.of());
      RelationType type = WordNetPointers.type(link.pointer().symbol());
      if (type != null && to > 0 && to <= targets.size()) {
        sink.wordRelation(
            new WordRelationRecord(
                LANGUAGE,
                link.word(),
                WordNetKeys.pos(link.key()),
                link.key(),
                type,
                targets.get(to - 1),
                WordNetKeys.pos(key),
                key,
                1));
      }
    }
  }
}

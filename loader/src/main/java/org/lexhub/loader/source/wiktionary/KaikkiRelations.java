package org.lexhub.loader.source.wiktionary;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Writes the related words of a wiktextract entry: those of its senses, and those of the whole
 * entry, which can name a sense by its number or by words of its gloss. Words that share a broader
 * word (coordinate terms) aren't related to each other and are left out.
 */
final class KaikkiRelations {
  /** The maximum length of a related word, in characters. */
  private static final int MAX_LENGTH = 100;

  private static final Map<String, RelationType> LISTS =
      Map.of(
          "synonyms", RelationType.SYNONYM,
          "antonyms", RelationType.ANTONYM,
          "hypernyms", RelationType.HYPERNYM,
          "hyponyms", RelationType.HYPONYM,
          "holonyms", RelationType.PART_HOLONYM,
          "meronyms", RelationType.PART_MERONYM,
          "derived", RelationType.DERIVATION,
          "related", RelationType.ALSO);

  private final String language;
  private final String word;
  private final Pos pos;
  private final RecordSink sink;
  private final Set<String> seen = new HashSet<>();

  KaikkiRelations(String language, String word, Pos pos, RecordSink sink) {
    this.language = language;
    this.word = word;
    this.pos = pos;
    this.sink = sink;
  }

  /** Writes the relations of an entry and of its senses. */
  void write(Map<?, ?> entry, List<KaikkiSense> senses) {
    for (KaikkiSense sense : senses) {
      each(sense.json(), (type, related) -> write(type, related, sense.key(), 1));
    }
    each(entry, (type, related) -> ofEntry(type, related, senses));
  }

  private interface Related {
    void accept(RelationType type, Map<?, ?> related);
  }

  private static void each(Map<?, ?> object, Related consumer) {
    LISTS.forEach(
        (name, type) -> JsonTree.maps(object, name).forEach(each -> consumer.accept(type, each)));
  }

  private void ofEntry(RelationType type, Map<?, ?> related, List<KaikkiSense> senses) {
    String index = JsonTree.text(related, "sense_index");
    String text = JsonTree.text(related, "sense");
    List<SenseMatch.Match> matches =
        index == null && text == null ? List.of() : SenseMatch.of(senses, index, text);
    // Several matches mean that the sense is unclear.
    if (matches.size() == 1 || senses.size() == 1) {
      double evidence = matches.isEmpty() ? 1 : matches.get(0).evidence();
      int sense = matches.isEmpty() ? 0 : matches.get(0).sense();
      write(type, related, senses.get(sense).key(), evidence);
    } else {
      write(type, related, null, 1);
    }
  }

  private void write(RelationType type, Map<?, ?> related, @Nullable String key, double evidence) {
    String target = JsonTree.text(related, "word");
    if (target != null
        && target.length() <= MAX_LENGTH
        && !target.equals(word)
        && seen.add(type + " " + key + " " + target)) {
      sink.wordRelation(
          new WordRelationRecord(language, word, pos, key, type, target, null, null, evidence));
    }
  }
}

package org.lexhub.loader.source.wiktionary;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.store.table.vocabulary.Register;

/**
 * A sense of a wiktextract entry.
 *
 * @param key its meaning key, which contains a checksum of the glosses and so survives reordering
 * @param json the sense as wiktextract has it
 * @param gloss the last part of the path of glosses
 * @param index its number in the edition, such as {@code 1} or {@code 2a}; empty if none
 */
record KaikkiSense(
    String key,
    Map<?, ?> json,
    String gloss,
    String index,
    @Nullable Register register,
    @Nullable String domain,
    List<ExampleRecord> examples) {

  private static final int MAX_EXAMPLES = 5;

  /** The maximum length of an example, in characters. */
  private static final int MAX_EXAMPLE_LENGTH = 500;

  KaikkiSense {
    examples = List.copyOf(examples);
  }

  /** Returns the senses that have a gloss and are not just a form of another word. */
  static List<KaikkiSense> of(Map<?, ?> entry, String prefix) {
    List<KaikkiSense> senses = new ArrayList<>();
    for (Map<?, ?> sense : JsonTree.maps(entry, "senses")) {
      List<String> glosses = JsonTree.texts(sense, "glosses");
      if (glosses.isEmpty() || isForm(sense)) {
        continue;
      }
      String path = String.join("\u0000", glosses);
      List<String> topics = JsonTree.texts(sense, "topics");
      String index = JsonTree.text(sense, "sense_index");
      senses.add(
          new KaikkiSense(
              prefix + ":" + checksum(path),
              sense,
              glosses.get(glosses.size() - 1),
              index == null ? "" : index,
              KaikkiTags.register(JsonTree.texts(sense, "tags")),
              topics.isEmpty() ? null : topics.get(0),
              examples(sense)));
    }
    return senses;
  }

  /** Returns whether a sense only names the word of which its entry is a form. */
  static boolean isForm(Map<?, ?> sense) {
    return !JsonTree.maps(sense, "form_of").isEmpty() || !JsonTree.maps(sense, "alt_of").isEmpty();
  }

  private static List<ExampleRecord> examples(Map<?, ?> sense) {
    List<ExampleRecord> examples = new ArrayList<>();
    for (Map<?, ?> example : JsonTree.maps(sense, "examples")) {
      String text = JsonTree.text(example, "text");
      String translation = JsonTree.text(example, "translation");
      if (text != null && text.length() <= MAX_EXAMPLE_LENGTH && examples.size() < MAX_EXAMPLES) {
        examples.add(
            new ExampleRecord(
                text, translation == null ? JsonTree.text(example, "english") : translation));
      }
    }
    return examples;
  }

  private static String checksum(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format("%08x", crc.getValue());
  }
}

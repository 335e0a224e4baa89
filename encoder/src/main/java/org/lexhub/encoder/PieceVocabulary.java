package org.lexhub.encoder;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.runtime.Settings;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the vocabulary of a {@code tokenizer.json} file. */
final class PieceVocabulary {
  private PieceVocabulary() {}

  /**
   * Reads the pieces and their numbers.
   *
   * @throws IOException if the file is not JSON, or its model is no WordPiece model in lower case
   */
  static Map<String, Integer> read(byte[] json) throws IOException {
    DslJson<Object> reader = new DslJson<>(Settings.basicSetup());
    Map<?, ?> file = table(reader.deserialize(Map.class, json, json.length), "the tokenizer");
    Map<?, ?> model = table(file.get("model"), "\"model\"");
    Map<?, ?> normalizer = table(file.get("normalizer"), "\"normalizer\"");
    if (!Boolean.TRUE.equals(normalizer.get("lowercase"))) {
      throw new IOException("the tokenizer does not read lower case");
    }
    if (!"##".equals(model.get("continuing_subword_prefix"))) {
      throw new IOException("the model of the tokenizer is not WordPiece");
    }
    Map<String, Integer> vocabulary = new HashMap<>();
    for (Map.Entry<?, ?> entry : table(model.get("vocab"), "\"vocab\"").entrySet()) {
      if (!(entry.getKey() instanceof String piece) || !(entry.getValue() instanceof Number id)) {
        throw new IOException("\"vocab\" must map texts to numbers");
      }
      vocabulary.put(piece, id.intValue());
    }
    return vocabulary;
  }

  private static Map<?, ?> table(@Nullable Object value, String what) throws IOException {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw new IOException(what + " must be a JSON object");
  }
}

package org.lexhub.loader.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Register;

/**
 * What a bilingual dictionary says about a sense of a headword besides its translations.
 *
 * @param register the usage register, {@code null} if unknown
 * @param domain the subject field, {@code null} if none
 * @param definitions texts that explain the sense, in the language of the headword or another one
 * @param examples uses of the headword in this sense, in its language
 */
public record EntryDetail(
    @Nullable Register register,
    @Nullable String domain,
    List<TextRecord> definitions,
    List<ExampleRecord> examples) {
  /** Nothing. */
  public static final EntryDetail NONE = new EntryDetail(null, null, List.of(), List.of());

  public EntryDetail {
    definitions = List.copyOf(definitions);
    examples = List.copyOf(examples);
  }

  /** Returns whether there is nothing. */
  public boolean isEmpty() {
    return register == null && domain == null && definitions.isEmpty() && examples.isEmpty();
  }
}

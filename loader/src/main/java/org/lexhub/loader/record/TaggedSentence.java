package org.lexhub.loader.record;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An English sentence in which people marked what its words mean. Models learn from it; it is not
 * shown to users.
 *
 * @param document the text that it comes from; sentences of one text follow each other
 * @param about the key of the meaning that the sentence defines or illustrates, {@code null} if it
 *     is part of a running text
 * @param words the words and punctuation marks in order
 */
public record TaggedSentence(String document, @Nullable String about, List<TaggedWord> words) {
  public TaggedSentence {
    words = List.copyOf(words);
  }
}

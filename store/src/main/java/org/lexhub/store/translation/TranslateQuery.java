package org.lexhub.store.translation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.encoder.EncodedGlosses;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The query of a {@link Translator}: the text, its language, the target languages, and the evidence
 * of the sense. A reusable object of its caller; texts are UTF-8 in normalization form C.
 */
public final class TranslateQuery {
  private static final int DEFAULT_LIMIT = 5;

  private final Utf8Buffer text = new Utf8Buffer(64);
  private final Utf8Buffer hint = new Utf8Buffer(64);
  private final Utf8Buffer context = new Utf8Buffer(256);
  private final LanguageSet source = new LanguageSet();
  private final List<LanguageSet> targets = new ArrayList<>();
  private int targetCount;
  private @Nullable Pos pos;
  private int limit = DEFAULT_LIMIT;
  private @Nullable EncodedGlosses glosses;

  /** Creates a query without text and languages. */
  public TranslateQuery() {}

  /**
   * Resets the query to no text, hint, context, part of speech, languages and glosses, and to the
   * default limit of 5.
   */
  public void clear() {
    text.clear();
    hint.clear();
    context.clear();
    source.clear();
    targetCount = 0;
    pos = null;
    limit = DEFAULT_LIMIT;
    glosses = null;
  }

  /** Returns the word or phrase; the caller can write into it. */
  public Utf8Buffer text() {
    return text;
  }

  /** Returns the hint, a text that names the sense, or empty; the caller can write into it. */
  public Utf8Buffer hint() {
    return hint;
  }

  /** Returns the text around the word, or empty; the caller can write into it. */
  public Utf8Buffer context() {
    return context;
  }

  /** Replaces the word or phrase. */
  public void setText(String value) {
    set(text, value);
  }

  /** Replaces the hint. */
  public void setHint(@Nullable String value) {
    set(hint, value);
  }

  /** Replaces the context. */
  public void setContext(@Nullable String value) {
    set(context, value);
  }

  private static void set(Utf8Buffer buffer, @Nullable String value) {
    buffer.clear();
    if (value != null) {
      byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
      buffer.put(bytes, 0, bytes.length);
    }
  }

  /** Returns the part of speech of the word, or null if it is unknown. */
  public @Nullable Pos pos() {
    return pos;
  }

  /** Sets the part of speech of the word, or null if it is unknown. */
  public void setPos(@Nullable Pos value) {
    pos = value;
  }

  /** Returns the vectors of glosses to compare an English context with, or null. */
  public @Nullable EncodedGlosses glosses() {
    return glosses;
  }

  /**
   * Sets the vectors of glosses to compare an English context with. The choice of the sense is then
   * more accurate, and takes milliseconds.
   *
   * @param value those of the store, or null for none
   */
  public void setGlosses(@Nullable EncodedGlosses value) {
    glosses = value;
  }

  /** Returns the source language with its members, for the caller to fill. */
  public LanguageSet source() {
    return source;
  }

  /**
   * Adds a target language and returns its set, for the caller to fill; an empty set is a language
   * that the snapshot does not contain.
   */
  public LanguageSet addTarget() {
    if (targetCount == targets.size()) {
      targets.add(new LanguageSet());
    }
    LanguageSet target = targets.get(targetCount++);
    target.clear();
    return target;
  }

  /** Returns the number of target languages. */
  public int targetCount() {
    return targetCount;
  }

  /** Returns the {@code i}th target language, in the order of addition. */
  public LanguageSet target(int i) {
    return targets.get(i);
  }

  /** Returns the maximum number of translations into each target language. */
  public int limit() {
    return limit;
  }

  /**
   * Sets the maximum number of translations into each target language.
   *
   * @throws IllegalArgumentException if the value is below 1
   */
  public void setLimit(int value) {
    if (value < 1) {
      throw new IllegalArgumentException("limit must be at least 1, not " + value);
    }
    limit = value;
  }
}

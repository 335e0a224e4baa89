package org.lexhub.store.translation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * What is to be translated, from which language into which, and what is known about the sense. A
 * reusable object of its caller; texts are UTF-8 in normalisation form C.
 */
public final class TranslateQuery {
  private final Utf8Buffer text = new Utf8Buffer(64);
  private final Utf8Buffer hint = new Utf8Buffer(64);
  private final Utf8Buffer context = new Utf8Buffer(256);
  private final LanguageSet source = new LanguageSet();
  private final List<LanguageSet> targets = new ArrayList<>();
  private int targetCount;
  private @Nullable Pos pos;
  private int limit = 5;

  /** Creates a query without text and languages. */
  public TranslateQuery() {}

  /** Goes back to no text, hint, context, part of speech and languages, five words a language. */
  public void clear() {
    text.clear();
    hint.clear();
    context.clear();
    source.clear();
    targetCount = 0;
    pos = null;
    limit = 5;
  }

  /** The word or phrase; the caller may write into it. */
  public Utf8Buffer text() {
    return text;
  }

  /** A text that names the sense, empty where there is none; the caller may write into it. */
  public Utf8Buffer hint() {
    return hint;
  }

  /** The text around the word, empty where there is none; the caller may write into it. */
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

  /** Which part of speech the word is, or null where that is to be found out. */
  public @Nullable Pos pos() {
    return pos;
  }

  /** Says which part of speech the word is; null where that is to be found out. */
  public void setPos(@Nullable Pos value) {
    pos = value;
  }

  /** The source language with its members, to be filled in by the caller. */
  public LanguageSet source() {
    return source;
  }

  /**
   * Adds a target language and returns its set, to be filled in by the caller; a set that stays
   * empty stands for a language that the snapshot does not know.
   */
  public LanguageSet addTarget() {
    if (targetCount == targets.size()) {
      targets.add(new LanguageSet());
    }
    LanguageSet target = targets.get(targetCount++);
    target.clear();
    return target;
  }

  /** How many target languages there are. */
  public int targetCount() {
    return targetCount;
  }

  /** The {@code i}th target language, in the order in which they were added. */
  public LanguageSet target(int i) {
    return targets.get(i);
  }

  /** How many translations to give for each target language at most. */
  public int limit() {
    return limit;
  }

  /** Sets how many translations to give for each target language at most, at least 1. */
  public void setLimit(int value) {
    if (value < 1) {
      throw new IllegalArgumentException("limit must be at least 1, not " + value);
    }
    limit = value;
  }
}

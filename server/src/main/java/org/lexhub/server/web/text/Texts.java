package org.lexhub.server.web.text;

import gg.jte.Content;
import java.time.Instant;
import java.util.Comparator;

/**
 * The texts in the language of the page that this thread writes; English if it writes none.
 * Templates import the methods statically: {@code ${text("home.title")}}.
 */
public final class Texts {
  private static final ScopedValue<PageTexts> CURRENT = ScopedValue.newInstance();

  private Texts() {}

  /** Runs code that writes a page, or collects what it shows, in a language. */
  public static void in(PageLanguage language, Runnable code) {
    ScopedValue.where(CURRENT, PageTexts.of(language)).run(code);
  }

  /** Returns the texts of the language. */
  public static PageTexts current() {
    return CURRENT.orElse(PageTexts.of(PageLanguage.ENGLISH));
  }

  /** Returns the language. */
  public static PageLanguage language() {
    return current().language();
  }

  /** See {@link PageTexts#text}. */
  public static String text(String key, Object... values) {
    return current().text(key, values);
  }

  /** See {@link PageTexts#rich}. */
  public static Content rich(String key, Object... values) {
    return current().rich(key, values);
  }

  /** See {@link PageTexts#number}. */
  public static String number(long value) {
    return current().number(value);
  }

  /** Returns basis points as a rounded percentage. */
  public static String percent(int basisPoints) {
    return current().text("format.percent", (basisPoints + 50) / 100);
  }

  /** See {@link PageTexts#day}. */
  public static String day(Instant when) {
    return current().day(when);
  }

  /** See {@link PageTexts#minute}. */
  public static String minute(Instant when) {
    return current().minute(when);
  }

  /** Returns texts as a list in a sentence, for example {@code a, b}. */
  public static String joined(Iterable<String> texts) {
    return String.join(current().text("format.comma"), texts);
  }

  /** See {@link PageTexts#order}. */
  public static Comparator<String> order() {
    return current().order();
  }
}

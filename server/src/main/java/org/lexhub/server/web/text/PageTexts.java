package org.lexhub.server.web.text;

import com.ibm.icu.util.ULocale;
import gg.jte.Content;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The texts of pages in one language. Thread-safe. */
public final class PageTexts {
  private static final Map<PageLanguage, PageTexts> LOADED = new ConcurrentHashMap<>();

  private final PageLanguage language;
  private final Map<String, Message> messages;
  private final Map<List<String>, String> scripts = new ConcurrentHashMap<>();
  private volatile @Nullable LocaleFormats formats;
  private volatile @Nullable CldrNames names;

  private PageTexts(PageLanguage language, Map<String, Message> messages) {
    this.language = language;
    this.messages = messages;
  }

  /**
   * Returns the texts of a language, which are read when they are wanted first; a message that it
   * lacks is that of English.
   */
  public static PageTexts of(PageLanguage language) {
    PageTexts loaded = LOADED.get(language);
    return loaded != null ? loaded : LOADED.computeIfAbsent(language, PageTexts::load);
  }

  private static PageTexts load(PageLanguage language) {
    Map<String, Message> messages = messages(PageLanguage.ENGLISH);
    if (language != PageLanguage.ENGLISH) {
      messages.putAll(messages(language));
    }
    return new PageTexts(language, messages);
  }

  /**
   * Reads the file of a language.
   *
   * @throws IllegalStateException if it is missing or a message has a wrong syntax
   */
  private static Map<String, Message> messages(PageLanguage language) {
    Properties lines = new Properties();
    String file = "messages_" + language.tag() + ".properties";
    try (InputStream in = PageTexts.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the file " + file + " is not in the jar");
      }
      lines.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, Message> messages = new HashMap<>();
    for (String key : lines.stringPropertyNames()) {
      try {
        messages.put(key, new Message(lines.getProperty(key)));
      } catch (IllegalArgumentException e) {
        throw new IllegalStateException(file + ", " + key + ": " + e.getMessage(), e);
      }
    }
    return messages;
  }

  /** Returns the language. */
  public PageLanguage language() {
    return language;
  }

  /** Returns the keys of all messages. */
  Set<String> keys() {
    return messages.keySet();
  }

  private Message message(String key) {
    Message message = messages.get(key);
    if (message == null) {
      throw new IllegalArgumentException("no message " + key);
    }
    return message;
  }

  /**
   * Returns the message of a key with values.
   *
   * @throws IllegalArgumentException if no file has the key
   */
  public String text(String key, Object... values) {
    return message(key).text(formats(), values);
  }

  /** Returns the message of a key as content, whose values can be content, such as links. */
  public Content rich(String key, Object... values) {
    return message(key).content(formats(), values);
  }

  /** Returns the message of a key, or another text if no file has the key. */
  public String textOr(String key, String otherwise) {
    Message message = messages.get(key);
    return message == null ? otherwise : message.text(formats());
  }

  /** Returns a whole number with its groups of digits. */
  public String number(long value) {
    return formats().number(value);
  }

  /** Returns the UTC date of a moment with the name of the month. */
  public String day(Instant when) {
    return formats().day(when);
  }

  /** Returns the UTC date and time of a moment to the minute. */
  public String minute(Instant when) {
    return text("format.utc", formats().minute(when));
  }

  /** Returns a date without its year. */
  public String dayOfYear(LocalDate date) {
    return formats().dayOfYear(date);
  }

  /** Returns a month with its year. */
  public String month(YearMonth month) {
    return formats().month(month);
  }

  /** Returns the alphabetical order of the language; that of Unicode for English. */
  public Comparator<String> order() {
    return formats().order();
  }

  /**
   * Returns the name of a language.
   *
   * @param code its code of two or three letters, empty for none
   * @param english its name in English, which is returned if CLDR has no other
   */
  public String languageName(String code, String english) {
    if (language == PageLanguage.ENGLISH || code.isEmpty()) {
      return english;
    }
    String name = names().language(code);
    return name == null ? english : name;
  }

  /** Returns the name of a script by its ISO 15924 code, like {@link #languageName}. */
  public String scriptName(String code, String english) {
    String name = language == PageLanguage.ENGLISH ? null : names().script(code);
    return name == null ? english : name;
  }

  /**
   * Returns the messages of scripts as JSON for an element of a page: those whose keys begin with
   * {@code script.} and the name of an asset.
   *
   * @param assets the names of the assets of the page
   */
  public String ofScripts(List<String> assets) {
    return scripts.computeIfAbsent(assets, this::json);
  }

  private String json(List<String> assets) {
    Map<String, String> chosen = new TreeMap<>();
    messages.forEach((key, message) -> {
      if (ScriptTexts.isOf(key, assets)) {
        chosen.put(ScriptTexts.name(key), message.pattern());
      }
    });
    return ScriptTexts.json(chosen);
  }

  private LocaleFormats formats() {
    LocaleFormats present = formats;
    if (present == null) {
      present = LocaleFormats.of(language);
      formats = present;
    }
    return present;
  }

  private CldrNames names() {
    CldrNames present = names;
    if (present == null) {
      present = new CldrNames(ULocale.forLocale(language.formats()));
      names = present;
    }
    return present;
  }
}

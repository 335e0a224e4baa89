package org.lexhub.server.web.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.icu.text.PluralRules;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The files of messages are complete, and messages show their values as the language writes them.
 */
class PageTextsTest {
  private static final Path FILES = Path.of("src/main/resources/org/lexhub/server/web/text");
  private static final List<Path> SOURCES =
      List.of(
          Path.of("src/main/jte"),
          Path.of("src/main/java/org/lexhub/server"),
          Path.of("src/main/resources/org/lexhub/server/assets"));
  private static final Pattern SLOT = Pattern.compile("\\{(\\d)");
  private static final Pattern CASE = Pattern.compile("\\s(zero|one|two|few|many|other) \\{");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z][A-Za-z0-9_.-]*)\"");
  private static final Pattern START = Pattern.compile("[\"`]([a-z]+(?:\\.[a-z]+)*\\.)(?:\"|\\$)");
  private static final Pattern USE_IN_JAVA =
      Pattern.compile("Texts\\.(?:text|rich)\\(\\s*\"([^\"]+)\"\\s*[,)]");
  private static final Pattern USE =
      Pattern.compile("(?<![\\w.])(?:text|rich)\\(\\s*\"([^\"]+)\"\\s*[,)]");

  private static Properties file(PageLanguage language) throws IOException {
    Properties lines = new Properties();
    try (Reader in =
        Files.newBufferedReader(FILES.resolve("messages_" + language.tag() + ".properties"))) {
      lines.load(in);
    }
    return lines;
  }

  private static Set<String> all(Pattern pattern, String text) {
    Set<String> found = new TreeSet<>();
    pattern.matcher(text).results().map(match -> match.group(1)).forEach(found::add);
    return found;
  }

  @ParameterizedTest
  @EnumSource
  void everyLanguageHasEveryMessage(PageLanguage language) throws IOException {
    Properties english = file(PageLanguage.ENGLISH);
    Properties translated = file(language);
    assertThat(new TreeSet<>(translated.stringPropertyNames()))
        .isEqualTo(new TreeSet<>(english.stringPropertyNames()));
    for (String key : english.stringPropertyNames()) {
      String text = translated.getProperty(key);
      String source = english.getProperty(key);
      assertThat(text).as(key).isNotBlank().doesNotContain("<", ">", "&", "\uFFFD");
      assertThat(all(SLOT, text)).as("%s=%s", key, text).isEqualTo(all(SLOT, source));
      assertThat(text.contains(", plural,")).as(key).isEqualTo(source.contains(", plural,"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void pluralsHaveTheCategoriesOfTheLanguage(PageLanguage language) throws IOException {
    // The category of whole millions in Romance languages falls back to that of other numbers.
    Set<String> needed = new TreeSet<>(PluralRules.forLocale(language.formats()).getKeywords());
    if (needed.equals(Set.of("one", "many", "other"))) {
      needed.remove("many");
    }
    Properties lines = file(language);
    for (String key : lines.stringPropertyNames()) {
      String text = lines.getProperty(key);
      if (text.contains(", plural,")) {
        assertThat(all(CASE, text)).as("%s=%s", key, text).containsAll(needed);
      }
    }
  }

  @Test
  void everyMessageIsUsedAndEveryUsedOneExists() throws IOException {
    Set<String> literals = new TreeSet<>();
    Set<String> starts = new TreeSet<>();
    List<String> unknown = new ArrayList<>();
    Set<String> keys = PageTexts.of(PageLanguage.ENGLISH).keys();
    for (Path folder : SOURCES) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path path : files.filter(PageTextsTest::isCode).toList()) {
          String code = Files.readString(path);
          String before = path.toString().endsWith(".js") ? "script." : "";
          all(LITERAL, code).forEach(name -> literals.add(before + name));
          literals.addAll(all(LITERAL, code));
          starts.addAll(all(START, code));
          Pattern use = path.toString().endsWith(".java") ? USE_IN_JAVA : USE;
          for (String key : all(use, code)) {
            if (!keys.contains(before + key)) {
              unknown.add(path + ": " + key);
            }
          }
        }
      }
    }
    assertThat(unknown).as("messages that no file has").isEmpty();
    assertThat(keys)
        .as("messages that nothing uses")
        .allMatch(key -> literals.contains(key) || starts.stream().anyMatch(key::startsWith));
  }

  private static boolean isCode(Path path) {
    String name = path.toString();
    return name.endsWith(".jte") || name.endsWith(".java") || name.endsWith(".js");
  }

  @Test
  void numbersChooseTheirPlural() {
    PageTexts russian = PageTexts.of(PageLanguage.RUSSIAN);
    assertThat(russian.text("languages.count.language", 1)).isEqualTo("1 язык");
    assertThat(russian.text("languages.count.language", 3)).isEqualTo("3 языка");
    assertThat(russian.text("languages.count.language", 11)).isEqualTo("11 языков");
    assertThat(russian.text("languages.count.language", 21)).isEqualTo("21 язык");
    assertThat(PageTexts.of(PageLanguage.GERMAN).text("languages.count.language", 12_345))
        .isEqualTo("12.345 Sprachen");
    assertThat(PageTexts.of(PageLanguage.ENGLISH).text("hub.count", 1, 1_234))
        .isEqualTo("1 word in 1,234 languages");
    assertThat(PageTexts.of(PageLanguage.ARABIC).number(1_234_567)).isEqualTo("1,234,567");
    assertThat(PageTexts.of(PageLanguage.SPANISH).number(1_234)).isEqualTo("1234");
  }

  @Test
  void languagesAndScriptsHaveTheNamesOfCldr() {
    assertThat(PageTexts.of(PageLanguage.GERMAN).languageName("zh", "Mandarin Chinese"))
        .isEqualTo("Chinesisch");
    assertThat(PageTexts.of(PageLanguage.FRENCH).languageName("en", "English"))
        .isEqualTo("Anglais");
    assertThat(PageTexts.of(PageLanguage.JAPANESE).scriptName("Latn", "Latin")).contains("ラテン");
    assertThat(PageTexts.of(PageLanguage.GERMAN).languageName("xqz", "Made Up"))
        .isEqualTo("Made Up");
    assertThat(PageTexts.of(PageLanguage.ENGLISH).languageName("zh", "Mandarin Chinese"))
        .isEqualTo("Mandarin Chinese");
    assertThat(PageTexts.of(PageLanguage.GERMAN).order().compare("Äthiopisch", "Baskisch"))
        .isNegative();
  }

  @Test
  void aMessageWithAWrongSyntaxIsRefused() {
    for (String wrong :
        List.of("{0", "{name}", "{0, number}", "{0, plural, one {x}}", "{0, plu}")) {
      assertThatThrownBy(() -> new Message(wrong))
          .as(wrong)
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> Texts.text("no.such.message"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no.such.message");
  }

  @Test
  void scriptsGetTheirMessagesAlone() {
    String json = PageTexts.of(PageLanguage.ENGLISH).ofScripts(List.of("hub.js", "base.css"));
    assertThat(json).contains("\"hub.zoom\":\"Zoom\"", "\"frame.copied\"").doesNotContain("\"map.");
    assertThat(PageTexts.of(PageLanguage.GERMAN).ofScripts(List.of("suggest.js")))
        .contains("\"pos.noun\":\"Substantiv\"")
        .doesNotContain("\"hub.", "<");
  }

  @Test
  void theBestAcceptedLanguageIsChosen() {
    assertThat(
            Stream.of(
                    "de",
                    "de-AT,en;q=0.5",
                    "en;q=0.5, fr",
                    "sv, fi;q=0.9, es-MX;q=0.8, en;q=0.7",
                    "pt-PT",
                    "PT-br",
                    "zh-CN,zh;q=0.9,en;q=0.8",
                    "zh-Hans",
                    "ar-EG",
                    "de;q=0, ru;q=0.1",
                    "*",
                    "",
                    ";;;",
                    "x".repeat(5000),
                    "tlh")
                .map(LanguageRequest::accepted)
                .map(PageLanguage::tag))
        .containsExactly(
            "de", "de", "fr", "es", "pt-BR", "pt-BR", "zh-Hans", "zh-Hans", "ar", "ru", "en", "en",
            "en", "en", "en");
  }
}

package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pages in other languages in a real browser: complete, and without a side scroll. */
class BrowserTranslatedTest {
  /** What a page in another script may have in Latin script: names, codes and units. */
  private static final String NAMES =
      "Lexhub|API|HTTP|JSON|CSV|SVG|PNG|ISO|ID|LEXHUB_KEY|Glottolog|Glottocode|glottocode|openapi\\.json|"
          + "curl|JavaScript|Python|Java|Natural Earth|CC0[-.0-9]*|CC[- ]BY[-A-Z0-9. ]*|Enter|Zoom|"
          + "all-MiniLM-L6-v2|Apache|Nils Reimers and others|English WordNet|Many languages|"
          + "Lexhub fixture wordlist|fixture-corpus|CEFR [A-C][12]|We sat on the bank of the river\\.|"
          + "\\b(?:ja|money|river|bank|ms|fixture|wordlist|[a-z]{3}|[a-z]{4}[0-9]{4})\\b";

  private static Browser browser;
  private static Map<String, String> pages;
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    TestServer server = ManyLanguages.server();
    browser = Browser.before(server);
    api = new Api(server.client());
    pages = new LinkedHashMap<>();
    pages.put("home", "/");
    pages.put("search", "/search?q=bank");
    pages.put("word", "/word/" + api.lexeme("eng", "dog"));
    pages.put("meaning", "/meaning/" + api.meaning("eng", "water", 0));
    pages.put("translate", "/translate?text=bank&from=eng&to=fra,deu&hint=river");
    pages.put("text", "/text");
    pages.put("languages", "/languages");
    pages.put("language", "/language/stan1293");
    pages.put("sources", "/sources");
    pages.put("error", "/word/0");
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  private static void open(String path, String language) {
    browser.open(path + (path.contains("?") ? "&" : "?") + "ui=" + language);
    if (browser.count("[data-hub]") > 0) {
      browser.waitFor(".hub-svg .hub-word", 1);
    }
    if (browser.count("[data-map]") > 0) {
      browser.waitFor("[data-drawn]", 1);
    }
  }

  private static void look(String language, int width, boolean dark) throws Exception {
    browser.wide(width);
    browser.dark(dark);
    for (var page : pages.entrySet()) {
      open(page.getValue(), language);
      String where = page.getKey() + " in " + language + " at " + width;
      assertThat(browser.script("return document.documentElement.lang")).isEqualTo(language);
      assertThat(browser.scrollsSideways()).as(where).isFalse();
      assertThat(browser.cutOff()).as(where).isEmpty();
      browser.screenshot(page.getKey() + "-" + language + "-" + width + (dark ? "-dark" : ""));
    }
  }

  @Test
  void longTextsFitAPhone() throws Exception {
    look("de", 360, false);
    look("ru", 360, true);
    look("fr", 360, false);
  }

  @Test
  void pagesFromTheRightAreMirrored() throws Exception {
    look("ar", 360, true);
    look("ar", 1280, false);
    open("/", "ar");
    assertThat(browser.script("return getComputedStyle(document.body).direction")).isEqualTo("rtl");
    assertThat(
            browser.script(
                "return document.querySelector('.brand').getBoundingClientRect().left"
                    + " > document.querySelector('header nav').getBoundingClientRect().right"))
        .isEqualTo(true);
    browser.assertAccessible();
  }

  /** Returns the English names of languages and families, which those without another keep. */
  private static String languageNames() throws Exception {
    List<String> names = new ArrayList<>();
    for (String level : List.of("family", "language", "dialect")) {
      for (int offset = 0; ; offset += 100) {
        var page = api.get("/v1/languages?limit=100&level=" + level + "&offset=" + offset);
        page.get("data").forEach(each -> names.add(each.get("name").asString()));
        if (offset + 100 >= page.get("meta").get("total").asInt()) {
          break;
        }
      }
    }
    names.sort(Comparator.comparingInt(String::length).reversed());
    return names.stream()
        .map(name -> name.replaceAll("[()\\[\\].*+?|/-]", "\\\\$0"))
        .collect(Collectors.joining("|"));
  }

  @Test
  void nothingIsLeftInEnglish() throws Exception {
    browser.wide(1280);
    browser.dark(false);
    String known = languageNames() + "|" + NAMES;
    Map<String, List<?>> left = new TreeMap<>();
    for (String language : new String[] {"ru", "ja", "zh-Hans", "ar"}) {
      for (var page : pages.entrySet()) {
        open(page.getValue(), language);
        left.put(page.getKey() + " in " + language, browser.latinTexts(known));
      }
    }
    left.values().removeIf(List::isEmpty);
    assertThat(left).isEmpty();
  }

  @Test
  void aReaderChoosesTheLanguageWithoutScripts() {
    browser.forgetCookies();
    browser.wide(1280);
    browser.scripts(false);
    try {
      browser.open("/search?q=bank");
      browser.choose("#reader-language", "Deutsch");
      browser.click("form.reader button");
      browser.waitForPath("ui=de");
      assertThat(browser.path()).contains("q=bank");
      browser.open("/languages");
      browser.waitForText("h1", "Sprachen der Welt");
    } finally {
      browser.scripts(true);
      browser.forgetCookies();
    }
  }

  @Test
  void scriptsSpeakTheLanguage() {
    browser.wide(1280);
    open("/", "de");
    browser.type("#q", "wa");
    browser.waitFor("[data-q='wa'] [role='option']", 1);
    browser.waitForText(".suggestions", "Englisch · Substantiv");
    assertThat(browser.count(".hub-find[placeholder='Sprache oder Wort suchen']")).isEqualTo(1);
    browser.forgetCookies();
  }
}

package org.lexhub.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * A request that costs much for its units; {@code body} is empty for GET.
 *
 * @param name what it asks for
 */
record CostlyRequest(String name, String path, String body) {
  private static final String ALL_PARTS =
      "senses,translations,etymology,forms,pronunciations,frequency,relations";

  /** Fifty target languages, the most that a translation can name. */
  private static final String TARGETS =
      "spa,fra,deu,ita,por,nld,swe,dan,nob,fin,pol,ces,slk,slv,hrv,rus,ukr,bul,ell,tur,hun,ron,"
          + "cat,eus,glg,jpn,cmn,kor,vie,tha,ind,zsm,ara,heb,fas,hin,ben,urd,tam,tel,swa,isl,gle,"
          + "cym,lit,lvs,ekk,sqi,mkd,kat";

  /** Returns the most expensive requests of every operation that does more than read a row. */
  static List<CostlyRequest> all() {
    List<CostlyRequest> all = new ArrayList<>();
    for (String letter : List.of("a", "p", "s", "c", "m")) {
      String search = "/v1/lexemes/search?limit=100&offset=9900&q=" + letter;
      all.add(get("the last page of a search for " + letter, search + "&pos=noun"));
      all.add(get("its senses", search + "&include=senses,pronunciations"));
    }
    all.add(get("a search with two errors", "/v1/lexemes/search?fuzzy=true&q=understandin"));
    all.add(get("a search in definitions", "/v1/lexemes/search?limit=100&q=a+person+who+is+not"));
    all.add(get("a search for nothing", "/v1/lexemes/search?q=" + "qzx".repeat(66)));
    all.add(get("a suggestion for a letter", "/v1/lexemes/suggest?limit=20&q=a"));
    all.add(
        get(
            "a list with everything",
            "/v1/lexemes?lang=eng&limit=100&offset=500&include=senses,pronunciations"));
    all.add(get("a lexeme with everything", "/v1/lexemes/1?include=" + ALL_PARTS));
    all.add(get("the languages", "/v1/languages?limit=100&include=scripts,names,family"));
    all.add(
        get(
            "a language search",
            "/v1/languages/search?fuzzy=true&limit=100&q=" + "an+".repeat(60)));
    all.add(get("the translations of a lexeme", "/v1/translations?source_lexeme=1&limit=1000"));
    all.add(
        get(
            "the translations of a meaning",
            "/v1/meanings/1/translations?limit=1000&explain=true"));
    all.add(get("the senses of a meaning", "/v1/meanings/1/senses?limit=1000"));
    String pair = "?source_lang=eng&target_lang=spa";
    all.add(get("pairs", "/v1/translations/pairs" + pair + "&limit=100&explain=true"));
    all.add(
        get(
            "the last pairs of a part of speech",
            "/v1/translations/pairs"
                + pair
                + "&pos=noun&min_confidence=0.3&limit=100&offset=50000"));
    all.add(get("statistics", "/v1/translations/stats" + pair));
    for (String format : List.of("tsv", "csv", "jsonl")) {
      all.add(
          get(
              "an export as " + format,
              "/v1/translations/pairs/export" + pair + "&format=" + format));
    }
    all.add(
        get(
            "an export of few pairs",
            "/v1/translations/pairs/export" + pair + "&pos=intj&min_confidence=0.99"));
    String item = translation("light");
    all.add(
        new CostlyRequest("a translation into 50 languages", "/v1/translations/translate", item));
    all.add(
        new CostlyRequest(
            "a translation of nothing",
            "/v1/translations/translate",
            translation("qzx ".repeat(60))));
    all.add(
        new CostlyRequest(
            "a batch of them",
            "/v1/translations/translate/batch",
            "{\"items\":["
                + "{\"text\":\"light\",\"sense_hint\":\"not heavy\"},".repeat(99)
                + "{\"text\":\"run\"}],"
                + item.substring(item.indexOf("\"source_lang\""))));
    words(all);
    meanings(all);
    texts(all);
    return all;
  }

  private static CostlyRequest get(String name, String path) {
    return new CostlyRequest(name + ": `GET " + abridged(path) + "`", path, "");
  }

  private static String abridged(String path) {
    return path.length() > 100 ? path.substring(0, 100) + "…" : path;
  }

  private static String translation(String text) {
    String context = "She carried the light bag up the stairs and ran to the bank of the river. ";
    return "{\"text\":\""
        + text.strip()
        + "\",\"source_lang\":\"eng\",\"target_lang\":\""
        + TARGETS
        + "\",\"limit\":100,\"explain\":true,\"context\":\""
        + context.repeat(2000 / context.length())
        + "\"}";
  }

  private static void words(List<CostlyRequest> all) {
    String search = "/v1/lexemes/search?limit=100&offset=9900&q=";
    for (String pattern : List.of("*a*", "*ing", "%3F%3F%3F%3F%3F%3F", "a*e*")) {
      all.add(get("a pattern", search + pattern + "&match=pattern"));
      all.add(
          get("a pattern of a language", search + pattern + "&match=pattern&lang=eng&length=4-9"));
    }
    all.add(get("words that contain a text", search + "at&match=contains"));
    all.add(get("anagrams", search + "saltine&match=anagram"));
    all.add(get("rhymes", search + "nation&match=rhyme&source_lang=eng&lang=eng"));
    all.add(get("words that sound alike", search + "night&match=sound&source_lang=eng"));
    all.add(
        get(
            "a random lexeme with everything",
            "/v1/lexemes/random?lang=eng&pos=noun&seed=7&target_lang=spa&include=" + ALL_PARTS));
    all.add(get("the relations of a lexeme", "/v1/lexemes/1/relations?limit=1000"));
    for (String format : List.of("wn-lmf", "ontolex", "tei", "stardict", "csv", "sqlite")) {
      all.add(get("a lexicon as " + format, "/v1/lexemes/export?lang=fra&format=" + format));
    }
    for (String format : List.of("tei", "stardict", "yomitan", "sqlite")) {
      all.add(
          get(
              "a dictionary as " + format,
              "/v1/translations/pairs/export?source_lang=eng&target_lang=spa&format=" + format));
    }
  }

  private static void meanings(List<CostlyRequest> all) {
    all.add(
        get("meanings", "/v1/meanings?limit=100&offset=9900&include=definitions,examples,concept"));
    all.add(get("the relations of a meaning", "/v1/meanings/1/relations?limit=100"));
    for (int id : new int[] {2, 5000, 90_000}) {
      all.add(get("the path between meanings", "/v1/meanings/1/path/" + id + "?lang=eng,spa,fra"));
    }
  }

  private static void texts(List<CostlyRequest> all) {
    String sentence = "She gave up and sat on the bank of the river to run a light test. ";
    String text = sentence.repeat(2000 / sentence.length());
    all.add(
        new CostlyRequest(
            "a text taken apart",
            "/v1/text/analyze",
            "{\"text\":\""
                + text
                + "\",\"source_lang\":\"eng\",\"target_lang\":\"spa,fra,deu,ita,por\",\"limit\":20}"));
    all.add(
        new CostlyRequest(
            "a text without blanks",
            "/v1/text/analyze",
            "{\"text\":\""
                + "私たちは昨日川の岸に座って軽い食事をしました。".repeat(80)
                + "\",\"source_lang\":\"jpn\",\"target_lang\":\"eng,spa,fra,deu,ita\",\"limit\":20}"));
    all.add(
        new CostlyRequest(
            "a long compound",
            "/v1/text/analyze",
            "{\"text\":\""
                + "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(45).strip()
                + "\",\"source_lang\":\"deu\",\"target_lang\":\"eng\"}"));
    all.add(
        new CostlyRequest(
            "LibreTranslate",
            "/libretranslate/translate",
            "{\"q\":\"light\",\"source\":\"auto\",\"target\":\"es\"}"));
  }
}

package org.lexhub.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Requests to all operations, which together use every parameter and every included part. */
final class ContractRequests {
  private ContractRequests() {}

  /** URLs with the status 200. */
  static List<String> good(Api api) throws IOException {
    long dog = api.lexeme("eng", "dog");
    long meaning = api.meaning("eng", "dog", 0);
    long plain = api.meaning("eng", "\\n", 0);
    List<String> all = new ArrayList<>();
    languages(all);
    lexemes(all, dog, api.lexeme("jpn", "食べる"), api.lexeme("eng", "\\n"));
    translations(all, dog, meaning);
    for (long id : new long[] {meaning, plain, api.meaning("eng", "bank", 1)}) {
      all.add("/v1/meanings/" + id);
      all.add("/v1/meanings/" + id + "?include=definitions,examples,concept");
      all.add("/v1/meanings/" + id + "/translations?target_lang=spa,jpn&explain=true");
      all.add("/v1/meanings/" + id + "/translations?limit=2&offset=1&min_confidence=0.1");
      all.add("/v1/meanings/" + id + "/senses?lang=deu,jpn,zho&limit=5&offset=1");
      all.add("/v1/meanings/" + id + "/senses");
      all.add("/v1/meanings/" + id + "?include=relations");
      all.add("/v1/meanings/" + id + "/relations");
      all.add(
          "/v1/meanings/" + id + "/relations?type=hypernym,meronym&lang=deu,jpn&limit=2&offset=1");
    }
    all.add("/v1/meanings/" + meaning + "/path/" + api.meaning("eng", "fish", 0));
    all.add("/v1/meanings/" + meaning + "/path/" + plain + "?lang=deu,jpn");
    all.add("/v1/meanings/" + meaning + "/concept");
    all.add("/v1/meanings");
    all.add("/v1/meanings?limit=100&offset=3&include=definitions,examples,concept");
    all.add("/v1/meanings?concept=water&include=concept");
    all.addAll(List.of("/v1/info", "/v1/sources", "/v1/usage", "/v1/usage?include=endpoints"));
    all.add("/libretranslate/languages");
    all.addAll(List.of("/health/live", "/health/ready", "/openapi.json"));
    return all;
  }

  private static void languages(List<String> all) {
    all.add("/v1/languages");
    all.add("/v1/languages?limit=100&include=scripts,names,family");
    all.add("/v1/languages?family=indo1319&level=language&limit=3&offset=2");
    all.add("/v1/languages?level=DIALECT&include=family");
    all.add("/v1/languages?family=none0000");
    for (String id : List.of("stan1293", "INDO1319", "anda1279", "basq1248", "1")) {
      all.add("/v1/languages/" + id);
      all.add("/v1/languages/" + id + "?include=scripts,names,family,children");
    }
    all.add("/v1/languages/iso/deu");
    all.add("/v1/languages/iso/zho");
    all.add("/v1/languages/iso/JPN?include=names,scripts,children,family");
    all.add("/v1/languages/search?q=german");
    all.add("/v1/languages/search?q=germn&fuzzy=true&limit=5&offset=0&level=language");
    all.add("/v1/languages/search?q=" + Api.encoded("日本語"));
    all.add("/v1/languages/search?q=zzzz");
  }

  private static void lexemes(List<String> all, long... ids) {
    all.add("/v1/lexemes?lang=eng");
    all.add("/v1/lexemes?lang=eng&include=senses,pronunciations,frequency&limit=100");
    all.add("/v1/lexemes?lang=jpn&pos=VERB&limit=2&offset=1");
    all.add("/v1/lexemes?lang=zho&proficiency=HSK:1&source=fixture&include=frequency");
    all.add("/v1/lexemes?lang=xyz&source=nothing");
    all.add("/v1/lexemes?lang=eng,deu&sort=frequency&include=frequency");
    all.add("/v1/lexemes?lang=eng&sort=spelling&limit=1");
    all.add("/v1/lexemes/search?q=d%3Fg&match=pattern");
    all.add("/v1/lexemes/search?q=*ing&match=pattern&lang=eng,deu&length=4-8&pos=noun&limit=5");
    all.add("/v1/lexemes/search?q=ater&match=contains&lang=eng&include=senses&length=5");
    all.add("/v1/lexemes/search?q=tac&match=anagram");
    all.add("/v1/lexemes/search?q=dog&match=spelling");
    all.add("/v1/lexemes/search?q=cat&match=rhyme&lang=eng&include=pronunciations&pos=noun");
    all.add("/v1/lexemes/search?q=bank&match=sound&source_lang=en&lang=deu,eng&limit=3&offset=1");
    all.add("/v1/lexemes/random");
    all.add(
        "/v1/lexemes/random?lang=eng,jpn&pos=noun&source=fixture&seed=7&explain=true"
            + "&include=senses,pronunciations,etymology,frequency,forms,translations,relations"
            + "&target_lang=deu&min_confidence=0.1");
    all.add("/v1/lexemes/random?proficiency=cefr:a1&seed=a,b");
    all.add("/v1/lexemes/search?q=bank&lang=eng,deu");
    all.add("/v1/lexemes/search?q=dog");
    all.add("/v1/lexemes/search?q=sprimg&fuzzy=1&lang=eng&pos=noun&limit=3&offset=0");
    all.add("/v1/lexemes/search?q=inu&lang=jpn&include=senses,pronunciations");
    all.add("/v1/lexemes/search?q=barks&lang=eng&include=senses");
    all.add("/v1/lexemes/search?q=zzzzzz");
    all.add("/v1/lexemes/search?q=hosue&lang=eng");
    all.add("/v1/languages/search?q=Germna");
    all.add("/v1/lexemes/suggest?q=n");
    all.add("/v1/lexemes/suggest?q=nek&lang=jpn,eng&limit=20");
    for (long id : ids) {
      all.add("/v1/lexemes/" + id);
      all.add("/v1/lexemes/" + id + "?include=relations");
      all.add(
          "/v1/lexemes/" + id + "/relations?type=synonym,hypernym&lang=eng,zh&limit=3&offset=1");
      all.add(
          "/v1/lexemes/"
              + id
              + "?include=senses,pronunciations,etymology,frequency,forms,translations");
      all.add("/v1/lexemes/" + id + "?include=translations&target_lang=spa,deu&explain=true");
    }
  }

  private static void translations(List<String> all, long dog, long meaning) {
    all.add("/v1/translations?source_lexeme=" + dog);
    all.add("/v1/translations?source_lexeme=" + dog + "&target_lang=jpn,deu&explain=1");
    all.add("/v1/translations?meaning_id=" + meaning + "&limit=5&offset=2&min_confidence=0.2");
    all.add("/v1/translations?meaning_id=" + meaning + "&target_lang=xyz");
    String pair = "?source_lang=eng&target_lang=jpn";
    all.add("/v1/translations/pairs" + pair);
    all.add("/v1/translations/pairs" + pair + "&explain=true&limit=3&offset=2");
    all.add("/v1/translations/pairs" + pair + "&pos=noun&min_confidence=0.5&limit=100");
    all.add("/v1/translations/pairs?source_lang=eng&target_lang=xyz");
    for (String format : List.of("", "&format=tsv", "&format=csv", "&format=jsonl")) {
      all.add("/v1/translations/pairs/export" + pair + format);
    }
    all.add("/v1/translations/pairs/export" + pair + "&pos=noun&min_confidence=0.5&licence=CC0-*");
    for (String format : List.of("tei", "stardict", "yomitan", "sqlite")) {
      all.add("/v1/translations/pairs/export" + pair + "&licence=!GPL-*&format=" + format);
    }
    for (String format : List.of("wn-lmf", "ontolex", "tei", "stardict", "csv", "sqlite")) {
      all.add("/v1/lexemes/export?lang=jpn&licence=!GPL-*,!MIT&format=" + format);
    }
    all.add("/v1/lexemes/export?lang=jpn");
    all.add("/v1/translations/stats" + pair);
    all.add("/v1/translations/stats?source_lang=xyz&target_lang=deu");
  }

  /** Bodies of other protocols with the status 200. */
  static List<String> protocolBodies(String path) {
    return path.equals("/mcp")
        ? List.of(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"tools/list\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"nothing\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"define\","
                + "\"arguments\":{\"word\":\"dog\",\"language\":\"eng\"}}}")
        : List.of(
            "{\"q\":\"dog\",\"source\":\"en\",\"target\":\"de\"}",
            "{\"q\":[\"dog\",\"zzzzz\"],\"source\":\"auto\",\"target\":\"de\",\"alternatives\":3}");
  }

  /** URLs with the status 400 or 404. */
  static List<String> bad() {
    return List.of(
        "/v1/languages?level=clan",
        "/v1/languages?include=children",
        "/v1/languages?limit=0",
        "/v1/languages?offset=x",
        "/v1/languages?family=a&family=b",
        "/v1/languages/none0000",
        "/v1/languages/0",
        "/v1/languages/stan1293?include=parents",
        "/v1/languages/iso/xyz",
        "/v1/languages/iso/english",
        "/v1/languages/search",
        "/v1/languages/search?q=a",
        "/v1/languages/search?q=%20",
        "/v1/languages/search?q=german&fuzzy=perhaps",
        "/v1/languages/search?q=german&limit=101",
        "/v1/languages/search?q=%ff%fe",
        "/v1/lexemes",
        "/v1/lexemes?lang=english",
        "/v1/lexemes?lang=eng&limit=1000",
        "/v1/lexemes?lang=eng&proficiency=a1",
        "/v1/lexemes?lang=eng&proficiency=school:1",
        "/v1/lexemes?lang=eng&include=forms",
        "/v1/lexemes/search",
        "/v1/lexemes/search?q=",
        "/v1/lexemes/search?q=" + "x".repeat(201),
        "/v1/lexemes?lang=eng&sort=length",
        "/v1/lexemes/search?q=dog&match=regex",
        "/v1/lexemes/search?q=*%3F&match=pattern",
        "/v1/lexemes/search?q=dog&length=3",
        "/v1/lexemes/search?q=d*&match=pattern&length=7-3",
        "/v1/lexemes/search?q=d*&match=pattern&fuzzy=true",
        "/v1/lexemes/random?lang=xyz",
        "/v1/lexemes/random?limit=2",
        "/v1/meanings/999999999/path/1",
        "/v1/meanings/1/path/x",
        "/v1/lexemes/search?q=dog&lang=e",
        "/v1/lexemes/suggest",
        "/v1/lexemes/suggest?q=dog&limit=21",
        "/v1/lexemes/suggest?q=dog&offset=1",
        "/v1/lexemes/search?q=dog&include=etymology",
        "/v1/lexemes/0",
        "/v1/lexemes/dog",
        "/v1/lexemes/1?include=everything",
        "/v1/lexemes/1?include=translations&target_lang=german",
        "/v1/translations",
        "/v1/translations?source_lexeme=999999999",
        "/v1/translations?source_lexeme=1&meaning_id=1",
        "/v1/translations/pairs?source_lang=eng",
        "/v1/translations/pairs?source_lang=eng&target_lang=deu&min_confidence=NaN",
        "/v1/translations/pairs/export?source_lang=eng&target_lang=deu&format=xml",
        "/v1/translations/pairs/export?source_lang=eng&target_lang=deu&format=tei&pos=noun",
        "/v1/translations/pairs/export?source_lang=eng&target_lang=deu&licence=%3B",
        "/v1/lexemes/export",
        "/v1/lexemes/export?lang=xyz",
        "/v1/lexemes/export?lang=eng&format=tsv",
        "/v1/translations/stats?source_lang=eng",
        "/v1/meanings/999999999",
        "/v1/meanings/999999999/translations",
        "/v1/meanings/999999999/senses",
        "/v1/meanings/999999999/concept",
        "/v1/meanings?include=senses",
        "/v1/info?limit=1",
        "/v1/sources?name=x",
        "/v1/usage?month=1");
  }

  /** Bodies of valid translations. */
  static List<String> goodBodies() {
    return List.of(
        Api.body("text", "dog", "source_lang", "eng", "target_lang", "spa"),
        Api.body("text", "bank", "source_lang", "eng", "target_lang", "jpn,deu", "limit", 100),
        Api.body("text", "ice cream", "source_lang", "eng", "target_lang", "quz,xyz"),
        Api.body(
            "text",
            "bank",
            "source_lang",
            "eng",
            "target_lang",
            "spa",
            "sense_hint",
            "river",
            "context",
            "We sat on the bank of the river.",
            "pos",
            "noun",
            "accuracy",
            "high",
            "min_confidence",
            0.1,
            "explain",
            true));
  }

  /** Batches with the status 200, some of their items with errors. */
  static List<String> batches() {
    String dog = Api.body("text", "dog", "source_lang", "eng", "target_lang", "spa");
    return List.of(
        "{\"items\":[" + dog + "]}",
        "{\"items\":["
            + dog
            + ",{},{\"text\":\"zzzzzz\"},7,{\"texd\":1},{\"limit\":0}],"
            + "\"source_lang\":\"eng\",\"target_lang\":\"jpn,xyz\",\"limit\":3,"
            + "\"context\":\"The dog barks.\",\"min_confidence\":0.1,\"explain\":true}");
  }

  /** Batches with the status 400. */
  static List<String> badBatches() {
    return List.of(
        "{}",
        "[]",
        "{\"items\":{}}",
        "{\"items\":[]}",
        "{\"items\":[" + "{},".repeat(100) + "{}]}",
        "{\"items\":[{}],\"text\":\"dog\"}",
        "{\"items\":[{}],\"limit\":101}",
        "{\"items\":[{}],\"source_lang\":5}",
        "{\"items\":[{}],\"explain\":\"yes\"}",
        "{\"items\":[{}],\"context\":\"" + "x".repeat(2001) + "\"}");
  }

  /** Texts to analyze with the status 200. */
  static List<String> texts() {
    return List.of(
        Api.body("text", "Dogs ate ice cream; zzzzzz.", "source_lang", "eng"),
        Api.body(
            "text",
            "犬は水を飲む。",
            "source_lang",
            "jpn",
            "target_lang",
            "eng,deu",
            "limit",
            2,
            "min_confidence",
            0.1),
        Api.body("text", "...", "source_lang", "xyz", "target_lang", "xyz"));
  }

  /** Texts to analyze with the status 400. */
  static List<String> badTexts() {
    String good = "{\"text\":\"dog\",\"source_lang\":\"eng\"";
    return List.of(
        "{}",
        "[]",
        good + ",\"limit\":0}",
        good + ",\"limit\":21}",
        good + ",\"target_lang\":7}",
        good + ",\"min_confidence\":2}",
        good + ",\"explain\":true}",
        good.replace("dog", "x".repeat(2001)) + "}");
  }

  /** Bodies of translations with the status 400. */
  static List<String> badBodies() {
    String good = "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"";
    return List.of(
        "{}",
        "[]",
        "{\"text\":",
        good.replace("\"dog\"", "\"\"") + "}",
        good.replace("\"dog\"", "7") + "}",
        good.replace("\"deu\"", "\"german\"") + "}",
        good + ",\"limit\":0}",
        good + ",\"limit\":101}",
        good + ",\"limit\":\"5\"}",
        good + ",\"limit\":1.5}",
        good + ",\"explain\":\"yes\"}",
        good + ",\"min_confidence\":2}",
        good + ",\"pos\":7}",
        good + ",\"accuracy\":\"best\"}",
        good + ",\"sense_hint\":null}",
        good + ",\"context\":\"" + "x".repeat(2001) + "\"}",
        good + ",\"hint\":\"river\"}",
        good + ",\"text\":\"cat\"}");
  }

  /** Returns whether a body is refused for a reason that a schema cannot express. */
  static boolean onlyTheServerKnows(String body) {
    return body.contains("german") || body.contains("cat") || body.endsWith(":");
  }
}

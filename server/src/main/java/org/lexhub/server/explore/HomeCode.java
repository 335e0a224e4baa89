package org.lexhub.server.explore;

import java.util.List;

/**
 * The request of the home page in a programming language.
 *
 * @param id the ID of its tab
 */
record HomeCode(String id, String label, String text) {
  private static final List<HomeCode> TEMPLATES =
      List.of(
          new HomeCode(
              "curl",
              "curl",
              """
              curl -s ORIGIN/v1/translations/translate \\
                -H "Authorization: Bearer $LEXHUB_KEY" \\
                -d 'BODY'\
              """),
          new HomeCode(
              "js",
              "JavaScript",
              """
              const response = await fetch("ORIGIN/v1/translations/translate", {
                method: "POST",
                headers: {
                  Authorization: `Bearer ${process.env.LEXHUB_KEY}`,
                  "Content-Type": "application/json",
                },
                body: JSON.stringify(BODY),
              });
              const { translations } = await response.json();
              for (const { language, lemma } of translations) console.log(language, lemma);\
              """),
          new HomeCode(
              "python",
              "Python",
              """
              import os, requests

              response = requests.post(
                  "ORIGIN/v1/translations/translate",
                  headers={"Authorization": f"Bearer {os.environ['LEXHUB_KEY']}"},
                  json=BODY,
              )
              for item in response.json()["translations"]:
                  print(item["language"], item["lemma"])\
              """),
          new HomeCode(
              "java",
              "Java",
              """
              String body = \"""
                  BODY
                  \""";
              var request = HttpRequest.newBuilder(URI.create("ORIGIN/v1/translations/translate"))
                  .header("Authorization", "Bearer " + System.getenv("LEXHUB_KEY"))
                  .POST(HttpRequest.BodyPublishers.ofString(body))
                  .build();
              try (var client = HttpClient.newHttpClient()) {
                System.out.println(client.send(request, BodyHandlers.ofString()).body());
              }\
              """));

  /**
   * Returns the request in all languages.
   *
   * @param targets the codes of the target languages, joined by commas
   */
  static List<HomeCode> of(String origin, String word, String targets) {
    String body =
        "{\"text\":\"%s\",\"source_lang\":\"eng\",\"target_lang\":\"%s\"}".formatted(word, targets);
    return TEMPLATES.stream()
        .map(code ->
            new HomeCode(
                code.id, code.label, code.text.replace("ORIGIN", origin).replace("BODY", body)))
        .toList();
  }
}

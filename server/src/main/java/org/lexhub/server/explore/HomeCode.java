package org.lexhub.server.explore;

import org.lexhub.server.web.Html;

/**
 * Writes the request of the home page in several languages, one behind each tab. The tabs work
 * without scripts; {@code home.js} keeps the word in the code up to date.
 */
final class HomeCode {
  private HomeCode() {}

  private record Tab(String id, String label, String template) {}

  private static final Tab[] TABS = {
    new Tab(
        "curl",
        "curl",
        """
        curl -s ORIGIN/v1/translations/translate \\
          -H "Authorization: Bearer $LEXHUB_KEY" \\
          -d 'BODY'\
        """),
    new Tab(
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
    new Tab(
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
    new Tab(
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
        """)
  };

  /**
   * Writes the tabs.
   *
   * @param targets the codes of the target languages, joined by commas
   */
  static void write(Html html, String origin, String word, String targets) {
    html.open("div", "class", "tabs", "role", "group", "aria-label", "This request as code");
    for (Tab tab : TABS) {
      boolean first = tab.id().equals("curl");
      html.empty(
          "input",
          "type",
          "radio",
          "name",
          "code",
          "class",
          "unseen",
          "id",
          "tab-" + tab.id(),
          "checked",
          first ? "" : null);
      html.element("label", tab.label(), "for", "tab-" + tab.id());
    }
    String body =
        "{\"text\":\"%s\",\"source_lang\":\"eng\",\"target_lang\":\"%s\"}".formatted(word, targets);
    for (Tab tab : TABS) {
      String id = "code-" + tab.id();
      html.open("div", "class", "code panel panel-" + tab.id()).open("pre", "tabindex", "0");
      String text = tab.template().replace("ORIGIN", origin).replace("BODY", body);
      html.element("code", text, "id", id, "data-origin", origin, "data-live", word).close();
      html.element(
              "button", "Copy", "type", "button", "class", "second", "data-copy", id, "hidden", "")
          .close();
    }
    html.close();
  }
}

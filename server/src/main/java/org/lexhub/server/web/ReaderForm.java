package org.lexhub.server.web;

import io.undertow.util.Methods;
import java.util.List;
import java.util.Map;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.text.LanguageRequest;
import org.lexhub.server.web.text.PageLanguage;

/**
 * The form in the footer that shows the same page in another language.
 *
 * @param path the encoded path of the page, or that of its form for a page that a form made
 * @param fields the query of the page
 * @param current the language of the page
 * @param asked whether the address names the language
 */
record ReaderForm(
    String path, List<Map.Entry<String, String>> fields, PageLanguage current, boolean asked) {
  /** The maximum length of a query that the form repeats. */
  private static final int MAX_QUERY_LENGTH = 2_000;

  static ReaderForm of(Call call, LanguageRequest language, Page page) {
    boolean get = !call.exchange().getRequestMethod().equals(Methods.POST);
    String query = call.exchange().getQueryString();
    List<Map.Entry<String, String>> fields =
        get && query.length() <= MAX_QUERY_LENGTH ? fields(call) : List.of();
    String form = page.canonical().isEmpty() ? "/" : page.canonical();
    String path = get ? call.exchange().getRequestURI() : form;
    return new ReaderForm(path, fields, language.language(), language.asked());
  }

  private static List<Map.Entry<String, String>> fields(Call call) {
    try {
      return Fields.ofQuery(call).entries().stream()
          .filter(field -> !field.getKey().equals(LanguageRequest.PARAMETER))
          .toList();
    } catch (ApiError malformed) {
      return List.of();
    }
  }
}

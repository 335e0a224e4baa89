package org.lexhub.server.explore;

import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.PageEndpoint;

/** {@code GET /word/{lang}/{lemma}}: all words of a language with a spelling. */
public final class WordsPage extends PageEndpoint {
  private static final int PREFIX_LENGTH = "/word/".length();

  private final WordView view;

  /** Writes the page in a frame. */
  public WordsPage(Frame frame) {
    super(frame);
    view = new WordView(frame);
  }

  @Override
  public void answer(Call call) {
    String code = call.path().substring(PREFIX_LENGTH, call.path().indexOf('/', PREFIX_LENGTH));
    String lemma = call.value();
    List<Integer> rows = ExactSpelling.find(call, code, lemma);
    if (rows.isEmpty()) {
      throw ApiError.wordNotFound(lemma, code, "");
    }
    int language = call.store().lexemes().language(rows.getFirst());
    view.write(
        call,
        rows.stream().filter(row -> call.store().lexemes().language(row) == language).toList());
  }
}

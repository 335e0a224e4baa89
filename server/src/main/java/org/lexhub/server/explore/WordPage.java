package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;

/**
 * {@code GET /word/{id}}: a word, followed by the other words of its language with the same
 * spelling. {@link WordsPage} is the same page under the address of the spelling.
 */
public final class WordPage extends PageEndpoint {
  private final WordView view;

  /** Writes the page in a frame. */
  public WordPage(Frame frame) {
    super(frame);
    view = new WordView(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    long id = call.valueAsId();
    int lexeme = id < 0 ? -1 : store.lexemes().ordinal(id);
    if (lexeme < 0) {
      throw ApiError.notFound("Word", call.value());
    }
    List<Integer> entries = new ArrayList<>();
    entries.add(lexeme);
    int language = store.lexemes().language(lexeme);
    for (int other : ExactSpelling.find(call, language, WordLabels.lemma(store, lexeme))) {
      if (other != lexeme) {
        entries.add(other);
      }
    }
    view.write(call, entries);
  }
}

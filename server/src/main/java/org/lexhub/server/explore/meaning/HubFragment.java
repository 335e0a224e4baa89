package org.lexhub.server.explore.meaning;

import org.lexhub.server.explore.Hub;
import org.lexhub.server.explore.HubView;
import org.lexhub.server.explore.JteHubViewGenerated;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.Digits;
import org.lexhub.server.meaning.MeaningPath;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;

/** {@code GET /meaning/{id}/hub}: the words of a meaning, for a page that loads them by script. */
public final class HubFragment extends PageEndpoint {
  /** Writes the fragment in a frame. */
  public HubFragment(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int meaning = MeaningPath.meaning(call);
    String here = Fields.ofQuery(call).text("here");
    long id = Digits.id(here, 0, here.length());
    int lexeme = id < 0 ? -1 : store.lexemes().ordinal(id);
    String center = lexeme < 0 ? MeaningLabel.of(store, meaning) : WordLabels.lemma(store, lexeme);
    HubView view = new HubView(store, Hub.of(store, meaning), lexeme, center);
    frame.writeFragment(call, JteHubViewGenerated::render, view);
  }
}

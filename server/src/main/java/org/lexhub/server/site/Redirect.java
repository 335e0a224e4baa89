package org.lexhub.server.site;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;

/** Redirects an address that people guess, or that only a form is sent to, to a page. */
final class Redirect implements Endpoint {
  private final String target;

  Redirect(String target) {
    this.target = target;
  }

  @Override
  public ParamSet parameters() {
    return ParamSet.FREE;
  }

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public void answer(Call call) {
    call.redirect(303, target);
  }
}

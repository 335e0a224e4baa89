package org.lexhub.server.web;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.web.text.LanguageRequest;
import org.lexhub.server.web.text.Texts;

/**
 * An endpoint that answers in the language of the reader: while it collects what its page shows,
 * {@link Texts} are those of {@link LanguageRequest}.
 *
 * @param endpoint the endpoint that answers
 */
public record LocalizedEndpoint(Endpoint endpoint) implements Endpoint {
  @Override
  public ParamSet parameters() {
    return endpoint.parameters();
  }

  @Override
  public boolean readsStore() {
    return endpoint.readsStore();
  }

  @Override
  public boolean answersAtStart() {
    return endpoint.answersAtStart();
  }

  @Override
  public void answer(Call call) {
    Texts.in(LanguageRequest.of(call).language(), () -> endpoint.answer(call));
  }
}

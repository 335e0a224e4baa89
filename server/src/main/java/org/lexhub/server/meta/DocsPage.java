package org.lexhub.server.meta;

import io.undertow.util.HttpString;
import java.nio.charset.StandardCharsets;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;

/** {@code GET /docs}: the endpoints as a page to read, made from the description of the API. */
public final class DocsPage implements Endpoint {
  /** The type of the page. */
  public static final String HTML = "text/html";

  private static final HttpString POLICY = new HttpString("Content-Security-Policy");
  private static final HttpString REFERRER = new HttpString("Referrer-Policy");

  private final FixedText text;
  private final String policy;

  /** Makes the page. */
  public DocsPage() {
    DocsText docs = new DocsText(FixedText.resource("openapi.json"));
    text = new FixedText(docs.html().getBytes(StandardCharsets.UTF_8));
    policy =
        "default-src 'none'; style-src '"
            + docs.styleHash()
            + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public void answer(Call call) {
    call.exchange().getResponseHeaders().put(POLICY, policy).put(REFERRER, "no-referrer");
    text.answer(call);
  }
}

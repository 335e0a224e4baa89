package org.lexhub.server.site;

import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * {@code GET /sitemap.xml}: the addresses of the main pages, of the languages with words, and of
 * the meanings with the most words.
 */
final class Sitemap implements Endpoint {
  private static final List<String> PAGES =
      List.of("/", "/translate", "/languages", "/sources", "/docs", "/docs/reference");

  /** The minimum number of words of a meaning whose page is listed. */
  private static final int MIN_WORDS = 20;

  /** The maximum number of meanings; the format allows 50,000 addresses. */
  private static final int MAX_MEANINGS = 20_000;

  @Override
  public ParamSet parameters() {
    return ParamSet.FREE;
  }

  @Override
  public void answer(Call call) {
    call.needWorker();
    call.mediaType("application/xml");
    Store store = call.store();
    String origin = call.origin();
    Utf8Buffer out = call.out();
    out.putAscii("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.putAscii("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (String page : PAGES) {
      address(out, origin, page);
    }
    LanguageTable languages = store.languages();
    for (int row = 0; row < languages.size(); row++) {
      if (languages.lexemeEnd(row) > languages.lexemeStart(row)) {
        address(out, origin, "/language/" + LanguageCodes.unpack(languages.glottocode(row)));
      }
    }
    int written = 0;
    for (int row = 0; row < store.meanings().size() && written < MAX_MEANINGS; row++) {
      if (store.meanings().senseCount(row) >= MIN_WORDS) {
        address(out, origin, "/meaning/" + store.meanings().id(row));
        written++;
      }
    }
    out.putAscii("</urlset>\n");
  }

  private static void address(Utf8Buffer out, String origin, String path) {
    out.putAscii("<url><loc>");
    out.putAscii(origin);
    out.putAscii(path);
    out.putAscii("</loc></url>\n");
  }
}

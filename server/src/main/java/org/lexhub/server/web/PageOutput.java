package org.lexhub.server.web;

import gg.jte.TemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes templates as UTF-8. Values are escaped for the place where they stand, by the rules of
 * OWASP. Besides, the character 0 is dropped, which HTML does not allow, and so is an address with
 * another scheme than HTTP.
 */
final class PageOutput extends OwaspHtmlTemplateOutput {
  private boolean address;

  PageOutput(Utf8Buffer buffer) {
    super(new Utf8Output(buffer));
  }

  @Override
  public void setContext(String tag, @Nullable String attribute) {
    super.setContext(tag, attribute);
    address = attribute != null && isAddress(attribute);
  }

  private static boolean isAddress(String attribute) {
    return switch (attribute) {
      case "href", "src", "action", "formaction" -> true;
      default -> false;
    };
  }

  @Override
  public void writeUserContent(@Nullable String value) {
    if (value != null && !(address && Urls.hasForeignScheme(value))) {
      super.writeUserContent(value.indexOf(0) < 0 ? value : value.replace("\0", ""));
    }
  }

  private record Utf8Output(Utf8Buffer out) implements TemplateOutput {
    @Override
    public void writeContent(String value) {
      byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
      out.put(bytes, 0, bytes.length);
    }

    @Override
    public void writeContent(String value, int start, int end) {
      if (start < end) {
        writeContent(value.substring(start, end));
      }
    }
  }
}

package org.lexhub.server.meta;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.zip.CRC32C;
import org.lexhub.server.http.Call;

/** An answer that is always the same, with an entity tag made from what it holds. */
public final class FixedResponse {
  private final byte[] text;
  private final String entityTag;

  FixedResponse(byte[] text) {
    this.text = text;
    CRC32C crc = new CRC32C();
    crc.update(text);
    entityTag =
        "W/\"" + text.length + "-" + HexFormat.of().toHexDigits((int) crc.getValue()) + "\"";
  }

  /** Reads a file that comes with the server. */
  public static byte[] resource(String name) {
    try (InputStream in = FixedResponse.class.getResourceAsStream("/org/lexhub/server/" + name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is not in the jar");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void answer(Call call) {
    call.entityTag(entityTag);
    call.json().buffer().put(text, 0, text.length);
  }
}

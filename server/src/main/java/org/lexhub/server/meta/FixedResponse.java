package org.lexhub.server.meta;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.zip.CRC32C;
import org.lexhub.server.http.Call;

/** A response that never changes, with an entity tag made from its content. */
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

  /**
   * Reads a file from the jar.
   *
   * @param name the path below {@code org/lexhub/server}
   * @throws IllegalStateException if there is no such file
   */
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

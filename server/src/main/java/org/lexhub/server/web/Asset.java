package org.lexhub.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.lexhub.store.text.Utf8Buffer;

/** A file that pages load, under a name that holds a hash of its content. */
final class Asset {
  private final String name;
  private final String mediaType;
  private final byte[] plain;
  private final byte[] packed;

  Asset(String name, byte[] content) {
    this.name = name;
    mediaType = type(name);
    plain = content.clone();
    packed = gzip(content);
  }

  private static String type(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "css" -> "text/css; charset=utf-8";
      case "js" -> "text/javascript; charset=utf-8";
      case "svg" -> "image/svg+xml";
      case "png" -> "image/png";
      case "json" -> "application/json";
      default -> throw new IllegalStateException("no media type is known for " + name);
    };
  }

  private static byte[] gzip(byte[] plain) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new Smallest(bytes)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Returns the name with the hash. */
  String name() {
    return name;
  }

  String mediaType() {
    return mediaType;
  }

  /** Returns how many bytes it has, compressed or not. */
  int length(boolean compressed) {
    return compressed ? packed.length : plain.length;
  }

  /** Tells whether it is smaller compressed. */
  boolean isWorthPacking() {
    return packed.length < plain.length;
  }

  void put(boolean compressed, Utf8Buffer out) {
    byte[] bytes = compressed ? packed : plain;
    out.put(bytes, 0, bytes.length);
  }

  /** Takes its time, since it is done once. */
  private static final class Smallest extends GZIPOutputStream {
    Smallest(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}

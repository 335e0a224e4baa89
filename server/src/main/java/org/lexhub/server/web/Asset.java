package org.lexhub.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/** A file that pages load, served under a name with a hash of its content. */
final class Asset {
  private final String name;
  private final String mediaType;
  private final byte[] plain;
  private byte @Nullable [] compressed;

  Asset(String name, byte[] content) {
    this.name = name;
    mediaType = type(name);
    plain = content.clone();
  }

  /** Compresses with the first request: all files together would delay the start. */
  private synchronized byte[] compressed() {
    byte[] bytes = compressed;
    if (bytes == null) {
      bytes = gzip(plain);
      compressed = bytes;
    }
    return bytes;
  }

  private static String type(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "css" -> "text/css; charset=utf-8";
      case "js" -> "text/javascript; charset=utf-8";
      case "svg" -> "image/svg+xml";
      case "png" -> "image/png";
      case "json" -> "application/json";
      default -> throw new IllegalStateException("no media type known for " + name);
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

  /** Returns the number of bytes, compressed or not. */
  int length(boolean gzipped) {
    return gzipped ? compressed().length : plain.length;
  }

  /** Returns whether compression makes the file smaller. */
  boolean isSmallerCompressed() {
    return compressed().length < plain.length;
  }

  /** Appends the content, compressed or not. */
  void put(boolean gzipped, Utf8Buffer out) {
    byte[] bytes = gzipped ? compressed() : plain;
    out.put(bytes, 0, bytes.length);
  }

  /** Compresses as small as possible: an asset is compressed once. */
  private static final class Smallest extends GZIPOutputStream {
    Smallest(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}

package org.lexhub.loader.locator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.CompressorStreamFactory;

/** Archives and packages in memory. */
final class Archives {
  private Archives() {}

  /** Returns a text as UTF-8. */
  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Compresses with gzip. */
  static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(content);
    }
    return out.toByteArray();
  }

  /** Compresses in a format that Commons Compress names. */
  static byte[] compressed(String name, byte[] content) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out =
        new CompressorStreamFactory().createCompressorOutputStream(name, bytes)) {
      out.write(content);
    }
    return bytes.toByteArray();
  }

  /** Returns a Debian package with the members that dpkg writes. */
  static byte[] deb(String data, byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ArArchiveOutputStream ar = new ArArchiveOutputStream(bytes)) {
      Map<String, byte[]> members = new LinkedHashMap<>();
      members.put("debian-binary", utf8("2.0\n"));
      members.put("control.tar.gz", gzip(tar("./control")));
      members.put(data, content);
      for (Map.Entry<String, byte[]> member : members.entrySet()) {
        ar.putArchiveEntry(new ArArchiveEntry(member.getKey(), member.getValue().length));
        ar.write(member.getValue());
        ar.closeArchiveEntry();
      }
    }
    return bytes.toByteArray();
  }

  /** Returns a zip archive of these entries. */
  static byte[] zip(Map<String, byte[]> entries) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        ZipEntry header = new ZipEntry(entry.getKey());
        header.setTimeLocal(LocalDateTime.of(2020, 2, 2, 2, 2, 2));
        zip.putNextEntry(header);
        zip.write(entry.getValue());
      }
    }
    return out.toByteArray();
  }

  /** Returns a tar archive of files that say where they are. */
  static byte[] tar(String... names) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (TarArchiveOutputStream tar = new TarArchiveOutputStream(out)) {
      for (String name : names) {
        byte[] content = utf8("in " + name);
        TarArchiveEntry entry = new TarArchiveEntry(name);
        entry.setSize(content.length);
        entry.setModTime(FileTime.from(Instant.parse("2021-01-01T00:00:00Z")));
        tar.putArchiveEntry(entry);
        tar.write(content);
        tar.closeArchiveEntry();
      }
    }
    return out.toByteArray();
  }
}

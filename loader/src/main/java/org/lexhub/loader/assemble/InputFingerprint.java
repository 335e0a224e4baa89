package org.lexhub.loader.assemble;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import org.lexhub.loader.record.Layer;

/**
 * Computes the fingerprint of the input of a load: recipe, names, sizes and times of the files. It
 * is stored next to the snapshots as {@value #FILE}, with the name of the snapshot it belongs to.
 */
final class InputFingerprint {
  static final String FILE = "INPUTS";

  private final MessageDigest digest;
  private Instant newest = Instant.EPOCH;

  InputFingerprint() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the fingerprint of one layer. */
  static String of(Layer layer) {
    InputFingerprint one = new InputFingerprint();
    one.add(layer);
    return one.hex();
  }

  void add(Layer layer) {
    Instant time = layer.files().newestModification();
    newest = time.isAfter(newest) ? time : newest;
    put(layer.format());
    put(layer.source().toString());
    put(Integer.toString(layer.priority()));
    put(new TreeMap<>(layer.options()).toString());
    put(layer.files().names().toString());
    put(Long.toString(layer.files().totalBytes()));
    put(time.toString());
  }

  /** Adds a layer that is skipped. */
  void addMissing(String name) {
    put("missing " + name);
  }

  /** Adds the model that makes vectors of glosses, or why there is none. */
  void addEncoder(String model) {
    put("encoder " + model);
  }

  private void put(String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  /** Returns the time of the newest file. */
  Instant newest() {
    return newest;
  }

  /** Returns the fingerprint in hexadecimal. */
  String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Returns whether the snapshot in use is built from input with this fingerprint. */
  static boolean matches(Path folder, String print, Path current) throws IOException {
    Path file = folder.resolve(FILE);
    return Files.isRegularFile(file)
        && Files.readAllLines(file).equals(List.of(print, name(current)));
  }

  /** Stores the fingerprint of the snapshot in use. */
  static void remember(Path folder, String print, Path current) throws IOException {
    Path temporary = folder.resolve(FILE + ".tmp");
    Files.write(temporary, List.of(print, name(current)));
    Files.move(
        temporary,
        folder.resolve(FILE),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}

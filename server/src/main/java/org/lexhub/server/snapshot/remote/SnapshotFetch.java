package org.lexhub.server.snapshot.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.util.HexFormat;
import java.util.function.LongConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.snapshot.SnapshotSignature;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Fetches the snapshot that a remote {@code CURRENT} names into a data folder. A fetch that was
 * interrupted continues where it ended. The file is put in use only if its SHA-256 and, with a key,
 * its signature are correct, and when it is the turn of this server.
 */
public final class SnapshotFetch {
  private static final Logger LOG = LoggerFactory.getLogger(SnapshotFetch.class);
  private static final Pattern NAME = Pattern.compile("snapshot-[0-9a-f]{16}\\.lexhub");
  private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
  private static final int CHUNK_LENGTH = 1 << 18;
  private static final int HASH_LENGTH = 64;

  /** The number of snapshots that remain in the folder. */
  private static final int KEPT = 3;

  private final RemoteFiles remote;
  private final SnapshotFolder folder;
  private final @Nullable PublicKey trusted;
  private final Path incoming;
  private final FetchCounts counts = new FetchCounts();

  /** The snapshot that was fetched and waits to be used. */
  private @Nullable String ready;

  /**
   * Creates a fetch.
   *
   * @param trusted the key with which snapshots must be signed, or null if they need not be
   */
  public SnapshotFetch(RemoteFiles remote, SnapshotFolder folder, @Nullable PublicKey trusted) {
    this.remote = remote;
    this.folder = folder;
    this.trusted = trusted;
    incoming = folder.path().resolve("incoming");
  }

  /** Returns what was fetched. */
  public FetchCounts counts() {
    return counts;
  }

  /**
   * Returns the name of the snapshot to be served if the folder does not use it yet, or null.
   *
   * @throws IOException if the store cannot be reached or names no snapshot
   */
  public @Nullable String wanted() throws IOException {
    byte[] pointer = remote.read(SnapshotFolder.CURRENT);
    counts.reached();
    if (pointer == null) {
      return null;
    }
    String name = new String(pointer, StandardCharsets.UTF_8).strip();
    if (!NAME.matcher(name).matches()) {
      throw new IOException("the remote CURRENT names no snapshot");
    }
    Path inUse = folder.current();
    return inUse != null && inUse.endsWith(name) ? null : name;
  }

  /**
   * Fetches a snapshot and verifies it, unless the folder has it or it waits to be used.
   *
   * @throws IOException if it cannot be read, or is not what its SHA-256 or signature says; the
   *     next call starts again
   */
  public void fetch(String name) throws IOException {
    if (Files.exists(folder.path().resolve(name))
        || (name.equals(ready) && Files.exists(incoming.resolve(name)))) {
      return;
    }
    long begin = System.nanoTime();
    try {
      fetchAndVerify(name);
      ready = name;
      counts.fetched();
    } finally {
      counts.took(System.nanoTime() - begin);
    }
  }

  private void fetchAndVerify(String name) throws IOException {
    Files.createDirectories(incoming);
    deleteOthers(name);
    Path part = incoming.resolve(name);
    String expected = checksum(name);
    byte[] signature = remote.read(name + ".sig");
    if (signature != null) {
      Files.write(SnapshotSignature.fileOf(part), signature);
    }
    String found = complete(name, part);
    if (!found.equals(expected)) {
      Files.deleteIfExists(part);
      throw new IOException(
          name + " has the SHA-256 " + found + " instead of " + expected + "; it is fetched again");
    }
    if (trusted != null) {
      SnapshotSignature.verify(part, trusted);
    }
  }

  private String checksum(String name) throws IOException {
    byte[] line = remote.read(name + ".sha256");
    String text = line == null ? "" : new String(line, StandardCharsets.UTF_8);
    String hash = text.length() < HASH_LENGTH ? text : text.substring(0, HASH_LENGTH);
    if (!SHA_256.matcher(hash).matches()) {
      throw new IOException("there is no SHA-256 of " + name + " beside it");
    }
    return hash;
  }

  /** Fetches what is missing of a file; returns the SHA-256 of all of it. */
  private String complete(String name, Path part) throws IOException {
    MessageDigest digest = sha256();
    long have = 0;
    if (Files.exists(part)) {
      try (InputStream in = Files.newInputStream(part)) {
        have = copy(in, OutputStream.nullOutputStream(), digest, length -> {});
      }
    }
    long length = remote.length(name);
    if (length < 0) {
      throw new IOException("there is no " + name);
    }
    if (have < length) {
      LOG.info("fetching {} from byte {} of {}", name, have, length);
      try (InputStream in = remote.open(name, have);
          OutputStream out =
              Files.newOutputStream(part, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
        copy(in, out, digest, counts::received);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static long copy(
      InputStream in, OutputStream out, MessageDigest digest, LongConsumer received)
      throws IOException {
    byte[] chunk = new byte[CHUNK_LENGTH];
    long length = 0;
    for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
      digest.update(chunk, 0, n);
      out.write(chunk, 0, n);
      received.accept(n);
      length += n;
    }
    return length;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private void deleteOthers(String name) throws IOException {
    try (Stream<Path> files = Files.list(incoming)) {
      for (Path file : files.toList()) {
        if (!String.valueOf(file.getFileName()).startsWith(name)) {
          Files.delete(file);
        }
      }
    }
  }

  /**
   * Puts a fetched snapshot in use and deletes old ones.
   *
   * @throws IOException if it is damaged or the folder cannot be written
   */
  public void use(String name) throws IOException {
    Path part = incoming.resolve(name);
    Path target = folder.path().resolve(name);
    if (Files.exists(target)) {
      folder.use(target);
    } else {
      Path signature = SnapshotSignature.fileOf(part);
      if (Files.exists(signature)) {
        Files.move(
            signature, SnapshotSignature.fileOf(target), StandardCopyOption.REPLACE_EXISTING);
      }
      folder.publish(part);
    }
    folder.keep(KEPT);
  }
}

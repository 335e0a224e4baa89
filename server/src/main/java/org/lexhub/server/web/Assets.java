package org.lexhub.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files that pages load, listed in {@code assets/list.txt}. Each is served under {@code
 * /assets/NAME.HASH.EXT}, so that browsers can cache it for ever. A file refers to another as
 * {@code ./name.ext}; the reference is replaced by the hashed name, so the hash of a file covers
 * the files that it refers to.
 *
 * <p>The files are read with the first use: a server that has just started need not wait for them.
 */
public final class Assets {
  private static final String FOLDER = "/org/lexhub/server/assets/";
  private static final Pattern REFERENCE = Pattern.compile("\\./([a-z0-9-]+\\.(?:js|css|svg|png))");

  private final Map<String, Asset> byPlainName = new HashMap<>();
  private final Map<String, Asset> byHashedName = new HashMap<>();
  private final ArrayDeque<String> beingRead = new ArrayDeque<>();
  private volatile String fingerprint = "";

  private Assets() {}

  /** Returns the assets of the jar. */
  public static Assets load() {
    return new Assets();
  }

  private Assets read() {
    if (fingerprint.isEmpty()) {
      readAll();
    }
    return this;
  }

  private synchronized void readAll() {
    if (!fingerprint.isEmpty()) {
      return;
    }
    StringBuilder all = new StringBuilder();
    for (String name : text("list.txt").lines().filter(line -> !line.isBlank()).toList()) {
      all.append(asset(name.strip()).name());
    }
    fingerprint = hash(all.toString().getBytes(StandardCharsets.UTF_8));
  }

  private Asset asset(String name) {
    Asset known = byPlainName.get(name);
    if (known != null) {
      return known;
    }
    if (beingRead.contains(name)) {
      throw new IllegalStateException("assets refer to each other in a circle: " + beingRead);
    }
    beingRead.push(name);
    byte[] content = name.endsWith(".png") ? bytes(name) : linked(text(name));
    beingRead.pop();
    int dot = name.lastIndexOf('.');
    String hashed = name.substring(0, dot) + "." + hash(content) + name.substring(dot);
    Asset asset = new Asset(hashed, content);
    byPlainName.put(name, asset);
    byHashedName.put(hashed, asset);
    return asset;
  }

  private byte[] linked(String content) {
    Matcher references = REFERENCE.matcher(content);
    String linked = references.replaceAll(found -> "./" + asset(found.group(1)).name());
    return linked.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) {
    try (InputStream in = Assets.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("the asset " + name + " is not in the jar");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String hash(byte[] content) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
      return HexFormat.of().formatHex(digest, 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Returns the path of a file, for example {@code /assets/base.0123456789ab.css}.
   *
   * @throws IllegalArgumentException if there is no such file
   */
  public String url(String name) {
    Asset asset = read().byPlainName.get(name);
    if (asset == null) {
      throw new IllegalArgumentException("no asset " + name);
    }
    return "/assets/" + asset.name();
  }

  /** Returns the file with a hashed name, or null. */
  @Nullable Asset find(String hashedName) {
    return read().byHashedName.get(hashedName);
  }

  /** Returns all files. */
  Collection<Asset> all() {
    return read().byHashedName.values();
  }

  /** Returns a hash of the names and contents of all files. */
  String fingerprint() {
    return read().fingerprint;
  }
}

package org.lexhub.server.command;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lexhub.server.http.connection.AllowedHosts;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.TlsCertificate;

/** The options of TLS and proxies. */
final class EdgeOptions {
  private final OptionValue<Path> certificate;
  private final OptionValue<Path> key;
  private final OptionValue<Boolean> behindProxy;
  private final OptionValue<List<String>> proxies;
  private final OptionValue<List<String>> hosts;

  /** Adds the options to those of a command. */
  EdgeOptions(OptionGroup group) {
    certificate =
        group.optional(
            "--tls-certificate",
            "FILE",
            Path.class,
            "Serves HTTPS with this certificate and its chain (PEM). Changes are read automatically.");
    key =
        group.optional(
            "--tls-key",
            "FILE",
            Path.class,
            "The private key of the certificate (PEM, PKCS #8), readable by its owner only.");
    behindProxy =
        group.flag(
            "--behind-proxy",
            "Allows addresses other than loopback, because a proxy terminates TLS.");
    proxies =
        group.list(
            "--trusted-proxy",
            "ADDRESS",
            "A proxy whose X-Forwarded-For, -Proto and -Host are trusted, by its address; can be"
                + " repeated. None by default.");
    hosts =
        group.list(
            "--allowed-hosts",
            "HOST",
            "The hosts for which the server answers, against DNS rebinding: names, IP addresses,"
                + " *.NAME for the names below a name, or * for all; can be repeated. All by default,"
                + " on loopback without a proxy only localhost and loopback addresses.");
  }

  boolean behindProxy() {
    return behindProxy.value();
  }

  /**
   * Reads the files.
   *
   * @throws CommandFailure if keys would be sent without encryption
   */
  EdgeSettings read(boolean loopback, String listen) throws IOException {
    Path chain = certificate.orNull();
    Path secret = key.orNull();
    if ((chain == null) != (secret == null)) {
      throw new CommandFailure("--tls-certificate and --tls-key must be used together");
    }
    if (!loopback && chain == null && !behindProxy()) {
      throw new CommandFailure(
          listen
              + " is reachable from outside, and keys would be sent without encryption; use"
              + " --tls-certificate and --tls-key, or a proxy with TLS and --behind-proxy");
    }
    TlsCertificate pair =
        chain == null || secret == null ? null : TlsCertificate.read(chain, secret);
    return new EdgeSettings(pair, behindProxy(), addresses(), hosts(loopback, listen));
  }

  private AllowedHosts hosts(boolean loopback, String listen) {
    List<String> named = hosts.value();
    if (named.isEmpty()) {
      boolean isDirect = loopback && !behindProxy() && proxies.value().isEmpty();
      return isDirect ? AllowedHosts.ofLoopback(listen) : AllowedHosts.ALL;
    }
    try {
      return AllowedHosts.parse(named);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("--allowed-hosts: " + e.getMessage());
    }
  }

  private Set<InetAddress> addresses() {
    Set<InetAddress> addresses = new HashSet<>();
    for (String proxy : proxies.value()) {
      try {
        addresses.add(InetAddress.ofLiteral(proxy));
      } catch (IllegalArgumentException e) {
        throw new CommandFailure("--trusted-proxy must be an IP address, not " + proxy);
      }
    }
    return addresses;
  }
}

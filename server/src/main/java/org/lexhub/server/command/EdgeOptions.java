package org.lexhub.server.command;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.connection.AllowedHosts;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.TlsCertificate;
import picocli.CommandLine.Option;

/** The options of TLS and proxies. */
final class EdgeOptions {
  @Option(
      names = "--tls-certificate",
      paramLabel = "FILE",
      description =
          "Serves HTTPS with this certificate and its chain (PEM). Changes are read automatically.")
  private @Nullable Path certificate;

  @Option(
      names = "--tls-key",
      paramLabel = "FILE",
      description =
          "The private key of the certificate (PEM, PKCS #8), readable by its owner only.")
  private @Nullable Path key;

  @Option(
      names = "--behind-proxy",
      description = "Allows addresses other than loopback, because a proxy terminates TLS.")
  private boolean behindProxy;

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      split = ",",
      description =
          "A proxy whose X-Forwarded-For, -Proto and -Host are trusted, by its address; can be"
              + " repeated. None by default.")
  private List<String> proxies = List.of();

  @Option(
      names = "--allowed-hosts",
      paramLabel = "HOST",
      split = ",",
      description =
          "The hosts for which the server answers, against DNS rebinding: names, IP addresses,"
              + " *.NAME for the names below a name, or * for all; can be repeated. All by default,"
              + " on loopback without a proxy only localhost and loopback addresses.")
  private List<String> hosts = List.of();

  boolean behindProxy() {
    return behindProxy;
  }

  /**
   * Reads the files.
   *
   * @throws CommandFailure if keys would be sent without encryption
   */
  EdgeSettings read(boolean loopback, String listen) throws IOException {
    if ((certificate == null) != (key == null)) {
      throw new CommandFailure("--tls-certificate and --tls-key must be used together");
    }
    boolean tls = certificate != null;
    if (!loopback && !tls && !behindProxy) {
      throw new CommandFailure(
          listen
              + " is reachable from outside, and keys would be sent without encryption; use"
              + " --tls-certificate and --tls-key, or a proxy with TLS and --behind-proxy");
    }
    if (certificate != null && key != null) {
      TlsCertificate pair = TlsCertificate.read(certificate, key);
      return new EdgeSettings(pair, behindProxy, addresses(), hosts(loopback, listen));
    }
    return new EdgeSettings(null, behindProxy, addresses(), hosts(loopback, listen));
  }

  private AllowedHosts hosts(boolean loopback, String listen) {
    if (hosts.isEmpty()) {
      boolean isDirect = loopback && !behindProxy && proxies.isEmpty();
      return isDirect ? AllowedHosts.ofLoopback(listen) : AllowedHosts.ALL;
    }
    try {
      return AllowedHosts.parse(hosts);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("--allowed-hosts: " + e.getMessage());
    }
  }

  private Set<InetAddress> addresses() {
    Set<InetAddress> addresses = new HashSet<>();
    for (String proxy : proxies) {
      try {
        addresses.add(InetAddress.ofLiteral(proxy));
      } catch (IllegalArgumentException e) {
        throw new CommandFailure("--trusted-proxy must be an IP address, not " + proxy);
      }
    }
    return addresses;
  }
}

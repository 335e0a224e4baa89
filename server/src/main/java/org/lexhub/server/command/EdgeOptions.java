package org.lexhub.server.command;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
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
      return new EdgeSettings(TlsCertificate.read(certificate, key), behindProxy, addresses());
    }
    return new EdgeSettings(null, behindProxy, addresses());
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

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

/** The options that say what stands between the server and its clients. */
final class EdgeOptions {
  @Option(
      names = "--tls-certificate",
      paramLabel = "FILE",
      description =
          "Serves HTTPS with this certificate and its chain (PEM); read again when it changes.")
  private @Nullable Path certificate;

  @Option(
      names = "--tls-key",
      paramLabel = "FILE",
      description =
          "The private key of the certificate (PEM, PKCS #8), readable by its owner only.")
  private @Nullable Path key;

  @Option(
      names = "--behind-proxy",
      description = "Allows another address than loopback: a proxy in front does TLS.")
  private boolean behindProxy;

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      split = ",",
      description =
          "An address whose X-Forwarded-For, -Proto and -Host are believed; may be repeated. None if"
              + " left out.")
  private List<String> proxies = List.of();

  boolean behindProxy() {
    return behindProxy;
  }

  /** Reads the files and checks that nothing secret would travel in the clear. */
  EdgeSettings read(boolean loopback, String listen) throws IOException {
    if ((certificate == null) != (key == null)) {
      throw new CommandFailure("--tls-certificate and --tls-key go together");
    }
    boolean tls = certificate != null;
    if (!loopback && !tls && !behindProxy) {
      throw new CommandFailure(
          listen
              + " can be reached from outside, and keys would travel in the clear; give"
              + " --tls-certificate and --tls-key, or put a proxy with TLS in front and add"
              + " --behind-proxy");
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
        throw new CommandFailure("--trusted-proxy takes an IP address, not " + proxy);
      }
    }
    return addresses;
  }
}

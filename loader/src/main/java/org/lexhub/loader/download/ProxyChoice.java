package org.lexhub.loader.download;

import java.io.IOException;
import java.net.Authenticator;
import java.net.InetSocketAddress;
import java.net.PasswordAuthentication;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the proxy of a connection: that of the system properties {@code https.proxyHost} and
 * {@code https.proxyPort} if they are set, otherwise that of {@code HTTPS_PROXY} or {@code
 * ALL_PROXY} (also in small letters), except for the hosts in {@code NO_PROXY}.
 */
final class ProxyChoice extends ProxySelector {
  private static final int DEFAULT_PORT = 80;

  private final @Nullable InetSocketAddress proxy;
  private final @Nullable Authenticator authenticator;
  private final List<String> direct = new ArrayList<>();

  private ProxyChoice(@Nullable URI proxy, String direct) {
    this.proxy =
        proxy == null
            ? null
            : InetSocketAddress.createUnresolved(
                proxy.getHost(), proxy.getPort() < 0 ? DEFAULT_PORT : proxy.getPort());
    authenticator = proxy == null ? null : authenticator(proxy);
    for (String host : direct.split("[,\\s]+", -1)) {
      if (!host.isBlank()) {
        this.direct.add(host.strip().toLowerCase(Locale.ROOT).replaceFirst("^\\*?\\.", "."));
      }
    }
  }

  /**
   * Reads the settings.
   *
   * @throws RefusedTransferException if the environment names a proxy that cannot be used
   */
  static ProxySelector of(
      UnaryOperator<@Nullable String> environment, UnaryOperator<@Nullable String> properties)
      throws IOException {
    if (properties.apply("https.proxyHost") != null
        || properties.apply("java.net.useSystemProxies") != null) {
      return ProxySelector.getDefault();
    }
    for (String name : List.of("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy")) {
      String value = environment.apply(name);
      if (value != null && !value.isBlank()) {
        String lower = environment.apply("no_proxy");
        String upper = environment.apply("NO_PROXY");
        return new ProxyChoice(
            proxy(name, value.strip()), upper != null ? upper : lower != null ? lower : "");
      }
    }
    return new ProxyChoice(null, "");
  }

  private static URI proxy(String name, String value) throws IOException {
    String whole = value.contains("://") ? value : "http://" + value;
    try {
      URI uri = new URI(whole);
      if ("http".equals(uri.getScheme()) && uri.getHost() != null) {
        return uri;
      }
    } catch (URISyntaxException e) {
      // reported below, without a password that it may contain
    }
    throw new RefusedTransferException(
        name + " must have the form http://host:port; other kinds of proxies are not supported");
  }

  /**
   * Lets the JDK send user and password to a proxy, which it refuses for https unless a property is
   * set before its first client exists. They are sent only if the environment contains them.
   */
  static void allowPasswords() {
    String property = "jdk.http.auth.tunneling.disabledSchemes";
    if (System.getProperty(property) == null) {
      System.setProperty(property, "");
    }
  }

  /** Returns the authenticator for the user and password of the proxy, or null if it has none. */
  static @Nullable Authenticator authenticator(ProxySelector selector) {
    return selector instanceof ProxyChoice choice ? choice.authenticator : null;
  }

  private static @Nullable Authenticator authenticator(URI proxy) {
    String user = proxy.getUserInfo();
    if (user == null) {
      return null;
    }
    int colon = user.indexOf(':');
    String name = colon < 0 ? user : user.substring(0, colon);
    char[] password = (colon < 0 ? "" : user.substring(colon + 1)).toCharArray();
    return new Authenticator() {
      @Override
      protected @Nullable PasswordAuthentication getPasswordAuthentication() {
        return getRequestorType() == RequestorType.PROXY
            ? new PasswordAuthentication(name, password)
            : null;
      }
    };
  }

  @Override
  public List<Proxy> select(URI uri) {
    return proxy == null || isDirect(uri)
        ? List.of(Proxy.NO_PROXY)
        : List.of(
            new Proxy(
                Proxy.Type.HTTP, new InetSocketAddress(proxy.getHostString(), proxy.getPort())));
  }

  private boolean isDirect(URI uri) {
    String host = uri.getHost().toLowerCase(Locale.ROOT);
    String withPort = host + ":" + (uri.getPort() < 0 ? 443 : uri.getPort());
    for (String each : direct) {
      boolean isSuffix = each.startsWith(".");
      if (each.equals("*")
          || each.equals(host)
          || each.equals(withPort)
          || host.endsWith(isSuffix ? each : "." + each)
          || (isSuffix && host.equals(each.substring(1)))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void connectFailed(URI uri, SocketAddress address, IOException failure) {
    // The client reports the failure.
  }
}

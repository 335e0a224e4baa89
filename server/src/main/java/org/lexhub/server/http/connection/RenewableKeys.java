package org.lexhub.server.http.connection;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;

/** The keys of a server, which others can take the place of between two handshakes. */
final class RenewableKeys extends X509ExtendedKeyManager {
  private volatile X509ExtendedKeyManager present;

  RenewableKeys(X509ExtendedKeyManager first) {
    present = first;
  }

  void renew(X509ExtendedKeyManager next) {
    present = next;
  }

  @Override
  public String @Nullable [] getClientAliases(String type, Principal @Nullable [] issuers) {
    return present.getClientAliases(type, issuers);
  }

  @Override
  public @Nullable String chooseClientAlias(
      String[] types, Principal @Nullable [] issuers, @Nullable Socket socket) {
    return present.chooseClientAlias(types, issuers, socket);
  }

  @Override
  public String @Nullable [] getServerAliases(String type, Principal @Nullable [] issuers) {
    return present.getServerAliases(type, issuers);
  }

  @Override
  public @Nullable String chooseServerAlias(
      String type, Principal @Nullable [] issuers, @Nullable Socket socket) {
    return present.chooseServerAlias(type, issuers, socket);
  }

  @Override
  public @Nullable String chooseEngineServerAlias(
      String type, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
    return present.chooseEngineServerAlias(type, issuers, engine);
  }

  @Override
  public X509Certificate @Nullable [] getCertificateChain(String alias) {
    return present.getCertificateChain(alias);
  }

  @Override
  public @Nullable PrivateKey getPrivateKey(String alias) {
    return present.getPrivateKey(alias);
  }
}

package org.lexhub.server.oidc;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenErrorResponse;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * An OpenID provider. Its addresses and keys are discovered at the first log-in and kept for an
 * hour; a token with an unknown key makes the keys be read again. Safe for use by several threads.
 *
 * @see <a href="https://openid.net/specs/openid-connect-core-1_0.html">OpenID Connect Core 1.0</a>
 */
public final class IdentityProvider {
  private static final int TIMEOUT_MILLIS = 5_000;
  private static final int MAX_KEYS_LENGTH = 1 << 18;
  private static final long LIFETIME_NANOS = Duration.ofHours(1).toNanos();

  private final ProviderSettings settings;
  private final ClientID client;
  private @Nullable Discovered discovered;

  /** Creates a provider, without asking it for anything. */
  public IdentityProvider(ProviderSettings settings) {
    this.settings = settings;
    client = new ClientID(settings.clientId());
  }

  /**
   * What the provider says about itself.
   *
   * @param validators the validators of tokens by the algorithm of their signature
   */
  private record Discovered(
      OIDCProviderMetadata metadata, Map<JWSAlgorithm, IDTokenValidator> validators, long nanos) {}

  private synchronized Discovered discovered() throws ProviderException {
    Discovered present = discovered;
    if (present != null && System.nanoTime() - present.nanos() < LIFETIME_NANOS) {
      return present;
    }
    try {
      OIDCProviderMetadata metadata =
          OIDCProviderMetadata.resolve(
              new Issuer(settings.issuer()), TIMEOUT_MILLIS, TIMEOUT_MILLIS);
      present = new Discovered(metadata, new ConcurrentHashMap<>(), System.nanoTime());
    } catch (GeneralException | IOException e) {
      throw new ProviderException(settings + " cannot be discovered: " + e.getMessage(), e);
    }
    discovered = present;
    return present;
  }

  /**
   * Returns the address to which a browser goes to log in.
   *
   * @throws ProviderException if the provider cannot be reached
   */
  public String authorization(LoginFlow flow) throws ProviderException {
    URI endpoint = discovered().metadata().getAuthorizationEndpointURI();
    if (endpoint == null) {
      throw new ProviderException(settings + " has no authorization endpoint");
    }
    return new AuthenticationRequest.Builder(
            ResponseType.CODE,
            new Scope("openid", "profile", "email"),
            client,
            URI.create(flow.redirect()))
        .endpointURI(endpoint)
        .state(new State(flow.state()))
        .nonce(new Nonce(flow.nonce()))
        .codeChallenge(new CodeVerifier(flow.verifier()), CodeChallengeMethod.S256)
        .build()
        .toURI()
        .toString();
  }

  /**
   * Exchanges the code of an answer for a token, and validates it.
   *
   * @param issuer the issuer that the answer names (RFC 9207); empty if it names none
   * @throws ProviderException if the provider cannot be reached, or anything is not valid
   */
  public ProviderUser confirm(LoginFlow flow, String code, String issuer) throws ProviderException {
    if (!issuer.isEmpty() && !issuer.equals(settings.issuer())) {
      throw new ProviderException("the answer is from another issuer: " + issuer);
    }
    Discovered provider = discovered();
    JWT token = token(provider.metadata(), flow, code);
    try {
      return user(validator(provider, token).validate(token, new Nonce(flow.nonce())));
    } catch (BadJOSEException | JOSEException e) {
      throw new ProviderException("the token is not valid: " + e.getMessage(), e);
    }
  }

  private JWT token(OIDCProviderMetadata metadata, LoginFlow flow, String code)
      throws ProviderException {
    AuthorizationCodeGrant grant =
        new AuthorizationCodeGrant(
            new AuthorizationCode(code),
            URI.create(flow.redirect()),
            new CodeVerifier(flow.verifier()));
    ClientAuthentication authentication = authentication(metadata);
    URI endpoint = metadata.getTokenEndpointURI();
    if (endpoint == null) {
      throw new ProviderException(settings + " has no token endpoint");
    }
    TokenRequest.Builder builder =
        authentication == null
            ? new TokenRequest.Builder(endpoint, client, grant)
            : new TokenRequest.Builder(endpoint, authentication, grant);
    HTTPRequest request = builder.build().toHTTPRequest();
    request.setConnectTimeout(TIMEOUT_MILLIS);
    request.setReadTimeout(TIMEOUT_MILLIS);
    request.setFollowRedirects(false);
    try {
      TokenResponse response = OIDCTokenResponseParser.parse(request.send());
      if (response instanceof TokenErrorResponse refusal) {
        throw new ProviderException(
            "the provider refuses the code: " + refusal.getErrorObject().getCode());
      }
      if (!(response.toSuccessResponse() instanceof OIDCTokenResponse tokens)
          || tokens.getOIDCTokens().getIDToken() == null) {
        throw new ProviderException("the response has no ID token");
      }
      return tokens.getOIDCTokens().getIDToken();
    } catch (IOException | ParseException e) {
      throw new ProviderException("the code cannot be exchanged: " + e.getMessage(), e);
    }
  }

  /** Returns how this server proves who it is, or null for a public client. */
  private @Nullable ClientAuthentication authentication(OIDCProviderMetadata metadata) {
    String secret = settings.secret();
    if (secret == null) {
      return null;
    }
    List<ClientAuthenticationMethod> methods = metadata.getTokenEndpointAuthMethods();
    boolean basic =
        methods == null || methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC);
    return basic
        ? new ClientSecretBasic(client, new Secret(secret))
        : new ClientSecretPost(client, new Secret(secret));
  }

  /**
   * Returns the validator of a token: only signatures with the keys of the provider are accepted,
   * never unsigned tokens, nor those signed with the secret of the client.
   */
  private IDTokenValidator validator(Discovered provider, JWT token) throws ProviderException {
    OIDCProviderMetadata metadata = provider.metadata();
    List<JWSAlgorithm> offered = metadata.getIDTokenJWSAlgs();
    if (!(token.getHeader().getAlgorithm() instanceof JWSAlgorithm algorithm)
        || !(JWSAlgorithm.Family.RSA.contains(algorithm)
            || JWSAlgorithm.Family.EC.contains(algorithm))
        || (offered != null && !offered.contains(algorithm))) {
      throw new ProviderException(
          "the token has the signature algorithm " + token.getHeader().getAlgorithm());
    }
    IDTokenValidator known = provider.validators().get(algorithm);
    if (known != null) {
      return known;
    }
    try {
      IDTokenValidator validator =
          new IDTokenValidator(
              new Issuer(settings.issuer()),
              client,
              algorithm,
              metadata.getJWKSetURI().toURL(),
              new DefaultResourceRetriever(TIMEOUT_MILLIS, TIMEOUT_MILLIS, MAX_KEYS_LENGTH));
      provider.validators().put(algorithm, validator);
      return validator;
    } catch (IOException e) {
      throw new ProviderException("the keys of the provider have no address", e);
    }
  }

  private ProviderUser user(IDTokenClaimsSet claims) {
    List<String> names = new ArrayList<>();
    add(names, claims.getStringClaim("preferred_username"));
    if (Boolean.TRUE.equals(claims.getBooleanClaim("email_verified"))) {
      add(names, claims.getStringClaim("email"));
    }
    add(names, claims.getStringClaim("name"));
    return new ProviderUser(settings.issuer(), claims.getSubject().getValue(), names);
  }

  private static void add(List<String> names, @Nullable String name) {
    if (name != null) {
      names.add(name);
    }
  }
}

package org.lexhub.server.guard;

import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import java.net.InetAddress;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.ApiKey;
import org.lexhub.server.account.Key;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.access.KeyAccess;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.parameter.ApiError;

/**
 * Refuses requests without a valid key. Malformed, unknown, expired and revoked keys get the same
 * response, so that it reveals nothing about them.
 */
public final class KeyGuard implements Handler {
  private static final ThreadLocal<ApiKey> READER = ThreadLocal.withInitial(ApiKey::new);
  private static final String SCHEME = "Bearer ";

  private final LiveKeys keys;
  private final TimeSource time;
  private final Handler next;
  private final Handler keyless;

  /** Creates a guard in front of {@code next}; requests without a key go to {@code keyless}. */
  public KeyGuard(LiveKeys keys, TimeSource time, Handler next, Handler keyless) {
    this.keys = keys;
    this.time = time;
    this.next = next;
    this.keyless = keyless;
  }

  @Override
  public void handle(Call call) {
    HeaderValues authorization = call.exchange().getRequestHeaders().get(Headers.AUTHORIZATION);
    if (authorization == null) {
      keyless.handle(call);
      return;
    }
    Key key = find(authorization);
    if (key == null || !key.use(time.millis())) {
      throw ApiError.unauthorized();
    }
    call.account(key.account());
    call.key(key);
    if (key.account().suspended()) {
      throw ApiError.forbidden("This account is suspended.");
    }
    if (key.access().isLimited()) {
      check(call, key.access());
    }
    next.handle(call);
  }

  /**
   * Refuses what a key must not be used for. The message tells its holder, who has the right key,
   * what to change, but not the restrictions themselves.
   */
  private static void check(Call call, KeyAccess access) {
    if (access.hasOrigins()) {
      HeaderValues origins = call.exchange().getRequestHeaders().get(Headers.ORIGIN);
      String origin = origins == null || origins.size() != 1 ? null : origins.getFirst();
      boolean allowed = access.allowsOrigin(origin);
      call.pageOrigin(allowed && origin != null ? origin : "");
      if (!allowed) {
        throw ApiError.forbidden(
            origin == null
                ? "This key is for web pages only, and the request has no Origin. For programs,"
                    + " create a key without origins."
                : "This key can't be used by pages of "
                    + ApiError.shown(origin)
                    + ". Create a key that allows this origin.");
      }
    }
    InetAddress client = call.client();
    if (!access.allows(client)) {
      throw ApiError.forbidden(
          "This key can't be used from the address "
              + client.getHostAddress()
              + ". Create a key that allows this address.");
    }
    Route route = call.route();
    KeyScope scope = route == null ? null : route.endpoint().scope();
    if (scope != null && !access.has(scope)) {
      throw ApiError.forbidden(
          "This key lacks the scope "
              + scope.code()
              + " ("
              + scope.label()
              + "). Create a key with this scope.");
    }
  }

  private @Nullable Key find(HeaderValues authorization) {
    if (authorization.size() != 1) {
      return null;
    }
    String value = authorization.getFirst();
    if (!value.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return null;
    }
    int start = SCHEME.length();
    while (start < value.length() && value.charAt(start) == ' ') {
      start++;
    }
    byte[] digest = READER.get().digest(value, start);
    return digest == null ? null : keys.ring().find(digest);
  }
}

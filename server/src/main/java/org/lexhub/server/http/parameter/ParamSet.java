package org.lexhub.server.http.parameter;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Nearest;

/** The query parameters of an endpoint, and which of them are comma-separated lists. */
public final class ParamSet {
  /** No parameters. */
  public static final ParamSet NONE = new ParamSet(0, 0);

  /** Any parameters: the endpoint reads the query itself. For pages only. */
  public static final ParamSet FREE = new ParamSet(0, 0);

  private static final Param[] ALL = Param.values();

  private final int known;
  private final int lists;

  private ParamSet(int known, int lists) {
    this.known = known;
    this.lists = lists;
  }

  /** Returns a set of parameters with one value each. */
  public static ParamSet of(Param... scalars) {
    return new ParamSet(mask(scalars), 0);
  }

  /** Returns this set and parameters that are comma-separated lists, which can be repeated. */
  public ParamSet lists(Param... names) {
    int mask = mask(names);
    return new ParamSet(known | mask, lists | mask);
  }

  private static int mask(Param... params) {
    int mask = 0;
    for (Param param : params) {
      mask |= 1 << param.index();
    }
    return mask;
  }

  private static boolean in(int mask, Param param) {
    return (mask & (1 << param.index())) != 0;
  }

  boolean isList(Param param) {
    return in(lists, param);
  }

  /** Returns the parameter with this name in UTF-8, or null. */
  @Nullable Param find(byte[] text, int start, int end) {
    for (Param param : ALL) {
      if (in(known, param) && matches(param.wire(), text, start, end)) {
        return param;
      }
    }
    return null;
  }

  /** Returns the wire names, in alphabetical order. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (Param param : ALL) {
      if (in(known, param)) {
        names.add(param.wire());
      }
    }
    return names;
  }

  /** Returns the error for an unknown name, which suggests the most similar known name. */
  ApiError unknown(String name) {
    if (isKey(name)) {
      return ApiError.unknownParameter(
          name, "The key belongs in the header 'Authorization: Bearer <API_KEY>' only.", names());
    }
    String nearest = Nearest.of(name, names());
    String message = "Unknown parameter '" + ApiError.shown(name) + "'";
    message += nearest == null ? "." : "; did you mean '" + nearest + "'?";
    return ApiError.unknownParameter(name, message, names());
  }

  private static boolean isKey(String name) {
    return switch (name) {
      case "key", "api_key", "apikey", "access_token", "token" -> true;
      default -> false;
    };
  }

  private static boolean matches(String name, byte[] text, int start, int end) {
    if (name.length() != end - start) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) != text[start + i]) {
        return false;
      }
    }
    return true;
  }
}

package org.lexhub.server.http.parameter;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Nearest;

/** The query parameters that an endpoint knows, and which of them are comma lists. */
public final class ParamSet {
  /** No parameter at all. */
  public static final ParamSet NONE = new ParamSet(0, 0);

  /** Whatever comes: the endpoint reads the query itself. Only for pages. */
  public static final ParamSet FREE = new ParamSet(0, 0);

  private static final Param[] ALL = Param.values();

  private final int known;
  private final int lists;

  private ParamSet(int known, int lists) {
    this.known = known;
    this.lists = lists;
  }

  /** Parameters with one value each. */
  public static ParamSet of(Param... scalars) {
    return new ParamSet(mask(scalars), 0);
  }

  /** These and comma lists besides, which may be repeated. */
  public ParamSet lists(Param... names) {
    int mask = mask(names);
    return new ParamSet(known | mask, lists | mask);
  }

  private static int mask(Param... params) {
    int mask = 0;
    for (Param param : params) {
      mask |= 1 << param.place();
    }
    return mask;
  }

  private static boolean in(int mask, Param param) {
    return (mask & (1 << param.place())) != 0;
  }

  boolean isList(Param param) {
    return in(lists, param);
  }

  /** Returns the known parameter with this name, given as UTF-8. */
  @Nullable Param find(byte[] text, int start, int end) {
    for (Param param : ALL) {
      if (in(known, param) && same(param.wire(), text, start, end)) {
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

  /** Makes the error for a name that is not known, naming the nearest that is. */
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

  private static boolean same(String name, byte[] text, int start, int end) {
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

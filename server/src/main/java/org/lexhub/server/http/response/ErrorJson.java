package org.lexhub.server.http.response;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;

/** Writes errors as JSON, all in one shape. */
public final class ErrorJson {
  private static final JsonName ERROR = JsonName.of("error");
  private static final JsonName CODE = JsonName.of("code");
  private static final JsonName MESSAGE = JsonName.of("message");
  private static final JsonName PARAM = JsonName.of("param");
  private static final JsonName ALLOWED = JsonName.of("allowed");
  private static final JsonName REQUEST_ID = JsonName.of("request_id");

  private ErrorJson() {}

  /**
   * Writes the member {@code error} of the current object.
   *
   * @param requestId the id of the request, or null to leave it out
   */
  public static void write(JsonOut json, ApiError error, @Nullable String requestId) {
    json.name(ERROR).beginObject();
    json.name(CODE).ascii(error.code());
    json.name(MESSAGE).string(error.text());
    if (error.param() != null) {
      json.name(PARAM).string(error.param());
    }
    List<String> allowed = error.allowed();
    if (allowed != null) {
      json.name(ALLOWED).beginArray();
      for (String value : allowed) {
        json.string(value);
      }
      json.endArray();
    }
    if (requestId != null) {
      json.name(REQUEST_ID).string(requestId);
    }
    json.endObject();
  }
}
